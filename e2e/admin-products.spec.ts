import { readFile } from 'node:fs/promises'
import { openAs } from './admin-people.ts'
import { expectAccessible, makeProduct, typeFast } from './filling.ts'
import { expect, test } from './shop.ts'

test('products are searched on the server while one types, and the address follows', async ({
  page,
  request,
}) => {
  const mug = await makeProduct(request, { name: 'Zephyrine Mug' })
  await openAs(page, request, 'admin', '/admin/products')
  await expect(page).toHaveTitle('Products · Haberdash')
  const rows = page.getByRole('row').filter({ has: page.getByRole('rowheader') })
  await expect(rows).toHaveCount(12)
  const box = page.getByRole('searchbox', { name: 'Search the products' })
  const asked: string[] = []
  page.on('request', one => {
    if (one.url().includes('keyword=')) asked.push(new URL(one.url()).search)
  })
  await typeFast(page, box, 'zephyrine')
  await expect(rows).toHaveCount(1)
  expect(asked).toEqual(['?keyword=zephyrine'])
  await expect(page).toHaveURL('/admin/products?search=zephyrine')
  await expect(box).toBeFocused()
  const view = rows.getByRole('link', { name: 'View Zephyrine Mug' })
  await expect(view).toHaveAttribute('target', '_blank')
  await expect(view).toHaveAttribute('rel', 'noopener')
  await expect(view).toHaveAttribute('href', `/product/${mug.id}`)
  await box.fill('nothing like this')
  await expect(page.getByRole('heading', { name: 'No products found' })).toBeVisible()
})

test('the category really filters, whatever its capitals, and pages are links', async ({
  page,
  request,
}) => {
  await makeProduct(request, { name: 'Garden Trowel', category: 'Garden' })
  await makeProduct(request, { name: 'Garden Rake', category: 'garden' })
  await openAs(page, request, 'admin', '/admin/products')
  const category = page.getByRole('combobox', { name: 'Category' })
  await expect(category.getByRole('option', { name: 'Garden' })).toBeAttached()
  const names = await category.getByRole('option').allTextContents()
  expect(names.slice(0, 4)).toEqual(['All', 'Electronics', 'Clothing', 'Books'])
  expect(names.filter(name => name.toLowerCase() === 'garden')).toHaveLength(1)
  const rows = page.getByRole('row').filter({ has: page.getByRole('rowheader') })
  await category.selectOption({ label: 'Garden' })
  await expect(rows).toHaveCount(2)
  await category.selectOption({ label: 'Books' })
  await expect(rows).toHaveCount(12)
  await expect(page).toHaveURL('/admin/products?category=books')
  await page.getByRole('link', { name: 'Page 2', exact: true }).click()
  await expect(page).toHaveURL('/admin/products?category=books&page=2')
  await expect(page.getByText(/^Page 2 of/)).toBeVisible()
  await expect(rows.first().getByRole('cell', { name: 'Books' })).toBeVisible()
})

test('columns sort both ways, and the stock has its marks', async ({ page, request }) => {
  await makeProduct(request, { name: 'Gone Mug', countInStock: '0', price: '0' })
  await makeProduct(request, { name: 'Last Mug', countInStock: '5' })
  await openAs(page, request, 'admin', '/admin/products?search=mug')
  const row = (name: string) => page.getByRole('row', { name })
  await expect(row('Gone Mug').getByText('Sold out')).toBeVisible()
  await expect(row('Last Mug').getByText('Low · 5')).toBeVisible()
  const heading = page.getByRole('columnheader', { name: 'Price' })
  await expect(heading).not.toHaveAttribute('aria-sort')
  await heading.getByRole('link').click()
  await expect(heading).toHaveAttribute('aria-sort', 'ascending')
  await expect(heading.getByRole('link')).toBeFocused()
  const first = page.getByRole('rowheader').first()
  await expect(first).toContainText('Gone Mug')
  await page.keyboard.press('Enter')
  await expect(heading).toHaveAttribute('aria-sort', 'descending')
  await expect(page).toHaveURL('/admin/products?search=mug&sort=-price')
  await expect(first).not.toContainText('Gone Mug')
})

test('the export has every product, and runs nothing in a spreadsheet', async ({
  page,
  request,
}) => {
  const odd = await makeProduct(request, { name: '=1+1 Mug' })
  await openAs(page, request, 'admin', '/admin/products')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export CSV' }).click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^products-\d{4}-\d\d-\d\d\.csv$/)
  const lines = (await readFile(await file.path(), 'utf8')).split('\r\n')
  expect(lines.find(line => line.startsWith(`${odd.id},`))).toContain(",'=1+1 Mug,")
  const exported = new Set(lines.map(line => line.split(',')[0]))
  const { pages } = await (await request.get('/api/products/')).json()
  expect(pages).toBeGreaterThan(1)
  for (let number = 1; number <= pages; number++) {
    const { products } = await (await request.get(`/api/products/?page=${number}`)).json()
    for (const { id } of products) expect(exported).toContain(String(id))
  }
})

test('a product is deleted after a confirmation', async ({ page, request }) => {
  await makeProduct(request, { name: 'Doomed Kettle' })
  await openAs(page, request, 'admin', '/admin/products?search=doomed+kettle')
  await page.getByRole('button', { name: 'Delete Doomed Kettle' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete Doomed Kettle?' })
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Doomed Kettle was deleted.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'No products found' })).toBeVisible()
})

test('on paper the list is without what can only be pressed', async ({ page, request }) => {
  await page.emulateMedia({ media: 'print' })
  await openAs(page, request, 'admin', '/admin/products')
  await expect(page.getByRole('rowheader').first()).toBeVisible()
  await expect(page.getByRole('button')).toHaveCount(0)
  await expect(page.getByRole('link', { name: /^(Edit|View)/ })).toHaveCount(0)
  await expect(page.getByRole('columnheader', { name: 'Price' })).toBeVisible()
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the products are accessible in ${colorScheme}, on a desk and on a phone`, async ({
    page,
    request,
  }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    const { id } = await makeProduct(request, { countInStock: '0' })
    await openAs(page, request, 'admin', '/admin/products?sort=stock')
    await expect(page.getByText('Sold out').first()).toBeVisible()
    await expectAccessible(page)
    for (const width of [576, 768, 992, 1920]) {
      await page.setViewportSize({ width, height: 800 })
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    }
    await page.goto(`/admin/products/${id}/edit`)
    await page.getByLabel('Name').fill('')
    await page.getByRole('button', { name: 'Save changes' }).click()
    await expect(page.getByText('Please enter a name.')).toBeVisible()
    await expectAccessible(page)
  })
}

test.describe('with a refusal', () => {
  // The browser itself notes every refused call in its console.
  test.use({ quiet: false })

  test('products that cannot be fetched say so and are tried again', async ({ page, request }) => {
    await page.route('**/api/products/', route => route.abort())
    await openAs(page, request, 'admin', '/admin/products')
    await expect(page.getByRole('status', { name: 'Loading products' })).toBeVisible()
    await expect(page.getByRole('alert')).toHaveText('Network Error')
    await page.unroute('**/api/products/')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('rowheader').first()).toBeVisible()
  })
})
