import type { Page } from '@playwright/test'
import { enterAs } from './people.ts'
import { register } from './placing.ts'
import { expect, test } from './shop.ts'

test('the layout changes at 576, 768, 992, 1200 and 1400 px', async ({ page }) => {
  await page.goto('/')
  const conditions = await page.evaluate(() =>
    [...document.styleSheets]
      .flatMap(sheet => [...sheet.cssRules])
      .filter(rule => rule instanceof CSSMediaRule)
      .map(rule => rule.conditionText),
  )
  // Bootstrap writes 'up to md' as 767.98 px.
  const steps = conditions.flatMap(text =>
    [...text.matchAll(/([\d.]+)px/g)].map(([, width]) => Math.ceil(Number(width))),
  )
  expect(new Set(steps)).toEqual(new Set([576, 768, 992, 1200, 1400]))
})

test('a dialog takes 300 ms, its backdrop 150 ms', async ({ page, request }) => {
  await enterAs(page, await register(request, 'Zoe'))
  await page.goto('/profile')
  await page.getByRole('button', { name: 'Zoe' }).click()
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page.getByRole('dialog', { name: 'Log out?' })).toBeVisible()
  expect(await durationOf(page, '.modal-dialog')).toBe('0.3s')
  expect(await durationOf(page, '.modal-backdrop')).toBe('0.15s')
})

test('what moves by itself takes 300 ms', async ({ page }) => {
  await page.goto('/')
  expect(await durationOf(page, '.carousel-item')).toBe('0.3s')
})

function durationOf(page: Page, selector: string): Promise<string> {
  return page
    .locator(selector)
    .first()
    .evaluate(element => getComputedStyle(element).transitionDuration)
}
