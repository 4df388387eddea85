import type { APIRequestContext, Page } from '@playwright/test'
import { expect, test } from './shop.ts'

/** Somebody new, signed in in the storage of the browser as the sign-in screen would do it. */
async function signIn(page: Page, request: APIRequestContext, name: string) {
  const username = `${name.toLowerCase()}-${Date.now()}`
  const answer = await request.post('/api/users/register/', {
    data: { name, username, email: `${username}@example.com`, password: 'correct horse' },
  })
  const user = await answer.text()
  await page.goto('/')
  await page.evaluate(text => localStorage.setItem('userInfo', text), user)
}

test('a signed-in person has a menu, and logs out after being asked, in every tab', async ({
  page,
  request,
  context,
}) => {
  await signIn(page, request, 'Zoe')
  await page.reload()
  const other = await context.newPage()
  await other.goto('/product/81')
  await expect(other.getByRole('button', { name: 'Zoe' })).toBeVisible()

  // A tab in the background takes its time.
  await page.bringToFront()
  await page.getByRole('button', { name: 'Zoe' }).click()
  await expect(page.getByRole('link', { name: 'Profile' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'My Orders' })).toBeVisible()
  await page.getByRole('button', { name: 'Logout' }).click()
  const dialog = page.getByRole('dialog', { name: 'Log out?' })
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('button', { name: 'Zoe' })).toBeVisible()

  await page.getByRole('button', { name: 'Zoe' }).click()
  await page.getByRole('button', { name: 'Logout' }).click()
  await dialog.getByRole('button', { name: 'Logout' }).click()
  await expect(page.getByRole('link', { name: 'Sign In' })).toBeVisible()
  await expect(other.getByRole('link', { name: 'Sign In', exact: true })).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('userInfo'))).toBeNull()
})

test('a review is sent once, thanked for and shown', async ({ page, request }) => {
  await signIn(page, request, 'Mara')
  await page.goto('/product/79')
  const send = page.getByRole('button', { name: 'Submit' })
  await expect(send).toBeDisabled()
  await page.getByLabel('Rating').selectOption('4 Very Good')
  await page.getByLabel('Comment').fill('Quiet & <b>warm</b>.')
  await send.click()
  await expect(page.getByText('Review submitted successfully')).toBeVisible()
  await expect(page.getByLabel('Comment')).toHaveValue('')
  await expect(send).toBeDisabled()
  const review = page.getByRole('article').filter({ hasText: 'Mara' }).first()
  await expect(review).toContainText('Quiet & <b>warm</b>.')
  await expect(review.getByRole('img', { name: 'Rated 4 of 5' })).toBeVisible()
})

test.describe('with a refusal', () => {
  // The browser itself notes every refused call in its console.
  test.use({ quiet: false })

  test('a second review of the same person is refused in red', async ({ page, request }) => {
    await signIn(page, request, 'Joost')
    await page.goto('/product/78')
    for (const _ of [1, 2]) {
      await page.getByLabel('Rating').selectOption('5 Excellent')
      await page.getByRole('button', { name: 'Submit' }).click()
      await expect(page.getByRole('button', { name: 'Submit' })).toHaveText('Submit')
    }
    await expect(page.getByRole('alert')).toHaveText('Product already reviewed')
  })

  test('a token that is no good signs out and keeps the cart', async ({ page, request }) => {
    await signIn(page, request, 'Ines')
    await page.evaluate(() => {
      const user = JSON.parse(String(localStorage.getItem('userInfo')))
      localStorage.setItem('userInfo', JSON.stringify({ ...user, token: 'stale' }))
    })
    await page.goto('/product/77')
    await page.getByRole('button', { name: 'Add To Cart' }).click()
    await page.getByLabel('Rating').selectOption('5 Excellent')
    await page.getByRole('button', { name: 'Submit' }).click()
    await expect(page.getByRole('link', { name: 'Sign In', exact: true })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Cart 1 item' })).toBeVisible()
  })
})
