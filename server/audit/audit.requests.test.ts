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
