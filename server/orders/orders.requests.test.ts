import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { orders } from '../../contract/orders.ts'
import { products } from '../../contract/products.ts'
import { users } from '../../contract/users.ts'
import { orderBody } from '../testing/order-bodies.ts'
import { openTestShop } from '../testing/test-shop.ts'

const shop = await openTestShop()
const zoe = await shop.person()
const admin = await shop.person('admin')

test('an order takes the stock and answers with everything it holds', async () => {
  const mug = await shop.product({ name: 'Blue Mug', price: '20.00', countInStock: '5' })
  const body = orderBody([mug, 2])
  const placed = await shop.call(orders.add, { as: zoe, body })
  expect(placed.status).toBe(201)
  expect(placed.body).toEqual({
    id: expect.any(Number),
    user: { id: zoe.id, name: zoe.name, email: zoe.email },
    shippingAddress: body.shippingAddress,
    paymentMethod: 'PayPal',
    orderItems: [
      {
        id: expect.any(Number),
        product: mug.id,
        name: 'Blue Mug',
        image: '/media/placeholder-800.webp',
        quantity: 2,
        price: '20.00',
      },
    ],
    itemsPrice: '40.00',
    shippingPrice: '10.00',
    taxPrice: '6.00',
    totalPrice: '56.00',
    isPaid: false,
    paidAt: null,
    isDelivered: false,
    deliveredAt: null,
    createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
  })
  expect(await shop.stockOf(mug.id)).toBe(3)
  expect((await shop.call(orders.get, { as: zoe, id: placed.body.id })).body).toEqual(placed.body)
})

test('an order past the stock is refused with every reason and takes nothing', async () => {
  const mug = await shop.product({ name: 'Red Mug', countInStock: '2' })
  const cup = await shop.product({ name: 'Gold Cup', countInStock: '0' })
  const bowl = await shop.product({ name: 'Bowl', countInStock: '9' })
  const body = orderBody([bowl, 1], [mug, 3], [cup, 1])
  const refused = await shop.call(orders.add, { as: zoe, body })
  expect(refused.status).toBe(409)
  expect(refused.body).toEqual({ detail: 'Only 2 left of Red Mug. Gold Cup is sold out.' })
  expect(await shop.stockOf(bowl.id)).toBe(9)
  expect(await shop.stockOf(mug.id)).toBe(2)
})

test('the same product on two lines is summed before the stock is asked', async () => {
  const mug = await shop.product({ countInStock: '3' })
  const refused = await shop.call(orders.add, { as: zoe, body: orderBody([mug, 2], [mug, 2]) })
  expect(refused.status).toBe(409)
  const placed = await shop.call(orders.add, { as: zoe, body: orderBody([mug, 1], [mug, 2]) })
  expect(placed.status).toBe(201)
  expect(placed.body.orderItems).toMatchObject([{ product: mug.id, quantity: 3 }])
  expect(await shop.stockOf(mug.id)).toBe(0)
})

test('lines stay in the order of the cart', async () => {
  const [first, second] = [await shop.product(), await shop.product()]
  const { body } = await shop.call(orders.add, {
    as: zoe,
    body: orderBody([second, 1], [first, 1]),
  })
  expect(body.orderItems.map(item => item.product)).toEqual([second.id, first.id])
})

test('prices may come as numbers, with a cent of other people’s rounding', async () => {
  const mug = await shop.product({ price: '4.10' })
  const body = orderBody([mug, 1])
  const numbers = { ...body, itemsPrice: 4.1, shippingPrice: 10, taxPrice: 0.61, totalPrice: 14.71 }
  expect(body.taxPrice).toBe('0.62')
  expect((await shop.call(orders.add, { as: zoe, body: numbers })).status).toBe(201)
})

test.each(['itemsPrice', 'shippingPrice', 'taxPrice', 'totalPrice'] as const)(
  'a %s that the shopper did not see is refused and takes nothing',
  async field => {
    const mug = await shop.product()
    const body = { ...orderBody([mug, 1]), [field]: '1.00' }
    const refused = await shop.call(orders.add, { as: zoe, body })
    expect(refused.status).toBe(409)
    expect(refused.body).toEqual({ detail: expect.stringContaining('Prices have changed') })
    expect(await shop.stockOf(mug.id)).toBe(10)
  },
)

test('a price in a line is ignored: the shop’s own counts', async () => {
  const mug = await shop.product({ price: '20.00' })
  const body = orderBody([mug, 1])
  const cheap = { ...body, orderItems: [{ ...body.orderItems[0], price: '0.01', name: 'Free' }] }
  const { status, body: order } = await shop.call(orders.add, { as: zoe, body: cheap })
  expect(status).toBe(201)
  expect(order.orderItems).toMatchObject([{ name: mug.name, price: '20.00' }])
})

