import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, test } from './shop.ts'

const WIDTHS = [1280, 375]

/** In light and in dark, on a desk and on a phone, where nothing scrolls sideways. */
export async function expectAccessibleInBothThemes(page: Page) {
  // What were four tests has the time of three.
  test.slow()
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  await expectOnEachWidth(page)
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  // The theme changes colours and nothing else of the page.
  await expectOnEachWidth(page, ['color-contrast'])
}

/** In the theme that the page has, and a finger hits every control of the screen. */
export async function expectAccessible(page: Page) {
  await expectOnEachWidth(page)
  await expectFingerSized(page)
}

/** No control of the screen has less than 44 px in either direction. */
export async function expectFingerSized(page: Page) {
  const controls = page.getByRole('main').locator('a, button, select, input')
  const small = await controls.evaluateAll(all =>
    all
      .filter(control => {
        const { width, height } = (control.closest('label') ?? control).getBoundingClientRect()
        return width < 44 || height < 44
      })
      .map(control => control.outerHTML),
  )
  expect(small).toEqual([])
}

async function expectOnEachWidth(page: Page, rules?: string[]) {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 })
    expect(await findProblems(page, rules)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  }
}

async function findProblems(page: Page, rules?: string[]): Promise<string[]> {
  // Without the mode for foreign frames, of which there are none, axe takes half the time.
  const axe = new AxeBuilder({ page }).setLegacyMode(true)
  const { violations } = await (rules ? axe.withRules(rules) : axe).analyze()
  const serious = violations.filter(({ impact }) => impact !== 'minor')
  return serious.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)
}
