import { writeLine } from '../contract/csv.ts'
import { openAs } from './admin-people.ts'
import { changeProduct, expectAccessible, makeProduct } from './filling.ts'
import { hold } from './holding.ts'
import { watchWrites } from './people.ts'
import { expect, test } from './shop.ts'

function fileOf(...rows: string[][]) {
  const buffer = Buffer.from(rows.map(writeLine).join(''))
  return { name: 'spring.csv', mimeType: 'text/csv', buffer }
}

const COLUMNS = ['id', 'name', 'brand', 'category', 'price', 'stock']

test('a file is previewed, imported once, and the products are there', async ({
  page,
  request,
}) => {
  const old = await makeProduct(request, { name: 'Tin Plate' })
  await openAs(page, request, 'admin', '/admin/products')
  await page.getByRole('link', { name: 'Import CSV' }).click()
  await expect(page).toHaveTitle('Import products · Haberdash')
  const news = Array.from({ length: 60 }, (_, n) => [
    '',
    `Tin Cup ${n}`,
    'Nordlys',
    'Tin',
    '5',
    '2',
  ])
  const change = [`${old.id}`, 'Tin Plate', 'Nordlys', 'Tin', '25', '5']
  const field = page.getByLabel('File of products')
  await field.focus()
  await field.setInputFiles(fileOf(COLUMNS, change, ...news))
  const summary = page.getByRole('list', { name: 'Summary' })
  await expect(summary).toHaveText(/60 will be created.*1 will be changed.*0 unchanged.*0 refused/)
  await expect(page.getByRole('main')).toBeFocused()
  const rows = page.getByRole('row').filter({ has: page.getByRole('rowheader') })
  await expect(rows).toHaveCount(50)
  await expect(rows.first()).toContainText(/2\s*Changed\s*Tin Plate/)
  await expect(rows.first()).toContainText('$20.00 → became $25.00')
  await page.getByRole('button', { name: 'Page 2', exact: true }).click()
  await expect(rows).toHaveCount(11)
  await page.getByRole('button', { name: 'Changed 1' }).click()
  await expect(rows).toHaveCount(1)

  const writes = watchWrites(page)
  const send = await hold(page, /products\/import\/\?plan/)
  await page.getByRole('button', { name: 'Import 61 products' }).dblclick()
  await expect(page.getByRole('progressbar')).toBeVisible()
  await page.getByRole('link', { name: 'Home' }).first().click()
  const question = page.getByRole('dialog', { name: 'Leave while importing?' })
  await question.getByRole('button', { name: 'Cancel' }).click()
  send()
  await expect(page.getByRole('heading', { name: 'The import is done' })).toBeVisible()
  await expect(page.getByText('60 created, 1 changed, 0 unchanged').first()).toBeVisible()
  expect(writes).toHaveLength(1)
  await page.getByRole('link', { name: 'See the products' }).click()
  await expect(page.getByRole('row', { name: 'Tin Cup 59' })).toBeVisible()
})

test('refused lines are shown with their reasons, and hold up the import', async ({
  page,
  request,
}) => {
  await openAs(page, request, 'admin', '/admin/products/import')
  const field = page.getByLabel('File of products')
  await field.setInputFiles({ name: 'a.xlsx', mimeType: 'x/y', buffer: Buffer.from('PK') })
  await expect(field).toHaveAccessibleDescription(/Please choose a CSV file\./)
  const dropped = await page.evaluateHandle(text => {
    const data = new DataTransfer()
    data.items.add(new File([text], 'dropped.csv', { type: 'text/csv' }))
    return data
  }, fileOf(
    COLUMNS,
    ['', 'Cup', 'Nordlys', 'Tin', '5', '2'],
    ['', '', 'Nordlys', 'Tin', '-5', ''],
  ).buffer.toString())
  await page.getByText('or drop it here').dispatchEvent('drop', { dataTransfer: dropped })
  await expect(page.getByText('dropped.csv · 2 lines')).toBeVisible()
  const button = page.getByRole('button', { name: /^Import/ })
  await expect(button).toBeDisabled()
  await expect(button).toHaveAccessibleDescription(/please mend the refused line/)
  // What has to be mended is chosen already.
  await expect(page.getByRole('button', { name: 'Refused 1' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  const row = page.getByRole('row', { name: 'Refused' })
  await expect(row).toContainText('name must be text of 1 to 200 characters.')
  await expect(row).toContainText('stock must be a whole number from 0 to 1000000.')
  await page.getByRole('button', { name: 'Choose another file' }).click()
  await expect(field).toBeAttached()
})

test('the example is a file that can be imported', async ({ page, request }) => {
  await openAs(page, request, 'admin', '/admin/products/import')
  const link = page.getByRole('link', { name: 'Download an example' })
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()])
  expect(download.suggestedFilename()).toBe('products-example.csv')
  await page.getByLabel('File of products').setInputFiles(await download.path())
  await expect(page.getByText('Please choose a CSV file.')).toBeVisible()
  const path = test.info().outputPath('products-example.csv')
  await download.saveAs(path)
  await page.getByLabel('File of products').setInputFiles(path)
  await expect(page.getByRole('button', { name: 'Import 2 products' })).toBeEnabled()
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the import is accessible in ${colorScheme}, on a desk and on a phone`, async ({
    page,
    request,
  }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    const { id } = await makeProduct(request)
    await openAs(page, request, 'admin', '/admin/products/import')
    await expect(page.getByText('Choose a file…')).toBeVisible()
    await expectAccessible(page)
    await page
      .getByLabel('File of products')
      .setInputFiles(fileOf(['id', 'name', 'stock'], [`${id}`, 'Renamed', '5'], ['', 'New', '1']))
    await page.getByRole('button', { name: 'All 2' }).click()
    await expectAccessible(page)
  })
}

test.describe('with a refusal', () => {
  // The browser itself notes every refused call in its console.
  test.use({ quiet: false })

  test('what failed is said and can be tried again; what has changed is previewed again', async ({
    page,
    request,
  }) => {
    const bowl = await makeProduct(request, { name: 'Clay Bowl' })
    await openAs(page, request, 'admin', '/admin/products/import')
    const field = page.getByLabel('File of products')
    await field.setInputFiles(fileOf(['id', 'colour'], ['1', 'red']))
    await expect(page.getByRole('alert')).toContainText('does not know: “colour”')
    await field.setInputFiles(fileOf(['id', 'stock'], [`${bowl.id}`, '50']))
    const button = page.getByRole('button', { name: 'Import 1 product' })
    await page.route(/products\/import\/\?plan/, route => route.abort())
    await button.click()
    await expect(page.getByRole('alert')).toHaveText('Network Error')
    await page.unroute(/products\/import\/\?plan/)
    await changeProduct(request, bowl, { countInStock: '4' })
    await button.click()
    await expect(page.getByRole('alert')).toContainText('Nothing was imported.')
    await page.getByRole('button', { name: 'Preview again' }).click()
    await expect(page.getByRole('row', { name: 'Clay Bowl' })).toContainText('4 → became 50')
    await button.click()
    await expect(page.getByRole('heading', { name: 'The import is done' })).toBeVisible()
  })
})
