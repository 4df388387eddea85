import { openAs } from './admin-people.ts'
import { makeProduct } from './filling.ts'
import { hold } from './holding.ts'
import { watchWrites } from './people.ts'
import { expect, test } from './shop.ts'

const PICTURE = 'server/demo/pictures/desk-lamp.webp'

test('a product is made with a picture, sent once, and the list has it', async ({
  page,
  request,
}) => {
  await openAs(page, request, 'admin', '/admin/products')
  await page.getByRole('link', { name: 'Add product' }).click()
  await expect(page).toHaveTitle('Add product · Haberdash')
  await page.getByLabel('Name').fill('Quilted Lamp')
  await page.getByLabel('Price').fill('49.5')
  await page.getByLabel('Count in stock').fill('3')
  await page.getByLabel('Brand').fill('Nordlys')
  await page.getByLabel('Category').fill('Electronics')
  await page.getByLabel('Description').fill('Shines softly.')
  await page.getByLabel('Image').setInputFiles(PICTURE)
  await expect(page.getByRole('img', { name: 'Preview' })).toBeVisible()
  const writes = watchWrites(page)
  const send = await hold(page, '**/api/products/create/')
  await page.getByRole('button', { name: 'Create product' }).dblclick()
  await expect(page.getByRole('button', { name: 'Saving…' })).toBeDisabled()
  await expect(page.getByRole('progressbar', { name: 'Upload of the picture' })).toBeVisible()
  send()
  await expect(page.getByText('Product Created')).toBeVisible()
  await expect(page).toHaveURL('/admin/products')
  const row = page.getByRole('row', { name: 'Quilted Lamp' })
  await expect(row).toContainText('$49.50')
  await expect(row).toContainText('Low · 3')
  expect(writes).toEqual([expect.stringMatching(/^POST .*\/api\/products\/create\/$/)])
})

test('a product is changed', async ({ page, request }) => {
  const { id } = await makeProduct(request, { name: 'Plain Bowl' })
  await openAs(page, request, 'admin', `/admin/products/${id}/edit`)
  await expect(page.getByLabel('Name')).toHaveValue('Plain Bowl')
  await expect(page.getByLabel('Price')).toHaveValue('20.00')
  await page.getByLabel('Name').fill('Painted Bowl')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('Product Updated')).toBeVisible()
  await expect(page.getByRole('row', { name: 'Painted Bowl' })).toBeVisible()
})

test('what the server would refuse is told at its field, and nothing is sent', async ({
  page,
  request,
}) => {
  await openAs(page, request, 'admin', '/admin/products/add')
  const writes: string[] = []
  page.on('request', one => {
    if (one.method() !== 'GET') writes.push(one.url())
  })
  await page.getByLabel('Price').fill('-1')
  await page.getByLabel('Count in stock').fill('1.5')
  await page.getByRole('button', { name: 'Create product' }).click()
  await expect(page.getByLabel('Name')).toBeFocused()
  await expect(page.getByLabel('Name')).toHaveAccessibleDescription('Please enter a name.')
  await expect(page.getByLabel('Price')).toHaveAccessibleDescription(/dollars from 0 to 999,999/)
  await expect(page.getByLabel('Count in stock')).toHaveAccessibleDescription(/a whole number/)
  expect(writes).toEqual([])
})

test('only pictures of at most 10 MB are taken, by the button and by dropping', async ({
  page,
  request,
}) => {
  await openAs(page, request, 'admin', '/admin/products/add')
  const field = page.getByLabel('Image')
  await field.setInputFiles({ name: 'a.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') })
  await expect(page.getByText('Please choose a JPEG, PNG or WebP picture.')).toBeVisible()
  const big = Buffer.alloc(10 * 1024 * 1024 + 1)
  await field.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: big })
  await expect(page.getByText('The image must be at most 10 MB.')).toBeVisible()

  const dropped = await page.evaluateHandle(() => {
    const data = new DataTransfer()
    data.items.add(new File(['x'], 'dropped.png', { type: 'image/png' }))
    return data
  })
  await page.getByText('or drop a picture here').dispatchEvent('drop', { dataTransfer: dropped })
  await expect(page.getByText('dropped.png')).toBeVisible()
  await expect(page.getByText('The image must be at most 10 MB.')).toBeHidden()
  await page.getByRole('button', { name: 'Remove the picture' }).click()
  await expect(page.getByText('or drop a picture here')).toBeVisible()
})

test('leaving with unsaved changes asks', async ({ page, request }) => {
  await openAs(page, request, 'admin', '/admin/products/add')
  const cancel = page.getByRole('link', { name: 'Cancel' })
  await page.getByLabel('Name').fill('Half a thought')
  await cancel.click()
  const dialog = page.getByRole('dialog', { name: 'Leave without saving?' })
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByLabel('Name')).toHaveValue('Half a thought')
  const asked = page.waitForEvent('dialog')
  const closing = page.close({ runBeforeUnload: true })
  const question = await asked
  expect(question.type()).toBe('beforeunload')
  await question.dismiss()
  await closing
  await cancel.click()
  await dialog.getByRole('button', { name: 'Leave' }).click()
  await expect(page).toHaveURL('/admin/products')
})

test('leaving without changes does not ask', async ({ page, request }) => {
  const { id } = await makeProduct(request)
  await openAs(page, request, 'admin', `/admin/products/${id}/edit`)
  await expect(page.getByLabel('Name')).toHaveValue('Blue Mug')
  await page.getByRole('link', { name: 'Cancel' }).click()
  await expect(page).toHaveURL('/admin/products')
})

test.describe('with a refusal', () => {
  // The browser itself notes every refused call in its console.
  test.use({ quiet: false })

  test('a sentence of the server is told at the field that it names', async ({ page, request }) => {
    const { id } = await makeProduct(request)
    await openAs(page, request, 'admin', `/admin/products/${id}/edit`)
    await page.getByLabel('Image').setInputFiles({
      name: 'no.png',
      mimeType: 'image/png',
      buffer: Buffer.from('no picture'),
    })
    await page.getByRole('button', { name: 'Save changes' }).click()
    await expect(page.getByLabel('Image')).toHaveAccessibleDescription(/image must be a JPEG/)
    await page.route('**/api/products/update/**', route =>
      route.fulfill({ status: 400, json: { detail: 'price must be smaller.' } }),
    )
    await page.getByRole('button', { name: 'Keep the picture so far' }).click()
    await page.getByRole('button', { name: 'Save changes' }).click()
    await expect(page.getByLabel('Price')).toBeFocused()
    await expect(page.getByLabel('Price')).toHaveAccessibleDescription(/price must be smaller\./)
    await page.unroute('**/api/products/update/**')
    await page.route('**/api/products/update/**', route => route.abort())
    await page.getByRole('button', { name: 'Save changes' }).click()
    await expect(page.getByRole('alert')).toHaveText('Network Error')
  })

  test('a product that is not there is said to be none', async ({ page, request }) => {
    await openAs(page, request, 'admin', '/admin/products/999999/edit')
    await expect(page.getByRole('heading', { name: 'There is no such product.' })).toBeVisible()
  })
})
