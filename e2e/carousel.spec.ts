import type { Page } from '@playwright/test'
import { expect, test } from './shop.ts'

const region = (page: Page) => page.getByRole('region', { name: 'Top Rated Products' })
const shown = (page: Page) => region(page).getByRole('heading').last().textContent()

test('it turns after 5 seconds, and rests under the pointer and under the focus', async ({
  page,
}) => {
  await page.clock.install()
  await page.goto('/')
  const first = await shown(page)
  // The clock goes on by itself as well, so the edges are not to the millisecond.
  await page.clock.runFor(3000)
  expect(await shown(page)).toBe(first)
  await page.clock.runFor(2500)
  await expect.poll(() => shown(page)).not.toBe(first)

  await page.clock.runFor(1000)
  await region(page).locator('.carousel').hover()
  const hovered = await shown(page)
  await page.clock.runFor(12_000)
  expect(await shown(page)).toBe(hovered)

  await page.mouse.move(5, 5)
  await page.getByRole('button', { name: 'Pause the carousel' }).focus()
  await page.keyboard.press('Shift+Tab')
  const focused = await shown(page)
  await page.clock.runFor(12_000)
  expect(await shown(page)).toBe(focused)
})

test.describe('for whoever asked for less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('it does not turn by itself', async ({ page }) => {
    await page.clock.install()
    await page.goto('/')
    const first = await shown(page)
    await expect(page.getByRole('button', { name: 'Play the carousel' })).toBeVisible()
    await page.clock.runFor(12_000)
    expect(await shown(page)).toBe(first)
  })
})

test('in the colours of the system one sees which slide it is, and the stars', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/')
  const colourOf = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate(element => getComputedStyle(element).backgroundColor)
  const [chosen, other] = ['.active', ':not(.active)'].map(which =>
    colourOf(`.carousel-indicators [data-bs-target]${which}`),
  )
  expect(await chosen).not.toBe(await other)
  // The newest products of the home page may have no reviews yet.
  await page.goto('/product/81')
  await expect(page.locator('.stars').first()).toHaveCSS('background-image', /gradient/)
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
      const first = await shown(page)
      const slides = region(page).locator('.carousel')
      const touch = (clientX: number) => ({ touches: [{ identifier: 0, clientX, clientY: 200 }] })
      await slides.dispatchEvent('touchstart', touch(300))
      await slides.dispatchEvent('touchmove', touch(300 - distance))
      await slides.dispatchEvent('touchend', touch(300 - distance))
      const later = expect.poll(() => shown(page))
      await (moves ? later.not.toBe(first) : later.toBe(first))
    })
  }
})