test('a deleted product cannot be bought, and stays on the orders that have it', async () => {
  const mug = await shop.product({ name: 'Old Mug' })
  const { body: order } = await shop.call(orders.add, { as: zoe, body: orderBody([mug, 1]) })
  expect((await shop.call(products.delete, { as: admin, id: mug.id })).status).toBe(200)
  const refused = await shop.call(orders.add, { as: zoe, body: orderBody([mug, 1]) })
  expect(refused).toMatchObject({ status: 409, body: { detail: 'Old Mug is no longer sold.' } })
  const { body: again } = await shop.call(orders.get, { as: zoe, id: order.id })
  expect(again.orderItems).toMatchObject([{ name: 'Old Mug', price: '20.00' }])
})

test('orders list newest first, the own ones for a customer and all for an admin', async () => {
  const ida = await shop.person()
  const mug = await shop.product()
  const ids: number[] = []
  for (let n = 0; n < 3; n++) {
    const { body } = await shop.call(orders.add, { as: ida, body: orderBody([mug, 1]) })
    ids.unshift(body.id)
  }
  const mine = await shop.call(orders.mine, { as: ida })
  expect(mine.body.map(order => order.id)).toEqual(ids)
  expect(mine.body[0]?.orderItems).toHaveLength(1)
  const all = await shop.call(orders.all, { as: admin })
  expect(all.body.map(order => order.id)).toEqual(
    all.body.map(order => order.id).toSorted((a, b) => b - a),
  )
  expect(all.body.length).toBeGreaterThan(3)
})

test('an order is delivered once', async () => {
  const mug = await shop.product()
  const { body: order } = await shop.call(orders.add, { as: zoe, body: orderBody([mug, 1]) })
  const delivered = await shop.call(orders.deliver, { as: admin, id: order.id, body: {} })
  expect(delivered.status).toBe(200)
  expect(delivered.body).toMatchObject({ isDelivered: true, deliveredAt: expect.any(String) })
  const again = await shop.call(orders.deliver, { as: admin, id: order.id })
  expect(again.status).toBe(409)
  const { body: after } = await shop.call(orders.get, { as: zoe, id: order.id })
  expect(after.deliveredAt).toBe(delivered.body.deliveredAt)
})

test('an order outlives the account of its customer', async () => {
  const ida = await shop.person()
  const mug = await shop.product()
  const { body: order } = await shop.call(orders.add, { as: ida, body: orderBody([mug, 1]) })
  await shop.call(users.delete, { as: admin, id: ida.id })
  const { body } = await shop.call(orders.get, { as: admin, id: order.id })
  expect(body.user).toEqual({ id: null, name: ida.name, email: ida.email })
})

test('the same key and body give the first answer again, and take stock once', async () => {
  const mug = await shop.product()
  const headers = { 'idempotency-key': randomUUID() }
  const body = orderBody([mug, 1])
  const first = await shop.call(orders.add, { as: zoe, headers, body })
  const second = await shop.call(orders.add, { as: zoe, headers, body })
  expect(second.status).toBe(201)
  expect(second.body).toEqual(first.body)
  expect(await shop.stockOf(mug.id)).toBe(9)
})

test('the same key with another body is refused', async () => {
  const mug = await shop.product()
  const headers = { 'idempotency-key': randomUUID() }
  await shop.call(orders.add, { as: zoe, headers, body: orderBody([mug, 1]) })
  const other = await shop.call(orders.add, { as: zoe, headers, body: orderBody([mug, 2]) })
  expect(other.status).toBe(422)
  expect(await shop.stockOf(mug.id)).toBe(9)
})

test('the same key of another person is another key', async () => {
  const mug = await shop.product()
  const headers = { 'idempotency-key': randomUUID() }
  const body = orderBody([mug, 1])
  const first = await shop.call(orders.add, { as: zoe, headers, body })
  const second = await shop.call(orders.add, { as: admin, headers, body })
  expect(second.status).toBe(201)
  expect(second.body.id).not.toBe(first.body.id)
})

test('a refused order does not use up its key', async () => {
  const mug = await shop.product({ countInStock: '0' })
  const headers = { 'idempotency-key': randomUUID() }
  const body = orderBody([mug, 1])
  expect((await shop.call(orders.add, { as: zoe, headers, body })).status).toBe(409)
  await shop.db.updateTable('products').set({ stock: 1 }).where('id', '=', mug.id).execute()
  expect((await shop.call(orders.add, { as: zoe, headers, body })).status).toBe(201)
})
