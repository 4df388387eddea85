import { expect, test } from 'vitest'
import { audit } from '../../contract/audit.ts'
import { orders } from '../../contract/orders.ts'
import { products } from '../../contract/products.ts'
import { users } from '../../contract/users.ts'
import { formOf } from '../testing/forms.ts'
import { orderBody } from '../testing/order-bodies.ts'
import { openTestShop } from '../testing/test-shop.ts'

const shop = await openTestShop()
const superuser = await shop.person('superuser')
const admin = await shop.person('admin')

const newest = async () => (await shop.call(audit.list, { as: superuser })).body.entries[0]
const by = (person: { id: number; name: string }) => ({ id: person.id, name: person.name })

test('a product leaves its traces: created, changed field by field, deleted', async () => {
  const { body: mug } = await shop.call(products.create, {
    as: admin,
    ...formOf({ name: 'Mug', price: '20', countInStock: '10' }),
  })
  const subject = { subject: 'product', subjectId: mug.id, actor: by(admin) }
  expect(await newest()).toMatchObject({
    ...subject,
    at: expect.stringMatching(/^\d{4}-.*Z$/),
    action: 'created',
    before: {},
    after: { name: 'Mug', price: 2000, stock: 10 },
  })
  const form = formOf({ name: 'Mug', price: '25', countInStock: '7' })
  await shop.call(products.update, { as: admin, id: mug.id, ...form })
  expect(await newest()).toMatchObject({
    ...subject,
    action: 'changed',
    before: { price: 2000, stock: 10 },
    after: { price: 2500, stock: 7 },
  })
  expect(Object.keys((await newest())?.after ?? {})).toEqual(['price', 'stock'])
  const before = await newest()
  await shop.call(products.update, { as: admin, id: mug.id, ...form })
  expect(await newest()).toEqual(before)
  await shop.call(products.delete, { as: superuser, id: mug.id })
  expect(await newest()).toMatchObject({
    action: 'deleted',
    actor: by(superuser),
    before: { name: 'Mug', price: 2500 },
    after: {},
  })
})

test('rights given, an account deleted and an order delivered are written down', async () => {
  const zoe = await shop.person()
  await shop.call(users.update, { as: superuser, id: zoe.id, body: { isAdmin: true } })
  expect(await newest()).toMatchObject({
    subject: 'user',
    subjectId: zoe.id,
    before: { role: 'customer' },
    after: { role: 'admin' },
  })
  const order = await shop.call(orders.add, { as: zoe, body: orderBody([await shop.product(), 1]) })
  await shop.call(orders.deliver, { as: admin, id: order.body.id })
  expect(await newest()).toMatchObject({
    subject: 'order',
    subjectId: order.body.id,
    action: 'delivered',
    after: { deliveredAt: expect.any(String) },
  })
  await shop.call(users.delete, { as: superuser, id: zoe.id })
  expect(await newest()).toMatchObject({ action: 'deleted', before: { email: zoe.email } })
})

test('a new password is written down without the password', async () => {
  const zoe = await shop.person()
  const { body: profile } = await shop.call(users.profile, { as: zoe })
  const body = { ...profile, name: 'Zoe B', password: 'a brand new one' }
  await shop.call(users.updateProfile, { as: zoe, body })
  expect(await newest()).toMatchObject({
    actor: { id: zoe.id },
    before: { name: 'Zoe' },
    after: { name: 'Zoe B', password: 'changed' },
  })
  expect(JSON.stringify(await newest())).not.toContain('brand new')
})

test('what was refused leaves no trace', async () => {
  const before = await newest()
  await shop.call(users.delete, { as: admin, id: superuser.id })
  await shop.call(users.update, { as: superuser, id: superuser.id, body: { isAdmin: false } })
  await shop.call(products.delete, { as: admin, id: 999_999 })
  expect(await newest()).toEqual(before)
})

test('the log outlives the people in it, and has pages', async () => {
  const temp = await shop.person('admin')
  for (let n = 0; n < 51; n++) {
    await shop.call(products.create, { as: temp, ...formOf({ name: `Plate ${n}` }) })
  }
  await shop.call(users.delete, { as: superuser, id: temp.id })
  const first = await shop.call(audit.list, { as: superuser })
  expect(first.body.entries).toHaveLength(50)
  expect(first.body.entries[1]?.actor).toEqual({ id: null, name: temp.name })
  const last = await shop.call(audit.list, { as: superuser, query: { page: '99' } })
  expect(last.body.page).toBe(first.body.pages)
})

test('entries say what their subject is called and whether it is still there', async () => {
  const { body: cup } = await shop.call(products.create, { as: admin, ...formOf({ name: 'Cup' }) })
  await shop.call(products.update, {
    as: admin,
    id: cup.id,
    ...formOf({ name: 'Cup', price: '3' }),
  })
  const changed = { action: 'changed', subjectName: 'Cup' }
  expect(await newest()).toMatchObject({ ...changed, subjectExists: true })
  await shop.call(products.delete, { as: admin, id: cup.id })
  expect(await newest()).toMatchObject({ subjectName: 'Cup', subjectExists: false })
  const order = await shop.call(orders.add, {
    as: admin,
    body: orderBody([await shop.product(), 1]),
  })
  await shop.call(orders.deliver, { as: admin, id: order.body.id })
  expect(await newest()).toMatchObject({ subject: 'order', subjectName: null, subjectExists: true })
  const gone = await shop.person()
  await shop.call(users.delete, { as: superuser, id: gone.id })
  expect(await newest()).toMatchObject({ subjectName: gone.name, subjectExists: false })
})

test('the log is chosen by kind, by the id of anybody or anything, and by who did it', async () => {
  const { body: tray } = await shop.call(products.create, {
    as: admin,
    ...formOf({ name: 'Tray' }),
  })
  const one = await shop.person('admin')
  await shop.db.updateTable('users').set({ name: 'O_Mé 100%' }).where('id', '=', one.id).execute()
  await shop.call(products.update, { as: one, id: tray.id, ...formOf({ name: 'Big Tray' }) })
  const find = async (query: Record<string, string>) =>
    (await shop.call(audit.list, { as: superuser, query })).body.entries
  expect((await find({ search: `#${tray.id}`, subject: 'product' })).slice(0, 2)).toMatchObject([
    { action: 'changed', actor: { id: one.id } },
    { action: 'created', subjectName: 'Big Tray' },
  ])
  expect(await find({ search: `${one.id}` })).toContainEqual(
    expect.objectContaining({ subject: 'product', subjectId: tray.id }),
  )
  for (const search of ['o_m', '100%', ' O_Mé ']) {
    expect((await find({ search })).map(({ actor }) => actor.id)).toEqual([one.id])
  }
  expect(await find({ search: 'o%m' })).toEqual([])
  const kinds = new Set((await find({ subject: 'user' })).map(({ subject }) => subject))
  expect([...kinds]).toEqual(['user'])
  expect(await find({ subject: 'nonsense' })).toEqual(await find({}))
})
