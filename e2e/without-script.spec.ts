import { expect, test } from './shop.ts'

test.use({ javaScriptEnabled: false })

test('the home page is there without script', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Latest Products')
  await expect(page.getByRole('article')).toHaveCount(12)
  await expect(page.getByRole('region', { name: 'Top Rated Products' })).toBeVisible()
})

test('search, pages and products can be walked through without script', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'Next page' }).click()
  await expect(page).toHaveURL('/?page=2')
  await page.getByRole('searchbox').fill('headphones')
  await page.getByRole('button', { name: 'Search' }).click()
  await expect(page).toHaveURL('/?keyword=headphones')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Search Results for “headphones”',
  )
  await page.getByRole('link', { name: 'Aurora Wireless Headphones' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Aurora Wireless Headphones')
  await expect(page.getByText('In Stock')).toBeVisible()
})

test('the theme of the system is followed without script', async ({ page }) => {
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/')
  expect(await ground()).toBe('rgb(22, 20, 18)')
  await page.emulateMedia({ colorScheme: 'light' })
  expect(await ground()).toBe('rgb(251, 248, 243)')
})
