import type { Page } from '@playwright/test'
import { expectAccessibleInBothThemes } from './accessible.ts'
import { enterAs } from './people.ts'
import { register, signInAdmin } from './placing.ts'
import { expect, test } from './shop.ts'

const faces: Record<string, { path: string; act?: (page: Page) => Promise<void> }> = {
  'the sign-in': { path: '/login' },
  'a sign-in with problems': {
    path: '/login',
    act: page => page.getByRole('button', { name: 'Sign In' }).click(),
  },
  'the registration': { path: '/register?redirect=shipping' },
  'the profile': { path: '/profile' },
  'a profile with news': {
    path: '/profile',
    act: async page => {
      await page.getByRole('button', { name: 'Update' }).click()
      await expect(page.getByText('Profile updated successfully')).toBeVisible()
    },
  },
}

for (const [name, { path, act }] of Object.entries(faces)) {
  test(`axe finds nothing serious in either theme, on a desk and on a phone: ${name}`, async ({
    page,
    request,
  }) => {
    if (path === '/profile') await enterAs(page, await register(request, 'Zoe'))
    await page.goto(path)
    await expect(page.getByLabel('Email Address')).toBeVisible()
    await act?.(page)
    await expectAccessibleInBothThemes(page)
  })
}

test('an account is opened with the keyboard alone', async ({ page }) => {
  await page.goto('/register')
  await page.getByLabel('Name', { exact: true }).focus()
  const username = `keys-${Date.now()}`
  for (const text of ['Kay', username, `${username}@example.com`, 'correct horse']) {
    await page.keyboard.type(text)
    await page.keyboard.press('Tab')
  }
  await expect(page.getByRole('button', { name: 'Show' }).first()).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.type('correct horse')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test('only admins have the admin menu and its screens', async ({ page, request }) => {
  await enterAs(page, await register(request, 'Zoe'))
  await page.goto('/admin/users')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This is for staff')
  await expect(page).toHaveURL('/admin/users')
  await expect(page.getByRole('button', { name: 'Zoe' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Admin' })).toBeHidden()

  await enterAs(page, await signInAdmin(request))
  await page.goto('/')
  await page.getByRole('button', { name: 'Admin' }).click()
  for (const name of ['Users', 'Products', 'Orders']) {
    await expect(page.getByRole('link', { name, exact: true })).toBeVisible()
  }
})

test('every screen has a title of its own', async ({ page, request }) => {
  await page.goto('/login')
  await expect(page).toHaveTitle('Sign In · Haberdash')
  await page.goto('/register')
  await expect(page).toHaveTitle('Sign Up · Haberdash')
  await page.goto('/cart')
  await expect(page).toHaveTitle('Cart · Haberdash')
  await enterAs(page, await register(request, 'Zoe'))
  for (const [path, title] of [
    ['/profile', 'Profile'],
    ['/my-orders', 'My Orders'],
    ['/shipping', 'Shipping'],
  ]) {
    await page.goto(String(path))
    await expect(page).toHaveTitle(`${title} · Haberdash`)
  }
})

test.describe('where there is nothing', () => {
  // The browser itself notes every refused call in its console.
  test.use({ quiet: false })

  test('the title says so, from the server and from a link', async ({ page }) => {
    await page.goto('/nowhere')
    await expect(page).toHaveTitle('Not found · Haberdash')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('We could not find that')
    await page.getByRole('link', { name: 'See all products' }).click()
    await expect(page).toHaveTitle(/^Haberdash · /)
    await page.goBack()
    await expect(page).toHaveTitle('Not found · Haberdash')
  })
})
