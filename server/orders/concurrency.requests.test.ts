import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { orders } from '../../contract/orders.ts'
import { orderBody } from '../testing/order-bodies.ts'
import { openTestShop } from '../testing/test-shop.ts'

const shop = await openTestShop({ poolSize: 20 })
const zoe = await shop.person()

const times = <T>(count: number, make: (n: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, n) => make(n)))

test('200 buyers of the last 10 items get exactly 10', async () => {
  const mug = await shop.product({ countInStock: '10' })
  const answers = await times(200, () =>
    shop.call(orders.add, { as: zoe, body: orderBody([mug, 1]) }),
  )
  const statuses = answers.map(answer => answer.status)
  expect(statuses.filter(status => status === 201)).toHaveLength(10)
  expect(statuses.filter(status => status === 409)).toHaveLength(190)
  expect(await shop.stockOf(mug.id)).toBe(0)
})

test('crossed carts never stop each other, and the books balance', async () => {
  const [a, b] = [
    await shop.product({ countInStock: '100' }),
    await shop.product({ countInStock: '100' }),
  ]
  const answers = await times(120, n =>
    shop.call(orders.add, {
      as: zoe,
      body: n % 2 ? orderBody([a, 1], [b, 1]) : orderBody([b, 1], [a, 1]),
    }),
  )
  const placed = answers.filter(answer => answer.status === 201).length
  expect(placed).toBe(100)
  expect(answers.every(answer => answer.status === 201 || answer.status === 409)).toBe(true)
  expect(await shop.stockOf(a.id)).toBe(0)
  expect(await shop.stockOf(b.id)).toBe(0)
})

test('one key sent twenty times at once makes one order', async () => {
  const mug = await shop.product()
  const headers = { 'idempotency-key': randomUUID() }
  const body = orderBody([mug, 1])
  const answers = await times(20, () => shop.call(orders.add, { as: zoe, headers, body }))
  const ids = answers.filter(answer => answer.status === 201).map(answer => answer.body.id)
  expect(new Set(ids).size).toBe(1)
  expect(answers.every(answer => answer.status === 201 || answer.status === 409)).toBe(true)
  expect(await shop.stockOf(mug.id)).toBe(9)
})
