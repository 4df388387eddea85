import { expect, test } from 'vitest'
import { products } from '../../contract/products.ts'
import { openTestShop } from '../testing/test-shop.ts'

const shop = await openTestShop()

test('an empty shop has one empty page', async () => {
  const { status, body } = await shop.call(products.list)
  expect(status).toBe(200)
  expect(body).toEqual({ products: [], page: 1, pages: 1 })
})

test('the newest products come first, twelve a page, in the shapes of the wire', async () => {
  for (let n = 1; n <= 13; n++) await shop.product({ name: `Mug ${n}`, price: '4.5' })
  const { body } = await shop.call(products.list)
  expect(body.products.map(product => product.name)).toEqual(
    Array.from({ length: 12 }, (_, n) => `Mug ${13 - n}`),
  )
  expect(body.pages).toBe(2)
  expect(body.products[0]).toEqual({
    id: expect.any(Number),
    name: 'Mug 13',
    image: '/media/placeholder-800.webp',
    price: '4.50',
    rating: 0,
    numReviews: 0,
    description: 'Holds coffee.',
    brand: 'Nordlys',
    category: 'Kitchen',
    countInStock: 10,
  })
})

test.each([
  ['2', 2, 1],
  ['99', 2, 1],
  ['abc', 1, 12],
  ['-1', 1, 12],
  ['0', 1, 12],
  ['1e9', 1, 12],
  ['', 1, 12],
])('page %j is page %i with %i products', async (page, number, count) => {
  const { status, body } = await shop.call(products.list, { query: { page } })
  expect(status).toBe(200)
  expect(body.page).toBe(number)
  expect(body.products).toHaveLength(count)
})

test('a path without its last slash answers too', async () => {
  const { statusCode } = await shop.app.inject('/api/products')
  expect(statusCode).toBe(200)
})

test('a product that does not exist is a 404 with a sentence', async () => {
  for (const id of [999_999, 'abc', '1e3', '0x1', '99999999999999999999']) {
    const { status, body } = await shop.call(products.get, { id })
    expect(status).toBe(404)
    expect(body).toEqual({ detail: expect.stringMatching(/\.$/) })
  }
})

test('the products on sale are counted through every change of them', async () => {
  const counted = async () => {
    const { on_sale } = await shop.db
      .selectFrom('shelf')
      .select('on_sale')
      .executeTakeFirstOrThrow()
    const rows = await shop.db
      .selectFrom('products')
      .where('deleted_at', 'is', null)
      .select('id')
      .execute()
    expect(on_sale).toBe(rows.length)
    return on_sale
  }
  const before = await counted()
  const [one, two, three] = [await shop.product(), await shop.product(), await shop.product()]
  expect(await counted()).toBe(before + 3)
  const admin = await shop.person('admin')
  await shop.call(products.delete, { as: admin, id: one.id })
  await shop.call(products.delete, { as: admin, id: one.id })
  expect(await counted()).toBe(before + 2)
  await shop.db.updateTable('products').set({ deleted_at: null }).execute()
  expect(await counted()).toBeGreaterThanOrEqual(before + 3)
  await shop.db.deleteFrom('products').where('id', 'in', [two.id, three.id]).execute()
  await counted()
  const { id: _, ...row } = await shop.db
    .selectFrom('products')
    .where('id', '=', one.id)
    .selectAll()
    .executeTakeFirstOrThrow()
  const gone = { ...row, deleted_at: row.created_at }
  await shop.db.insertInto('products').values([row, row, gone, row]).execute()
  await counted()
})
