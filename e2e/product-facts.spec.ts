import { makeProduct } from './filling.ts'
import { hold } from './holding.ts'
import { enterAs } from './people.ts'
import { register } from './placing.ts'
import { expect, test } from './shop.ts'

for (const [stock, most] of [
  ['3', 3],
  ['25', 10],
] as const) {
  test(`of ${stock} in stock one can choose 1 to ${most}`, async ({ page, request }) => {
    const { id } = await makeProduct(request, { countInStock: stock })
    await page.goto(`/product/${id}`)
    const quantities = Array.from({ length: most }, (_, place) => String(place + 1))
    await expect(page.getByLabel('Quantity').getByRole('option')).toHaveText(quantities)
    await expect(page.getByText('In Stock')).toBeVisible()
  })
}

test('what is sold out says so and cannot be bought', async ({ page, request }) => {
  const { id } = await makeProduct(request, { countInStock: '0' })
  await page.goto(`/product/${id}`)
  await expect(page.getByText('Out of Stock')).toBeVisible()
  for (const name of ['Add To Cart', 'Checkout Now']) {
    await expect(page.getByRole('button', { name })).toBeDisabled()
  }
})

test('a product without reviews says so, and asks visitors to sign in to write one', async ({
  page,
  request,
}) => {
  const { id } = await makeProduct(request)
  await page.goto(`/product/${id}`)
  await expect(page.getByRole('heading', { name: 'No Reviews Yet' })).toBeVisible()
  await expect(page.getByText('Please sign in to write a review')).toBeVisible()
  await expect(page.getByLabel('Rating')).toBeHidden()
  await page.getByRole('main').getByRole('link', { name: 'sign in' }).click()
  await expect(page).toHaveURL(`/login?redirect=%2Fproduct%2F${id}`)
})

test('reviews make half stars, carry their day, and are sent once', async ({ page, request }) => {
  const { id } = await makeProduct(request)
  const joost = await register(request, 'Joost')
  await request.post(`/api/products/${id}/review/`, {
    headers: { authorization: `Bearer ${joost.token}` },
    data: { rating: 5, comment: 'Warm' },
  })
  await enterAs(page, await register(request, 'Mara'))
  const send = await hold(page, '**/review/')
  await page.goto(`/product/${id}`)
  const rating = page.getByLabel('Rating')
  await expect(rating.getByRole('option')).toHaveText([
    'Select...',
    '1 Poor',
    '2 Fair',
    '3 Good',
    '4 Very Good',
    '5 Excellent',
  ])
  await expect(rating).toHaveValue('0')
  await rating.selectOption('4 Very Good')
  await page.getByRole('button', { name: 'Submit' }).dblclick()
  await expect(page.getByRole('button', { name: 'Sending…' })).toBeDisabled()
  send()
  await expect(page.getByRole('article').getByRole('time')).toHaveText([
    new Date().toISOString().slice(0, 10),
    new Date().toISOString().slice(0, 10),
  ])
  const stars = page.getByRole('img', { name: 'Rated 4.5 of 5' }).first()
  await expect(stars).toHaveClass(/\bstars-9\b/)
  await expect(page.getByText('from 2 reviews').first()).toBeVisible()
})
