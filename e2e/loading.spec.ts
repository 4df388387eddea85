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

test.describe('with a finger', () => {
  test.use({ hasTouch: true, viewport: { width: 375, height: 780 } })

  for (const [distance, moves] of [
    [39, false],
    [41, true],
  ] as const) {
    test(`a swipe of ${distance} px ${moves ? 'turns' : 'does not turn'} the carousel`, async ({
      page,
    }) => {
      await page.goto('/')
      await page.getByRole('button', { name: 'Pause the carousel' }).click()
      const carousel = page.getByRole('region', { name: 'Top Rated Products' })
      const first = await carousel.getByRole('heading').textContent()
      const slides = carousel.locator('.carousel')
      const touch = (clientX: number) => ({ touches: [{ identifier: 0, clientX, clientY: 200 }] })
      await slides.dispatchEvent('touchstart', touch(300))
      await slides.dispatchEvent('touchmove', touch(300 - distance))
      await slides.dispatchEvent('touchend', touch(300 - distance))
      const shown = expect.poll(() => carousel.getByRole('heading').last().textContent())
      await (moves ? shown.not.toBe(first) : shown.toBe(first))
    })
  }
})
