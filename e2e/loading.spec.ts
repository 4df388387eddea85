import { expect, test } from './shop.ts'

test.describe('a screen whose script cannot be had', () => {
  // The browser itself notes every failed request in its console.
  test.use({ quiet: false })

  test('ends in the error screen, and another try brings it', async ({ page }) => {
    await page.route(/\/assets\/login-screen/, route => route.abort())
    await page.goto('/')
    await page.getByRole('link', { name: 'Sign In', exact: true }).click()
    await expect(page.getByRole('alert')).toHaveText('This part of the shop could not be loaded.')
    await page.unroute(/\/assets\/login-screen/)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('heading', { name: 'Sign In' })).toBeVisible()
  })
})
