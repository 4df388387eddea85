import type { Page } from '@playwright/test'
import { continueTo, makeProduct } from './filling.ts'
import { enterAs, PASSWORD } from './people.ts'
import { signInAdmin, today } from './placing.ts'
import { expect, test } from './shop.ts'

/** Text that would run in a page that took it for markup, however it got there. */
const trap = (place: string) => `${place}</script><img src=x onerror=pwned=1>"'\${pwned=1}`

/** Nothing ran. That no script was even tried is watched by the console of every test. */
async function expectNothingRan(page: Page) {
  expect(await page.evaluate(() => 'pwned' in window)).toBe(false)
  await expect(page.locator('[onerror], img[src="x"]')).toHaveCount(0)
}

async function registerByForm(page: Page, name: string) {
  const username = `trap-${process.pid}-${Date.now()}<b>`
  await page.goto('/register')
  await page.getByLabel('Name', { exact: true }).fill(name)
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Email Address').fill(`${username.slice(0, -3)}@example.com`)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByLabel('Confirm Password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign Up' }).click()
  await expect(page).toHaveURL('/')
  return username
}

test('a review shows what was written, letter for letter', async ({ page, request }) => {
  const { id } = await makeProduct(request)
  const name = trap('Name')
  await registerByForm(page, name)
  await expectNothingRan(page)
  await page.goto(`/product/${id}`)
  await page.getByLabel('Rating').selectOption('5 Excellent')
  const comment = `${trap('Comment')}\n<svg onload=pwned=1>{{pwned}} javascript:pwned=1`
  await page.getByLabel('Comment').fill(comment)
  await page.getByRole('button', { name: 'Submit' }).click()
  const review = page.getByRole('article').first()
  await expect(review).toContainText(comment)
  await expect(review.getByRole('heading')).toHaveText(name)
  await expectNothingRan(page)
  // Once more as the server writes it.
  await page.reload()
  await expect(review).toContainText(comment)
  await expectNothingRan(page)
})

test('a profile shows what was written, letter for letter', async ({ page }) => {
  const username = await registerByForm(page, trap('First'))
  await page.goto('/profile')
  await expect(page.getByLabel('Username')).toHaveValue(username)
  await page.getByLabel('Name', { exact: true }).fill(trap('Second'))
  await page.getByRole('button', { name: 'Update' }).click()
  await expect(page.getByText('Profile updated successfully')).toBeVisible()
  const menu = page.getByRole('button', { name: trap('Second').split(' ')[0] ?? '' })
  await expect(menu).toBeVisible()
  await expectNothingRan(page)
})

test('a product shows what was written, letter for letter, wherever it appears', async ({
  page,
  request,
}) => {
  const fields = {
    name: trap('Name'),
    brand: trap('Brand'),
    category: trap('Category'),
    description: trap('Description'),
  }
  const { id } = await makeProduct(request, fields)
  await page.goto(`/product/${id}`)
  for (const text of Object.values(fields)) {
    await expect(page.getByRole('main')).toContainText(text)
  }
  await expect(page).toHaveTitle(`${fields.name} · Haberdash`)
  await expectNothingRan(page)
  await page.getByRole('button', { name: 'Checkout Now' }).click()
  await expect(page.getByRole('article')).toContainText(fields.name)
  await expectNothingRan(page)

  await page.goto(`/?keyword=${encodeURIComponent(fields.name)}`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(fields.name)
  await expect(page.getByRole('article').first()).toContainText(fields.name)
  await expectNothingRan(page)

  await enterAs(page, await signInAdmin(request))
  await page.goto(`/admin/products?search=${encodeURIComponent(fields.name)}`)
  await expect(page.getByRole('rowheader').first()).toContainText(fields.name)
  await expectNothingRan(page)
  await page.goto(`/admin/products/${id}/edit`)
  await expect(page.getByLabel('Description')).toHaveValue(fields.description)
  await expectNothingRan(page)
  const { token } = await signInAdmin(request)
  await request.delete(`/api/products/delete/${id}/`, {
    headers: { authorization: `Bearer ${token}` },
  })
})

test('an address and a customer are shown as they were written, to both sides', async ({
  page,
  request,
}) => {
  const name = trap('Customer')
  const { id } = await makeProduct(request)
  await registerByForm(page, name)
  await page.goto(`/cart/${id}`)
  await page.getByRole('button', { name: 'Proceed To Checkout' }).click()
  const address = [trap('Address'), trap('City'), '<img src=x onerror=', trap('Country')]
  for (const [place, label] of ['Address', 'City', 'Postal code', 'Country'].entries()) {
    await page.getByLabel(label).fill(String(address[place]))
  }
  await continueTo(page, 'Payment')
  await continueTo(page, 'Place Order')
  for (const text of address) await expect(page.getByRole('main')).toContainText(text)
  await expectNothingRan(page)
  await page.getByRole('button', { name: 'Place Order' }).click()
  await expect(page).toHaveURL(/\/order\/\d+$/)
  const order = page.url()
  for (const text of [name, ...address]) await expect(page.getByRole('main')).toContainText(text)
  await expectNothingRan(page)
  await page.goto('/my-orders')
  await expect(page.getByRole('article')).toContainText(today())
  await expectNothingRan(page)

  await enterAs(page, await signInAdmin(request))
  await page.goto(`/admin/orders?search=${encodeURIComponent(name)}`)
  await expect(page.getByRole('row').filter({ hasText: name })).toHaveCount(1)
  await expectNothingRan(page)
  await page.goto(order)
  await expect(page.getByRole('main')).toContainText(name)
  await page.goto(`/admin/users?search=${encodeURIComponent(name)}`)
  await expect(page.getByRole('row').filter({ hasText: name })).toHaveCount(1)
  await expectNothingRan(page)
})

test.describe('in the address bar', () => {
  // The browser itself notes every refused call in its console.
  test.use({ quiet: false })

  test('nothing of it is taken for markup or for another address', async ({ page, shop }) => {
    const text = trap('Bar')
    const words = encodeURIComponent(text)
    const scheme = encodeURIComponent('javascript:pwned=1')
    await page.goto(`/?keyword=${words}&page=${words}`)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(text)
    await expectNothingRan(page)
    for (const path of [
      `/product/${words}`,
      `/cart/${words}?quantity=${words}`,
      `/${words}`,
      `/login?redirect=${words}`,
      `/login?redirect=${scheme}`,
      `/register?redirect=${scheme}`,
    ]) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expectNothingRan(page)
    }
    await page
      .getByRole('link', { name: /sign in/i })
      .first()
      .click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign In')
    expect(new URL(page.url()).origin).toBe(shop.origin)
    await expectNothingRan(page)
  })
})
