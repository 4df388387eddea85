import { expectAccessibleInBothThemes } from './accessible.ts'
import { expect, test } from './shop.ts'

const screens = {
  home: '/',
  'an empty search': '/?keyword=zeppelinfahrt',
  product: '/product/81',
}

for (const [name, path] of Object.entries(screens)) {
  test(`axe finds nothing serious in either theme, on a desk and on a phone: ${name}`, async ({
    page,
  }) => {
    await page.goto(path, { waitUntil: 'networkidle' })
    await expectAccessibleInBothThemes(page)
  })
}

test('the switch changes the theme, and the choice is there after a reload', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/')
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  await page.getByRole('button', { name: 'Switch between light and dark' }).click()
  await expect.poll(ground).toBe('rgb(22, 20, 18)')
  await page.reload()
  expect(await ground()).toBe('rgb(22, 20, 18)')
})

test('the first key press offers to skip to the content', async ({ page }) => {
  await page.goto('/')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})
