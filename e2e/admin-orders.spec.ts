import type { Order } from '../contract/orders.ts'
import { demoPerson, openAs } from './admin-people.ts'
import { expectAccessible } from './filling.ts'
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

test('/admin leads to the orders', async ({ page, request }) => {
  await openAs(page, request, 'admin', '/admin')
  await expect(page).toHaveURL('/admin/orders')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Orders')
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

test('ten orders are on a page, and typing stays smooth with fifty thousand', async ({
  page,
  request,
}) => {
  const order = await placeOrder(request, await register(request, 'Model'))
  const many = Array.from({ length: 50_000 }, (_, place): Order => {
    const user = { ...order.user, name: place % 500 === 0 ? 'Rare Bird' : `Customer ${place}` }
    return { ...order, id: 50_000 - place, user, orderItems: [] }
  })
  await page.route('**/api/orders/all/', route => route.fulfill({ json: many }))
  await openAs(page, request, 'admin', '/admin/orders')
  await expect(page.getByText(/^50,000 orders/)).toBeVisible({ timeout: 15_000 })
  const rows = page.getByRole('row').filter({ has: page.getByRole('rowheader') })
  await expect(rows).toHaveCount(10)
  const box = page.getByRole('searchbox', { name: 'Search by customer or id' })
  await box.pressSequentially('rare bird', { delay: 30 })
  await expect(box).toHaveValue('rare bird')
  await expect(page.getByText(/^100 orders/)).toBeVisible()
  await page.getByRole('link', { name: 'Page 10', exact: true }).click()
  await expect(page).toHaveURL('/admin/orders?search=rare+bird&page=10')
  await expect(rows.last()).toContainText('Order 500')
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

test('a shop without orders says so', async ({ page, request }) => {
  await page.route('**/api/orders/all/', route => route.fulfill({ json: [] }))
  await openAs(page, request, 'admin', '/admin/orders')
  await expect(page.getByRole('heading', { name: 'No orders yet' })).toBeVisible()
})

test.describe('with a refusal', () => {
  // The browser itself notes every refused call in its console.
  test.use({ quiet: false })

  test('orders that cannot be fetched say so and are tried again', async ({ page, request }) => {
    await page.route('**/api/orders/all/', route => route.abort())
    await openAs(page, request, 'admin', '/admin/orders')
    await expect(page.getByRole('status', { name: 'Loading orders' })).toBeVisible()
    await expect(page.getByRole('alert')).toHaveText('Network Error')
    await page.unroute('**/api/orders/all/')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('alert')).toBeHidden()
  })
})
