import { expect, test } from 'vitest'
import { audit } from '../../contract/audit.ts'
import { writeLine } from '../../contract/csv.ts'
import { type ImportPreview, imports } from '../../contract/imports.ts'
import { products } from '../../contract/products.ts'
import { formOf } from '../testing/forms.ts'
import { openTestShop } from '../testing/test-shop.ts'

const shop = await openTestShop()
const admin = await shop.person('admin')
const superuser = await shop.person('superuser')

const headers = { 'content-type': 'text/csv' }
const preview = (body: string) => shop.call(imports.preview, { as: admin, headers, body })
const apply = (body: string, { plan }: Pick<ImportPreview, 'plan'>) =>
  shop.call(imports.apply, { as: admin, headers, body, query: { plan } })

const fileOf = (...rows: string[][]) => rows.map(writeLine).join('')
const get = async (id: number) => (await shop.call(products.get, { id })).body
const find = async (keyword: string) =>
  (await shop.call(products.list, { query: { keyword } })).body.products.map(({ name }) => name)

/** Everything that an import may touch. */
async function everything() {
  const rows = await shop.db.selectFrom('products').selectAll().orderBy('id').execute()
  const log = await shop.db.selectFrom('audit_log').selectAll().orderBy('id').execute()
  return JSON.stringify([rows, log])
}

test('a preview tells line by line what would become of it, and writes nothing', async () => {
  const { id } = await shop.product({ name: 'Old Mug', price: '20.00', countInStock: '10' })
  const same = await shop.product({ name: 'Same Mug', price: '20.00' })
  const before = await everything()
  const { status, body } = await preview(
    fileOf(
      ['id', 'name', 'price', 'brand', 'category', 'stock'],
      ['', 'New Cup', '7.5', 'Nordlys', 'Kitchen', '3'],
      [`${id}`, 'Old Mug', '25', 'Nordlys', 'Kitchen', '9'],
      [`${same.id}`, 'Same Mug', '20.0', 'Nordlys', 'Kitchen', '10'],
      ['999999', 'Lost', '1', 'Nordlys', 'Kitchen', '1'],
      ['', ' ', '-1', 'Nordlys', '', 'many'],
    ),
  )
  expect(status).toBe(200)
  expect(body.counts).toEqual({ created: 1, changed: 1, unchanged: 1, refused: 2 })
  expect(body.lines).toMatchObject([
    {
      line: 2,
      outcome: 'created',
      id: null,
      name: 'New Cup',
      changes: expect.arrayContaining([
        { field: 'price', from: null, to: '7.50' },
        { field: 'stock', from: null, to: '3' },
      ]),
    },
    {
      line: 3,
      outcome: 'changed',
      id,
      changes: [
        { field: 'price', from: '20.00', to: '25.00' },
        { field: 'stock', from: '10', to: '9' },
      ],
    },
    { line: 4, outcome: 'unchanged', id: same.id, changes: [] },
    { line: 5, outcome: 'refused', problems: ['There is no such product.'] },
    {
      line: 6,
      outcome: 'refused',
      problems: [
        'name must be text of 1 to 200 characters.',
        'category must be text of 1 to 100 characters.',
        'price must be an amount in dollars from 0 to 999999, with at most two decimals.',
        'stock must be a whole number from 0 to 1000000.',
      ],
    },
  ])
  expect(await everything()).toBe(before)
})

