import { hold } from './holding.ts'
import { expect, test } from './shop.ts'

test('searching, paging, a product and back again', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('searchbox').fill('  wool ')
  await page.getByRole('button', { name: 'Search' }).click()
  await expect(page).toHaveURL('/?keyword=wool')
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText('Search Results for “wool”')
  await expect(heading).toBeFocused()
  await expect(page).toHaveTitle('Search: wool · Haberdash')
  await expect(page.getByRole('region', { name: 'Top Rated Products' })).toBeHidden()

  await page.getByRole('link', { name: 'Home' }).first().click()
  await page.getByRole('link', { name: 'Page 2', exact: true }).click()
  await expect(page).toHaveURL('/?page=2')
  await expect(page.getByRole('link', { name: 'Page 2', exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  )
  const seventh = page.getByRole('article').nth(6)
  await seventh.scrollIntoViewIfNeeded()
  const scrolled = await page.evaluate(() => scrollY)
  expect(scrolled).toBeGreaterThan(100)
  const name = await seventh.getByRole('heading').textContent()
  await seventh.getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(String(name))
  await expect(page).toHaveTitle(`${name} · Haberdash`)
  expect(await page.evaluate(() => scrollY)).toBe(0)

  await page.goBack()
  await expect(page).toHaveURL('/?page=2')
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(scrolled)
})

test('a page is called the current one when its products are shown, not before', async ({
  page,
}) => {
  await page.goto('/')
  const send = await hold(page, '**/api/products/?page=2')
  const asked = page.waitForRequest('**/api/products/?page=2')
  const current = page.getByRole('navigation', { name: 'Pages' }).locator('[aria-current]')
  await expect(current).toHaveText('1')
  await page.getByRole('link', { name: 'Page 2', exact: true }).click()
  await asked
  await expect(page).toHaveURL('/?page=2')
  await expect(current).toHaveText(['1'])
  send()
  await expect(current).toHaveText(['2'])
})

test('going back finds the place again when the products have to be fetched anew', async ({
  page,
}) => {
  await page.goto('/?page=2')
  const ninth = page.getByRole('article').nth(8)
  await ninth.scrollIntoViewIfNeeded()
  await ninth.getByRole('link').click()
  await expect(page.getByRole('heading', { level: 2, name: 'Customer Reviews' })).toBeVisible()
  // The script forgets what it knew, and the answer takes longer than the browser waits.
  await page.reload()
  const send = await hold(page, '**/api/products/**')
  await page.goBack()
  await expect(page.getByRole('status', { name: 'Loading products' })).toBeVisible()
  await page.waitForTimeout(800)
  send()
  await expect(ninth).toBeInViewport()
})

test('a keyword of digits stays plain in the address', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('searchbox').fill('100')
  await page.getByRole('searchbox').press('Enter')
  await expect(page).toHaveURL('/?keyword=100')
})

test('the carousel is there only where the address asks for nothing', async ({ page }) => {
  const carousel = page.getByRole('region', { name: 'Top Rated Products' })
  await page.goto('/')
  await expect(carousel).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Latest Products')
  for (const query of ['?page=1', '?keyword=', '?keyword=wool', '?from=mail']) {
    await page.goto(`/${query}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(carousel).toBeHidden()
  }
})

test('the pages of a search keep its keyword in their links', async ({ page }) => {
  await page.goto('/?keyword=books')
  await page.getByRole('link', { name: 'Page 2', exact: true }).click()
  await expect(page).toHaveURL('/?keyword=books&page=2')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Search Results for “books”')
  await expect(page.getByRole('link', { name: 'Page 1', exact: true })).toHaveAttribute(
    'href',
    '/?keyword=books&page=1',
  )
})

test('a search without result invites to go on', async ({ page }) => {
  await page.goto('/?keyword=zeppelinfahrt')
  await expect(page.getByRole('heading', { name: 'No Products Found' })).toBeVisible()
  await expect(page.getByText('Try a different search term or browse our categories')).toBeVisible()
  await page.getByRole('link', { name: 'Books' }).click()
  await expect(page.getByRole('article').first()).toBeVisible()
})

for (const [width, columns] of [
  [375, 2],
  [768, 3],
  [1280, 4],
  [1920, 4],
] as const) {
  test(`cards are 410 px high in ${columns} columns, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/')
    const boxes = await page
      .getByRole('article')
      .evaluateAll(cards => cards.map(card => card.getBoundingClientRect().toJSON()))
    expect(boxes.map(box => box.height)).toEqual(Array(12).fill(410))
    expect(boxes.filter(box => box.y === boxes[0]?.y)).toHaveLength(columns)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  })
}

test('the carousel goes on by itself, and rests when told', async ({ page }) => {
  await page.clock.install()
  await page.goto('/')
  const slides = page.getByRole('region', { name: 'Top Rated Products' })
  const name = await slides.getByRole('heading').textContent()
  const first = slides.getByRole('heading', { name: String(name) })
  await page.getByRole('button', { name: 'Pause the carousel' }).click()
  await page.mouse.move(0, 0)
  await page.clock.runFor(12_000)
  await expect(first).toBeVisible()
  await page.getByRole('button', { name: 'Play the carousel' }).click()
  await page.mouse.move(0, 0)
  await page.clock.runFor(6_000)
  await page.clock.resume()
  await expect(first).toBeHidden()
})

test.describe('without a network', () => {
  // The browser itself notes every failed call in its console.
  test.use({ quiet: false })

  test('a page that cannot be fetched says so, and can be tried again', async ({ page }) => {
    await page.goto('/')
    await page.route('**/api/**', route => route.abort())
    await page.getByRole('link', { name: 'Page 2', exact: true }).click()
    await expect(page.getByRole('alert')).toHaveText('Network Error')
    await page.unroute('**/api/**')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('article')).toHaveCount(12)
    await expect(page).toHaveURL('/?page=2')
  })
})
