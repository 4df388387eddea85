import { expect, test } from './shop.ts'

test('what is added to the cart is said, counted, and there after a reload', async ({ page }) => {
  await page.goto('/product/81')
  await page.getByLabel('Quantity').selectOption('3')
  await page.getByRole('button', { name: 'Add To Cart' }).click()
  await expect(page.getByRole('status').getByText('3 added to your cart.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'View cart' })).toBeVisible()
  const cart = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: /^Cart/ })
  await expect(cart).toHaveText('Cart3 items')
  await page.reload()
  await expect(cart).toHaveText('Cart3 items')

  // Once more replaces the line.
  await page.getByRole('button', { name: 'Add To Cart' }).click()
  await expect(cart).toHaveText('Cart1 item')
})

test('Checkout Now leads to the cart', async ({ page }) => {
  await page.goto('/product/81')
  await page.getByLabel('Quantity').selectOption('2')
  await page.getByRole('button', { name: 'Checkout Now' }).click()
  await expect(page).toHaveURL('/cart')
})

test('broken and foreign values in the storage are dropped', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('cartItems', '[{"product":"x"},7,null]')
    localStorage.setItem('userInfo', '{"id":1,"name":')
    localStorage.setItem('shippingAddress', '"Rome"')
    localStorage.setItem('theme', 'purple')
  })
  await page.goto('/product/81')
  await expect(page.getByRole('link', { name: 'Sign In', exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Add To Cart' }).click()
  await expect(page.getByRole('status').getByText('Added to your cart.')).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('userInfo'))).toBeNull()
})

test('the picture, the facts and the reviews of a product are on the page', async ({ page }) => {
  await page.goto('/product/81')
  const name = await page.getByRole('heading', { level: 1 }).textContent()
  await expect(page.getByRole('img', { name: String(name) })).toBeVisible()
  await expect(page.getByRole('img', { name: /^Rated \d(\.\d)? of 5$/ }).first()).toBeVisible()
  await expect(page.getByLabel('Quantity')).toHaveValue('1')
  await expect(page.getByRole('region', { name: 'Customer Reviews' })).toBeVisible()
  await expect(page.getByText('Please sign in to write a review')).toBeVisible()
})

test.describe('at 1280 × 800', () => {
  test('everything needed to buy is above the fold', async ({ page }) => {
    await page.goto('/product/81')
    await expect(page.getByRole('button', { name: 'Checkout Now' })).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('button', { name: 'Add To Cart' })).toBeInViewport({ ratio: 1 })
  })
})

test('on a phone Add To Cart stays at the bottom', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 700 })
  await page.goto('/product/81')
  const button = page.getByRole('button', { name: 'Add To Cart' })
  await expect(button).toBeInViewport({ ratio: 1 })
  await page.mouse.wheel(0, 2000)
  await expect(button).toBeInViewport({ ratio: 1 })
})
