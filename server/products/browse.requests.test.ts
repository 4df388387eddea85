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
