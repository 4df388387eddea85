import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { orders } from '../../contract/orders.ts'
import { products } from '../../contract/products.ts'
import { touch } from '../db/touched.ts'
import { transaction } from '../db/transaction.ts'
import { getProduct, listProducts, topProducts } from '../products/browse-products.ts'
import { topicOf } from '../products/topics.ts'
import { formOf } from '../testing/forms.ts'
import { orderBody } from '../testing/order-bodies.ts'
import { openTestShop, type TestShop } from '../testing/test-shop.ts'

const shop = await openTestShop()
/** Another process would share the database, and nothing else. */
const other = await openTestShop({
  dataDir: shop.config.dataDir,
  ...(shop.config.databaseUrl && { databaseUrl: shop.config.databaseUrl }),
})

const mugs = await Promise.all(
  Array.from({ length: 20 }, (_, place) => shop.product({ name: `Mug ${place}` })),
)

/** Each address with what it has to answer, read without any cache. */
const questions: [string, () => Promise<unknown>][] = [
  ...[{}, { page: '2' }, { keyword: 'mug' }, { sort: 'stock' }, { sort: '-rating' }].map(
    (query): [string, () => Promise<unknown>] => [
      `/api/products/?${new URLSearchParams(query)}`,
      () => listProducts(shop.db, query),
    ],
  ),
  ['/api/products/top/', () => topProducts(shop.db)],
  ...mugs.map(({ id }): [string, () => Promise<unknown>] => [
    `/api/products/${id}/`,
    () => getProduct(shop.db, id).catch(() => ({ detail: 'There is no such product.' })),
  ]),
]

async function whatIsOld({ app }: TestShop): Promise<string[]> {
  const old: string[] = []
  for (const [url, read] of questions) {
    const { body } = await app.inject(url)
    if (JSON.stringify(JSON.parse(body)) !== JSON.stringify(await read())) old.push(url)
  }
  return old
}

const admin = await shop.person('admin')
const any = <T>(list: T[]) => list[Math.floor(Math.random() * list.length)] as T

const writes: Record<string, () => Promise<{ status: number }>> = {
  async order() {
    return shop.call(orders.add, { as: admin, body: orderBody([any(mugs), 1], [any(mugs), 1]) })
  },
  async review() {
    const as = await shop.person()
    const body = { rating: any([1, 3, 5]), comment: 'Mine.' }
    return shop.call(products.review, { as, id: any(mugs).id, body })
  },
  async change() {
    const form = formOf({ name: `Mug ${Math.random()}`, price: '20.00' })
    return shop.call(products.update, { as: admin, id: any(mugs).id, ...form })
  },
  async create() {
    return shop.call(products.create, { as: admin, ...formOf({ name: 'New mug' }) })
  },
  async delete() {
    return shop.call(products.delete, { as: admin, id: any(mugs).id })
  },
}

test('after every write, every public answer of the process that wrote is new', async () => {
  expect(await whatIsOld(shop)).toEqual([])
  for (let round = 0; round < 12; round++) {
    for (const [name, write] of Object.entries(writes)) {
      if (name === 'delete' && round % 4 !== 0) continue
      await write()
      expect([name, await whatIsOld(shop)]).toEqual([name, []])
    }
  }
})

test('another process on the same database is new within a second', async () => {
  expect(await whatIsOld(other)).toEqual([])
  for (const [name, write] of Object.entries(writes)) {
    await write()
    const endsAt = Date.now() + 1000
    let old = await whatIsOld(other)
    while (old.length > 0 && Date.now() < endsAt) {
      await sleep(20)
      old = await whatIsOld(other)
    }
    expect([name, old]).toEqual([name, []])
  }
})

test('while a transaction takes its time, others read what was before, and afterwards what is', async () => {
  const { id } = await shop.product({ name: 'Before' })
  const ask = async () => (await shop.app.inject(`/api/products/${id}/`)).json().name
  const during = await transaction(shop.db, async trx => {
    await trx.updateTable('products').set({ name: 'After' }).where('id', '=', id).execute()
    touch(trx, topicOf({ id }))
    return ask()
  })
  expect([during, await ask()]).toEqual(['Before', 'After'])
})

test('an answer that has not changed is not sent again; one that has is', async () => {
  const { id } = await shop.product()
  const url = `/api/products/${id}/`
  const first = await shop.app.inject(url)
  expect(first.headers).toMatchObject({
    'cache-control': 'public, max-age=0, must-revalidate',
    'content-type': 'application/json; charset=utf-8',
    'x-content-type-options': 'nosniff',
  })
  const ask = () =>
    shop.app.inject({ url, headers: { 'if-none-match': `"other", ${first.headers.etag}` } })
  expect(await ask()).toMatchObject({ statusCode: 304, body: '' })
  await shop.call(orders.add, { as: admin, body: orderBody([{ id, price: '20.00' }, 1]) })
  const after = await ask()
  expect(after.statusCode).toBe(200)
  expect(after.json().countInStock).toBe(9)
})

test('every answer has an id of its own, and the encoding that was asked for', async () => {
  const ask = (encoding: string) =>
    shop.app.inject({ url: '/api/products/', headers: { 'accept-encoding': encoding } })
  const plain = await shop.app.inject('/api/products/')
  for (const encoding of ['br', 'gzip']) {
    for (const answer of [await ask(encoding), await ask(`deflate, ${encoding};q=0.5`)]) {
      expect(answer.headers['content-encoding']).toBe(encoding)
      expect(answer.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2)
      expect(answer.headers.vary).toBe('accept-encoding')
    }
  }
  expect((await ask('br;q=0, identity')).body).toBe(plain.body)
  const [one, two] = [await ask('br'), await ask('br')]
  expect(one.headers['x-request-id']).not.toBe(two.headers['x-request-id'])
})