test('an import creates and changes, is found by the search, and leaves its traces', async () => {
  const { id } = await shop.product({ name: 'Wooden Spoon', description: 'Stirs.' })
  const file = fileOf(
    ['id', 'name', 'price', 'brand', 'category'],
    [`${id}`, 'Silver Ladle', '30', 'Nordlys', 'Kitchen'],
    ['', 'Copper Kettle', '80', 'Åsgård', 'Kitchen'],
  )
  const { body: plan } = await preview(file)
  // Both are kept from here on, until the import drops them.
  expect((await get(id)).name).toBe('Wooden Spoon')
  expect(await find('copper kettle')).toEqual([])
  const { status, body } = await apply(file, plan)
  expect({ status, body }).toEqual({ status: 200, body: { created: 1, changed: 1, unchanged: 0 } })
  expect(await find('copper kettle')).toEqual(['Copper Kettle'])
  expect(await get(id)).toMatchObject({ name: 'Silver Ladle', price: '30.00', countInStock: 10 })
  expect((await get(id)).description).toBe('Stirs.')
  expect(await find('silver ladle')).toEqual(['Silver Ladle'])
  expect(await find('wooden spoon')).toEqual([])
  // A typing error: the words are known as well.
  expect(await find('asgord')).toEqual(['Copper Kettle'])
  const { body: log } = await shop.call(audit.list, { as: superuser })
  expect(log.entries.slice(0, 2)).toMatchObject([
    {
      action: 'changed',
      subjectId: id,
      actor: { id: admin.id },
      before: { name: 'Wooden Spoon', price: 2000 },
      after: { name: 'Silver Ladle', price: 3000 },
    },
    { action: 'created', after: { name: 'Copper Kettle', price: 8000, stock: 0, description: '' } },
  ])
  expect(Object.keys(log.entries[0]?.after ?? {})).toEqual(['name', 'price'])
  const made = await get(log.entries[1]?.subjectId ?? 0)
  expect(made).toMatchObject({ name: 'Copper Kettle', image: '/media/placeholder-800.webp' })
})

test('an export that is imported as it is changes nothing', async () => {
  const text = '=SUM(A1), "+1"; \'@x\'\n-1'
  const made = await shop.product({ name: "'=1+1", brand: '@home', description: text })
  const { body: file } = await shop.call(products.export, { as: admin })
  const { body: plan } = await preview(file)
  expect(plan.counts).toEqual({ created: 0, changed: 0, unchanged: plan.lines.length, refused: 0 })
  expect(plan.lines.map(({ id }) => id)).toContain(made.id)
  const before = await everything()
  expect((await apply(file, plan)).status).toBe(200)
  expect(await everything()).toBe(before)
})

test('the same id twice is refused on both lines, and so is what cannot be an id', async () => {
  const { id } = await shop.product()
  const { body } = await preview(
    fileOf(['id', 'stock'], [`${id}`, '1'], ['x', '1'], [`${id}`, '2'], ['', '3']),
  )
  const twice = 'id is on 2 lines, first on line 2.'
  expect(body.lines.map(({ problems }) => problems)).toEqual([
    [twice],
    ['id must be a whole number.'],
    [twice],
    ['name is missing.', 'brand is missing.', 'category is missing.', 'price is missing.'],
  ])
})

test('an image is the own one or another of the shop; nothing else is', async () => {
  const picture = await import('sharp').then(({ default: sharp }) =>
    sharp({ create: { width: 20, height: 20, channels: 3, background: '#a52' } })
      .png()
      .toBuffer(),
  )
  const form = formOf({}, { bytes: picture, filename: 'a.png' })
  const { body: owner } = await shop.call(products.create, { as: admin, ...form })
  const { id } = await shop.product()
  const wrong = [
    'a\0b',
    '/media/../shop.sqlite',
    'https://elsewhere.example/x.webp',
    '/media/none-800.webp',
  ]
  const refused = await preview(fileOf(['id', 'image'], ...wrong.map(image => [`${id}`, image])))
  for (const { problems } of refused.body.lines) {
    expect(problems).toContain(
      'image must be a picture that the shop has, like "/media/…-800.webp".',
    )
  }
  const file = fileOf(['id', 'image'], [`${id}`, owner.image], [`${owner.id}`, ''])
  const { body: plan } = await preview(file)
  expect(plan.lines.map(({ outcome }) => outcome)).toEqual(['changed', 'unchanged'])
  await apply(file, plan)
  expect((await get(id)).image).toBe(owner.image)

  const back = fileOf(
    ['id', 'image'],
    [`${id}`, '/media/placeholder-800.webp'],
    [`${owner.id}`, '/media/placeholder-800.webp'],
  )
  const { body: letGo } = await preview(back)
  expect((await shop.app.inject(owner.image)).statusCode).toBe(200)
  expect((await apply(back, letGo)).status).toBe(200)
  expect((await shop.app.inject(owner.image)).statusCode).toBe(404)
})

