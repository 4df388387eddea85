import type { Page } from '@playwright/test'
import { hold } from './holding.ts'
import { enterAs, logIn, PASSWORD, storedSession } from './people.ts'
import { register } from './placing.ts'
import { expect, test } from './shop.ts'

// The browser itself notes every refused call in its console.
test.use({ quiet: false })

const news = (page: Page) => page.getByRole('status', { name: 'Notifications' })

for (const path of ['/profile', '/my-orders', '/order/1?payment=cancelled']) {
  test(`an ended session leads from ${path} to the sign-in and back, and keeps the cart`, async ({
    page,
    request,
  }) => {
    const zoe = await register(request, 'Zoe')
    await enterAs(page, { ...zoe, token: 'stale' })
    await page.goto('/product/81')
    await page.getByRole('button', { name: 'Add To Cart' }).click()
    await page.goto(path)
    await expect(page).toHaveURL(`/login?redirect=${encodeURIComponent(path)}`)
    await expect(news(page)).toHaveText('Please sign in again')
    expect(await storedSession(page)).toBeNull()
    await expect(page.getByRole('link', { name: 'Cart 1 item' })).toBeVisible()
    await logIn(page, zoe.email, PASSWORD)
    await expect(page).toHaveURL(path)
  })
}

test('an ended session stays on a public screen, and offers to sign in and come back', async ({
  page,
  request,
}) => {
  const zoe = await register(request, 'Zoe')
  await enterAs(page, { ...zoe, token: 'stale' })
  await page.goto('/product/77')
  await page.getByLabel('Rating').selectOption('5 Excellent')
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(news(page)).toContainText('Please sign in again')
  await expect(page).toHaveURL('/product/77')
  await news(page).getByRole('link', { name: 'Sign in' }).click()
  await expect(page).toHaveURL('/login?redirect=%2Fproduct%2F77')
  await logIn(page, zoe.email, PASSWORD)
  await expect(page).toHaveURL('/product/77')
})

test('a late refusal of an old token does not end the new session', async ({ page, request }) => {
  const zoe = await register(request, 'Zoe')
  await enterAs(page, { ...zoe, token: 'stale' })
  const send = await hold(page, '**/api/products/77/review/')
  await page.goto('/product/77')
  await page.getByLabel('Rating').selectOption('5 Excellent')
  await page.getByRole('button', { name: 'Submit' }).click()
  await page.evaluate(text => localStorage.setItem('userInfo', text), JSON.stringify(zoe))
  send()
  await expect(page.getByRole('alert')).toContainText('Please sign in again')
  expect(await storedSession(page)).toMatchObject({ token: zoe.token })
  await expect(page.getByRole('button', { name: 'Zoe' })).toBeVisible()
})

test.describe('a toast', () => {
  test.beforeEach(async ({ page, request }) => {
    const zoe = await register(request, 'Zoe')
    await enterAs(page, { ...zoe, token: 'stale' })
    await page.clock.install()
    await page.goto('/profile')
    await expect(news(page)).toHaveText('Please sign in again')
  })

  test('goes after five seconds', async ({ page }) => {
    await page.clock.runFor(4_500)
    await expect(news(page)).toHaveText('Please sign in again')
    await page.clock.runFor(1_000)
    await expect(news(page)).toBeEmpty()
  })

  test('waits as long as somebody points at it or has the focus in it', async ({ page }) => {
    await news(page).getByText('Please sign in again').hover()
    await page.clock.runFor(8_000)
    await expect(news(page)).toHaveText('Please sign in again')
    await news(page).getByRole('button', { name: 'Dismiss' }).focus()
    await page.mouse.move(0, 0)
    await page.clock.runFor(8_000)
    await expect(news(page)).toHaveText('Please sign in again')
    await page.getByLabel('Password').focus()
    await page.clock.runFor(6_000)
    await expect(news(page)).toBeEmpty()
  })

  test('can be dismissed with the keyboard, which goes on with the screen', async ({ page }) => {
    await news(page).getByRole('button', { name: 'Dismiss' }).press('Enter')
    await expect(news(page)).toBeEmpty()
    await expect(page.getByRole('main')).toBeFocused()
  })
})
