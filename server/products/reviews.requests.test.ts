import { expect, test } from 'vitest'
import { products } from '../../contract/products.ts'
import { openTestShop } from '../testing/test-shop.ts'

const shop = await openTestShop()
const people = await Promise.all(Array.from({ length: 8 }, () => shop.person()))
const [zoe, ida] = people

test('a review is shown with its product, newest first, and counts in the rating', async () => {
  const { id } = await shop.product()
  const first = await shop.call(products.review, {
    as: zoe,
    id,
    body: { rating: 5, comment: '  Lovely.\n<b>Really</b> ' },
  })
  expect(first.status).toBe(201)
  await shop.call(products.review, { as: ida, id, body: { rating: '4', comment: '' } })
  const { body } = await shop.call(products.get, { id })
  expect(body).toMatchObject({ rating: 4.5, numReviews: 2 })
  expect(body.reviews).toEqual([
    {
      _id: expect.any(Number),
      name: 'Zoe',
      rating: 4,
      comment: '',
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    },
    expect.objectContaining({ rating: 5, comment: 'Lovely.\n<b>Really</b>' }),
  ])
})

test('a second review by the same person is refused and changes nothing', async () => {
  const { id } = await shop.product()
  await shop.call(products.review, { as: zoe, id, body: { rating: 5, comment: 'Good.' } })
  const again = await shop.call(products.review, { as: zoe, id, body: { rating: 1, comment: '' } })
  expect(again).toMatchObject({ status: 409, body: { detail: 'Product already reviewed' } })
  const { body } = await shop.call(products.get, { id })
  expect(body).toMatchObject({ rating: 5, numReviews: 1 })
})

test('reviews that arrive at once are all counted', async () => {
  const { id } = await shop.product()
  const answers = await Promise.all(
    [...people, ...people].map(as =>
      shop.call(products.review, { as, id, body: { rating: 3, comment: '' } }),
    ),
  )
  expect(answers.filter(answer => answer.status === 201)).toHaveLength(8)
  expect(answers.filter(answer => answer.status === 409)).toHaveLength(8)
  const { body } = await shop.call(products.get, { id })
  expect(body).toMatchObject({ rating: 3, numReviews: 8 })
})

test('a review of a product that is not there is a 404', async () => {
  const review = { as: zoe, id: 999_999, body: { rating: 5, comment: '' } }
  expect((await shop.call(products.review, review)).status).toBe(404)
})

test('the top products are the best rated, at most five, and only rated ones', async () => {
  const shelf = await openTestShop()
  const critics = await Promise.all(Array.from({ length: 2 }, () => shelf.person()))
  const ratings = [[3, 3], [5, 5], [4], [5], [1], [2, 3], []]
  for (const [place, given] of ratings.entries()) {
    const { id } = await shelf.product({ name: `Mug ${place}` })
    for (const [n, rating] of given.entries()) {
      await shelf.call(products.review, { as: critics[n], id, body: { rating, comment: '' } })
    }
  }
  const { body } = await shelf.call(products.top)
  expect(body.map(product => [product.name, product.rating])).toEqual([
    ['Mug 1', 5],
    ['Mug 3', 5],
    ['Mug 2', 4],
    ['Mug 0', 3],
    ['Mug 5', 2.5],
  ])
})