test('a file with a refused line is not imported at all', async () => {
  const { id } = await shop.product()
  const file = fileOf(['id', 'stock'], [`${id}`, '77'], ['999999', '1'])
  const { body: plan } = await preview(file)
  const before = await everything()
  expect(await apply(file, plan)).toMatchObject({
    status: 409,
    body: { detail: 'The file has lines that are refused. Nothing was imported.' },
  })
  expect(await everything()).toBe(before)
})

test('what changed since the preview is not overwritten unseen', async () => {
  const { id } = await shop.product({ countInStock: '10' })
  const bystander = await shop.product()
  const file = fileOf(['id', 'stock'], [`${id}`, '12'])
  const { body: plan } = await preview(file)
  const sell = (product: number) =>
    shop.db.updateTable('products').set({ stock: 9 }).where('id', '=', product).execute()
  await sell(bystander.id)
  await sell(id)
  const before = await everything()
  expect(await apply(file, plan)).toMatchObject({
    status: 409,
    body: { detail: expect.stringMatching(/changed since the preview\. Nothing was imported\.$/) },
  })
  const other = fileOf(['id', 'stock'], [`${id}`, '13'])
  expect((await apply(other, plan)).status).toBe(409)
  expect(await everything()).toBe(before)
  const { body: again } = await preview(file)
  await sell(bystander.id)
  expect((await apply(file, again)).status).toBe(200)
  expect(await shop.stockOf(id)).toBe(12)
})

test('an import that is sent twice happens once, and both are told the same', async () => {
  const file = fileOf(['name', 'brand', 'category', 'price'], ['Twin', 'Nordlys', 'Kitchen', '1'])
  const { body: plan } = await preview(file)
  const answers = [...(await Promise.all([apply(file, plan), apply(file, plan)]))]
  answers.push(await apply(file, plan))
  for (const { status, body } of answers) {
    expect({ status, body }).toEqual({
      status: 200,
      body: { created: 1, changed: 0, unchanged: 0 },
    })
  }
  expect(await find('twin')).toEqual(['Twin'])
  const { body: anew } = await preview(file)
  expect((await apply(file, anew)).body.created).toBe(1)
  expect(await find('twin')).toHaveLength(2)
})

test('an import that fails on its way leaves nothing behind', async () => {
  const broken = await openTestShop()
  const keeper = await broken.person('admin')
  const rows = Array.from({ length: 250 }, (_, n) => [`Cup ${n}`, 'Nordlys', 'Kitchen', '1'])
  const body = fileOf(['name', 'brand', 'category', 'price'], ...rows)
  const send = { as: keeper, headers, body }
  const { plan } = (await broken.call(imports.preview, send)).body
  // The words of the search are the last thing that is written.
  await broken.db.schema.dropTable('search_words').execute()
  const { status } = await broken.call(imports.apply, { ...send, query: { plan } })
  expect(status).toBe(500)
  expect(await broken.db.selectFrom('products').select('id').execute()).toEqual([])
  expect(await broken.db.selectFrom('audit_log').select('id').execute()).toEqual([])
  expect(await broken.db.selectFrom('product_imports').select('plan').execute()).toEqual([])
})

test('a file over 10 MB is too large, and a plan that is none is refused', async () => {
  expect(await preview('x'.repeat(10 * 1024 * 1024 + 1))).toMatchObject({
    status: 413,
    body: { detail: 'The file must be at most 10 MB.' },
  })
  expect(await preview('')).toMatchObject({ status: 400, body: { detail: 'The file is empty.' } })
  expect(await apply('name\nMug\n', { plan: 'nonsense' })).toMatchObject({
    status: 400,
    body: { detail: 'plan must be the plan of a preview.' },
  })
})
