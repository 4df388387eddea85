import { expect, test } from 'vitest'
import { orders } from '../../contract/orders.ts'
import { products } from '../../contract/products.ts'
import { sales } from '../../contract/sales.ts'
import { orderBody } from '../../server/testing/order-bodies.ts'
import { openTestShop } from '../../server/testing/test-shop.ts'
import { makeProduct } from './make-products.ts'
import { seedShop } from './seed-shop.ts'

const shop = await openTestShop()
const admin = await shop.person('admin')
const own = await shop.product({ name: 'Our Own Mug' })
// What was summed before the seed must not hide the orders that it puts into the past.
await shop.call(sales.overview, { as: admin })
await seedShop(shop.db, { products: 30, orders: 50 })

const list = async (query: Record<string, string>) =>
  (await shop.call(products.list, { query })).body

test('generated products are counted, listed and found like any others', async () => {
  expect((await list({})).pages).toBe(Math.ceil(31 / 12))
  const { name } = makeProduct(own.id + 1, 0)
  expect((await list({ keyword: name })).products.map(product => product.name)).toContain(name)
  const misspelt = name.replace(/^(.)(.)/, '$2$1')
  expect((await list({ keyword: misspelt })).products.map(product => product.name)).toContain(name)
})

test('their ratings are those of their reviews', async () => {
  const all = await Promise.all(['1', '2', '3'].map(page => list({ page })))
  const rated = all.flatMap(page => page.products).filter(({ numReviews }) => numReviews > 0)
  expect(rated.length).toBeGreaterThan(0)
  for (const { id, rating, numReviews } of rated) {
    const { reviews } = (await shop.call(products.get, { id })).body
    const mean = reviews.reduce((sum, review) => sum + review.rating, 0) / reviews.length
    expect([reviews.length, rating]).toEqual([numReviews, Math.round(mean * 100) / 100])
  }
})

test('generated orders are on the list and in the sums of the administration', async () => {
  const page = await shop.call(orders.browse, { as: admin })
  expect(page.body.totals.all.count).toBe(50)
  const { days } = (await shop.call(sales.overview, { as: admin, query: { days: '365' } })).body
  expect(days.reduce((sum, day) => sum + day.orders, 0)).toBeGreaterThanOrEqual(49)
})

test('what is added afterwards gets numbers of its own', async () => {
  const mug = await shop.product({ name: 'Later Mug' })
  const { status } = await shop.call(orders.add, { as: admin, body: orderBody([mug, 1]) })
  expect(status).toBe(201)
})
