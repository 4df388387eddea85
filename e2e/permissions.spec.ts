import { enterAs, logIn, PASSWORD } from './people.ts'
import { register } from './placing.ts'
import { expect, test } from './shop.ts'

const FOR_PEOPLE = [
  '/profile',
  '/my-orders',
  '/shipping',
  '/payment',
  '/placeorder',
  '/order/1',
  '/admin',
  '/admin/users',
  '/admin/users/1/edit',
  '/admin/products',
  '/admin/products/add',
  '/admin/products/1/edit',
  '/admin/orders',
]

test('a visitor is sent from every screen for people to the sign-in, which remembers it', async ({
  page,
  request,
}) => {
  for (const path of FOR_PEOPLE) {
    await page.goto(path)
    await expect(page).toHaveURL(`/login?redirect=${encodeURIComponent(path)}`)
  }
  const zoe = await register(request, 'Zoe')
  await page.goto('/my-orders')
  await logIn(page, zoe.email, PASSWORD)
  await expect(page).toHaveURL('/my-orders')
})

test('a customer gets no screen of the administration', async ({ page, request }) => {
  await enterAs(page, await register(request, 'Cas'))
  for (const path of FOR_PEOPLE.filter(each => each.startsWith('/admin'))) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This is for staff')
  }
})

test('a visitor browses, reads and fills a cart, and is offered an account', async ({ page }) => {
  for (const path of ['/', '/?keyword=wool', '/product/81', '/cart', '/login', '/register']) {
    await page.goto(path)
    await expect(page).toHaveURL(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
  const bar = page.getByRole('navigation', { name: 'Main' })
  for (const name of ['Home', 'Cart', 'Sign In', 'Sign Up']) {
    await expect(bar.getByRole('link', { name, exact: true })).toBeVisible()
  }
  await expect(bar.getByRole('button', { name: 'Admin' })).toBeHidden()
  const footer = page.getByRole('contentinfo')
  await expect(footer).toContainText('A small shop with good things.')
})
