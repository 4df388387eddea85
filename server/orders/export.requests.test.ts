import { parse } from 'csv-parse/sync'
import { expect, test } from 'vitest'
import { type Order, orders } from '../../contract/orders.ts'
import { users } from '../../contract/users.ts'
import { orderBody } from '../testing/order-bodies.ts'
import { openTestShop } from '../testing/test-shop.ts'

const shop = await openTestShop()
const zoe = await shop.person()
const admin = await shop.person('admin')

const read = (text: string): Record<string, string>[] => parse(text, { bom: true, columns: true })

async function place(count: number) {
  const mug = await shop.product({ name: 'Blue Mug, "large"', price: '12.00', countInStock: '999' })
  const cup = await shop.product({ name: 'Cup', price: '5.50', countInStock: '999' })
  const body = orderBody([mug, 2], [cup, 1])
  const placed: Order[] = []
  // One after the other: they would all wait for the stock of the same two products.
  for (let n = 0; n < count; n++) {
    placed.unshift((await shop.call(orders.add, { as: zoe, body })).body)
  }
  return placed
}

test('a list of more than one piece is whole, newest first, with the items of every order', async () => {
  const placed = await place(110)
  const { body, headers } = await shop.call(orders.all, { as: admin })
  expect(headers['content-type']).toBe('application/json; charset=utf-8')
  expect(body).toEqual(placed)
})

test('every order is a line of the export', async () => {
  const [order] = await place(1)
  const delivered = await shop.call(orders.deliver, { as: admin, id: order?.id ?? 0 })
  const { body, headers } = await shop.call(orders.export, { as: admin })
  expect(headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': expect.stringMatching(/^attachment; filename="orders-[\d-]{10}\.csv"$/),
    'cache-control': 'no-store',
  })
  const lines = read(body)
  const all = await shop.call(orders.all, { as: admin })
  expect(lines.map(({ id }) => Number(id))).toEqual(all.body.map(({ id }) => id))
  expect(lines[0]).toEqual({
    id: `${order?.id}`,
    placed: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
    customer: zoe.name,
    email: zoe.email,
    address: '1 Long Lane',
    city: 'Leiden',
    'postal code': '2311',
    country: 'Netherlands',
    'payment method': 'PayPal',
    'items price': '29.50',
    shipping: '10.00',
    tax: '4.43',
    total: '43.93',
    paid: '',
    delivered: delivered.body.deliveredAt?.slice(0, 19).replace('T', ' '),
    items: '2 x Blue Mug, "large" @ 12.00; 1 x Cup @ 5.50',
  })
})

test('what a customer typed is no formula in the export', async () => {
  const { body: profile } = await shop.call(users.profile, { as: zoe })
  const name = '=HYPERLINK("https://evil.example","Zoë")'
  await shop.call(users.updateProfile, { as: zoe, body: { ...profile, name } })
  await place(1)
  const { body } = await shop.call(orders.export, { as: admin })
  expect(body.split('\r\n')[1]).toContain(`,"'=HYPERLINK(""https://evil.example"",""Zoë"")",`)
  expect(read(body)[0]?.customer).toBe(`'${name}`)
})

test('an export that cannot be read is refused, and no file begins', async () => {
  const lonely = await openTestShop()
  const keeper = await lonely.person('admin')
  await lonely.db.schema.dropTable('order_items').execute()
  const { status, headers } = await lonely.call(orders.export, { as: keeper })
  expect(status).toBe(500)
  expect(headers['content-type']).toBe('application/json; charset=utf-8')
  expect(headers).not.toHaveProperty('content-disposition')
})
