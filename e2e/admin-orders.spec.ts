import { readFile } from 'node:fs/promises'
import type { Order, OrderPage } from '../contract/orders.ts'
import { demoPerson, openAs } from './admin-people.ts'
import { expectAccessible, typeFast } from './filling.ts'
import { hold } from './holding.ts'
import { placeOrder, register } from './placing.ts'
import { expect, test } from './shop.ts'

test('orders are found by customer or id, with their number and sum', async ({ page, request }) => {
  const anna = await register(request, 'Anna Ordering')
  const first = await placeOrder(request, anna)
  const second = await placeOrder(request, anna, { lines: 2 })
  await openAs(page, request, 'admin', '/admin/orders')
  await expect(page).toHaveTitle('Orders · Haberdash')
  const box = page.getByRole('searchbox', { name: 'Search by customer or id' })
  await box.fill('anna ord')
  const rows = page.getByRole('row').filter({ has: page.getByRole('rowheader') })
  await expect(rows).toHaveCount(2)
  const sum = (Number(first.totalPrice) + Number(second.totalPrice)).toFixed(2)
  await expect(page.getByText(`2 orders · $${sum}`)).toBeVisible()
  await expect(page).toHaveURL('/admin/orders?search=anna+ord')
  await expect(box).toBeFocused()
  await expect(rows.first()).toContainText('Not Paid')
  await expect(rows.first()).toContainText('Not Delivered')
  await page.getByRole('link', { name: `Order ${second.id}` }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Order ${second.id}`)
  await page.goBack()
  await expect(box).toHaveValue('anna ord')
  await box.fill(String(first.id))
  await expect(page.getByRole('link', { name: `Order ${first.id}`, exact: true })).toBeVisible()
  await box.fill('nobody at all')
  await expect(page.getByRole('heading', { name: 'No orders found' })).toBeVisible()
  await page.getByRole('link', { name: 'See all orders' }).click()
  await expect(box).toHaveValue('')
})

test('delivered orders leave the undelivered ones', async ({ page, request }) => {
  const customer = await register(request, 'Filtered Fred')
  const order = await placeOrder(request, customer)
  await placeOrder(request, customer)
  const { token } = await demoPerson(request, 'admin')
  await request.put(`/api/orders/${order.id}/deliver/`, {
    headers: { authorization: `Bearer ${token}` },
  })
  await openAs(page, request, 'admin', '/admin/orders?search=filtered+fred')
  const filters = page.getByRole('navigation', { name: 'Which orders' })
  const row = page.getByRole('row', { name: `Order ${order.id} ` })
  await expect(row).toContainText('Delivered')
  await expect(filters.getByRole('link', { name: 'All 2' })).toHaveAttribute('aria-current', /./)
  await filters.getByRole('link', { name: 'Undelivered 1' }).click()
  await expect(page).toHaveURL('/admin/orders?search=filtered+fred&show=undelivered')
  await expect(row).toBeHidden()
  await expect(filters.locator('[aria-current]')).toHaveText(/^Undelivered/)
  await filters.getByRole('link', { name: 'Unpaid 2' }).click()
  await expect(row).toBeVisible()
  await expect(filters.locator('[aria-current]')).toHaveText(/^Unpaid/)
})

test('ten orders are on a page, which the shop finds while the earlier ones stay', async ({
  page,
  request,
}) => {
  const bird = await register(request, 'Rare Bird')
  const placed: Order[] = []
  for (let n = 0; n < 11; n++) placed.unshift(await placeOrder(request, bird))
  await openAs(page, request, 'admin', '/admin/orders')
  const rows = page.getByRole('row').filter({ has: page.getByRole('rowheader') })
  await expect(rows).toHaveCount(10)
  const asked: string[] = []
  page.on('request', one => {
    if (one.url().includes('/api/')) asked.push(one.url().replace(/^.*\/api/, ''))
  })
  const box = page.getByRole('searchbox', { name: 'Search by customer or id' })
  const send = await hold(page, '**/api/admin/orders/?search=*')
  await typeFast(page, box, 'rare bird')
  await expect(page.locator('[aria-busy="true"]')).toBeVisible()
  await expect(rows).toHaveCount(10)
  send()
  await expect(page.getByText(/^11 orders/)).toBeVisible()
  expect(asked).toEqual(['/admin/orders/?search=rare+bird'])
  await page.getByRole('link', { name: 'Page 2', exact: true }).click()
  await expect(page).toHaveURL('/admin/orders?search=rare+bird&page=2')
  await expect(rows).toHaveCount(1)
  await expect(rows).toContainText(`Order ${placed.at(-1)?.id}`)
})

test('the export is a file of the day, and what a customer typed runs nowhere', async ({
  page,
  request,
}) => {
  const order = await placeOrder(request, await register(request, '=cmd|calc'))
  await openAs(page, request, 'admin', '/admin/orders')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export CSV' }).click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^orders-\d{4}-\d\d-\d\d\.csv$/)
  const text = await readFile(await file.path(), 'utf8')
  expect(text).toMatch(/^\uFEFFid,placed,customer,/)
  const line = text.split('\r\n').find(one => one.startsWith(`${order.id},`))
  expect(line).toContain(",'=cmd|calc,")
  expect(line).toContain(`,${order.totalPrice},`)
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the orders are accessible in ${colorScheme}, on a desk and on a phone`, async ({
    page,
    request,
  }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    const order = await placeOrder(request, await register(request, 'Axel'))
    await openAs(page, request, 'admin', '/admin/orders')
    await expect(page.getByRole('link', { name: `Order ${order.id}`, exact: true })).toBeVisible()
    await expectAccessible(page)
  })
}

const none = { count: 0, sum: '0.00' }
const NO_ORDERS: OrderPage = {
  orders: [],
  page: 1,
  pages: 1,
  totals: { all: none, unpaid: none, undelivered: none, due: none },
}

test('a shop without orders says so', async ({ page, request }) => {
  await page.route('**/api/admin/orders/', route => route.fulfill({ json: NO_ORDERS }))
  await openAs(page, request, 'admin', '/admin/orders')
  await expect(page.getByRole('heading', { name: 'No orders yet' })).toBeVisible()
})

test.describe('with a refusal', () => {
  // The browser itself notes every refused call in its console.
  test.use({ quiet: false })

  test('orders that cannot be fetched say so and are tried again', async ({ page, request }) => {
    await page.route('**/api/admin/orders/', route => route.abort())
    await openAs(page, request, 'admin', '/admin/orders')
    await expect(page.getByRole('status', { name: 'Loading orders' })).toBeVisible()
    await expect(page.getByRole('alert')).toHaveText('Network Error')
    await page.unroute('**/api/admin/orders/')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('alert')).toBeHidden()
  })

  test('an export that fails says so, and can be tried again', async ({ page, request }) => {
    await page.route('**/api/admin/orders/export/', route => route.abort())
    await openAs(page, request, 'admin', '/admin/orders')
    const button = page.getByRole('button', { name: 'Export CSV' })
    await button.click()
    await expect(page.getByRole('alert')).toHaveText('Network Error')
    await page.unroute('**/api/admin/orders/export/')
    const download = page.waitForEvent('download')
    await button.click()
    await download
    await expect(page.getByRole('alert')).toBeHidden()
  })
})
