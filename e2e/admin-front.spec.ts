import type { Sales } from '../contract/sales.ts'
import { expectAccessibleInBothThemes, expectFingerSized } from './accessible.ts'
import { demoPerson, openAs } from './admin-people.ts'
import { makeProduct } from './filling.ts'
import { actAs, placeOrder, register } from './placing.ts'
import { expect, test } from './shop.ts'

const CALL = '**/api/admin/sales/**'

test('a purchase and its payment are on the overview, which the menu leads to', async ({
  page,
  request,
}) => {
  const zoe = await register(request, 'Overview Zoe')
  await openAs(page, request, 'admin', '/')
  await page.getByRole('button', { name: 'Admin' }).click()
  await page.getByRole('link', { name: 'Overview' }).click()
  await expect(page).toHaveURL('/admin')
  await expect(page).toHaveTitle('Overview · Haberdash')
  const figure = (name: string) => page.getByRole('listitem').filter({ hasText: name })
  const numberOf = async (name: string) =>
    Number((await figure(name).textContent())?.replace(/,/g, '').match(/[\d.]+/)?.[0])
  await expect(figure('Unpaid')).toBeVisible()
  const before = { unpaid: await numberOf('Unpaid'), revenue: await numberOf('Revenue today') }

  const order = await placeOrder(request, zoe, { quantity: 2 })
  await page.reload()
  await expect(figure('Unpaid')).toBeVisible()
  expect(await numberOf('Unpaid')).toBe(before.unpaid + 1)
  const headers = { authorization: `Bearer ${zoe.token}` }
  const created = await request.post(`/api/orders/create-payment/${order.id}/`, { headers })
  const { id: paymentId } = await created.json()
  await request.post('/sandbox/paypal/approve', { form: { token: paymentId, choice: 'approve' } })
  const data = { paymentId, PayerID: 'SANDY' }
  await request.post(`/api/orders/${order.id}/pay/paypal/`, { headers, data })

  await page.reload()
  await expect(figure('Unpaid')).toBeVisible()
  expect(await numberOf('Unpaid')).toBe(before.unpaid)
  const revenue = before.revenue + Number(order.totalPrice)
  expect(await numberOf('Revenue today')).toBeCloseTo(revenue, 2)
  const best = page.getByRole('region', { name: 'Best sellers' })
  await best.getByRole('link', { name: order.orderItems[0]?.name ?? '' }).click()
  await expect(page).toHaveURL(`/product/${order.orderItems[0]?.product}`)
})

test('the days are plots and a table, of a month or a year, and the address tells', async ({
  page,
  request,
}) => {
  await placeOrder(request, await register(request, 'Yearly Yves'))
  await openAs(page, request, 'admin', '/admin')
  const plots = page.getByRole('img', { name: /by day/ })
  await expect(plots).toHaveCount(2)
  await page.getByText('Figures as a table').click()
  const rows = page.getByRole('table').getByRole('row')
  await expect(rows).toHaveCount(31)
  const newest = rows.nth(1)
  await expect(newest.getByRole('rowheader')).toHaveText(/ \d{4}$/)
  await expect(newest.getByRole('cell').first()).not.toHaveText('0')

  const year = page.getByRole('link', { name: '365 days' })
  await year.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/admin?days=365')
  await expect(rows).toHaveCount(366)
  const chosen = page.getByRole('navigation', { name: 'Period' }).locator('[aria-current]')
  await expect(chosen).toHaveText('365 days')
  await expect(year).toBeFocused()
  await page.goBack()
  await expect(rows).toHaveCount(31)
  await expect(chosen).toHaveText('30 days')
})

test('the plots follow the theme and the width of the page', async ({ page, request }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await placeOrder(request, await register(request, 'Colourful Cole'))
  await openAs(page, request, 'admin', '/admin')
  const canvas = page.locator('.plot-orders canvas')
  const picture = () => canvas.evaluate((one: HTMLCanvasElement) => one.toDataURL())
  const light = await picture()
  await page.getByRole('button', { name: 'Switch between light and dark' }).click()
  await expect.poll(picture).not.toBe(light)
  await page.getByRole('button', { name: 'Switch between light and dark' }).click()
  await expect.poll(picture).toBe(light)
  await page.setViewportSize({ width: 375, height: 800 })
  const width = () => canvas.evaluate(one => one.getBoundingClientRect().right)
  await expect.poll(width).toBeLessThan(360)
})

test('a sum of millions is read on one line, on a phone as well', async ({ page, request }) => {
  await page.setViewportSize({ width: 375, height: 800 })
  await openAs(page, request, 'admin', '/admin')
  const sums = page.getByRole('main').locator('.figure-value')
  await expect(sums).toHaveCount(5)
  const [small, large] = await sums.evaluateAll(([today, month]) =>
    ['$20.00', '$21,705,029.25'].map(sum => {
      for (const element of [today, month]) if (element) element.textContent = sum
      return month?.getBoundingClientRect().height
    }),
  )
  expect(large).toBe(small)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375)
})

test('what is to be done leads to where it is done', async ({ page, request }) => {
  await placeOrder(request, await register(request, 'Waiting Will'))
  await makeProduct(request, { name: 'Last Of Its Kind', countInStock: '0' })
  const { token } = await openAs(page, request, 'admin', '/admin')
  const answer = await request.get('/api/admin/sales/', {
    headers: { authorization: `Bearer ${token}` },
  })
  const { unpaid, toDeliver }: Sales = await answer.json()
  await page.getByRole('link', { name: `Unpaid ${unpaid}` }).click()
  await expect(page).toHaveURL('/admin/orders?show=unpaid')
  const chosen = page.getByRole('navigation', { name: 'Which orders' }).locator('[aria-current]')
  await expect(chosen).toHaveText(`Unpaid ${unpaid}`)
  await page.goBack()
  await page.getByRole('link', { name: `To deliver ${toDeliver}` }).click()
  await expect(page).toHaveURL('/admin/orders?show=due')
  await expect(chosen).toHaveText(`To deliver ${toDeliver}`)
  await page.goBack()
  await page.getByRole('link', { name: /^Low stock .* sold out$/ }).click()
  await expect(page).toHaveURL('/admin/products?sort=stock')
  await expect(page.getByRole('rowheader').first()).toBeVisible()
  await expect(page.getByText('Sold out').first()).toBeVisible()
})

test('a shop without orders says so', async ({ page, request }) => {
  const nothing = { orders: 0, revenue: '0.00' }
  await page.route(CALL, async route => {
    const sales: Sales = await (await route.fetch()).json()
    const days = sales.days.map(({ day }) => ({ day, ...nothing }))
    await route.fulfill({ json: { ...sales, days, bestSellers: [] } })
  })
  await openAs(page, request, 'admin', '/admin')
  await expect(page.getByRole('heading', { name: 'No orders in the last 30 days' })).toBeVisible()
  await expect(page.getByText('Nothing yet.')).toBeVisible()
})

test('customers get neither the screen nor its script', async ({ page, request }) => {
  const asked: string[] = []
  page.on('request', one => asked.push(one.url()))
  await actAs(page, await register(request, 'Curious Carl'))
  await page.goto('/admin', { waitUntil: 'networkidle' })
  await expect(page.getByRole('heading', { name: 'This is for staff' })).toBeVisible()
  expect(asked.filter(url => /overview-screen|admin\/sales|queries/.test(url))).toEqual([])
  expect(asked.some(url => url.includes('/assets/'))).toBe(true)
  await actAs(page, await demoPerson(request, 'admin'))
  await page.goto('/admin', { waitUntil: 'networkidle' })
  expect(asked.filter(url => url.includes('overview-screen'))).not.toEqual([])
})

test('the overview is accessible in either theme, on a desk and on a phone', async ({
  page,
  request,
}) => {
  await placeOrder(request, await register(request, 'Axel'))
  await openAs(page, request, 'admin', '/admin')
  await page.getByText('Figures as a table').click()
  await expect(page.getByRole('table')).toBeVisible()
  await expectAccessibleInBothThemes(page)
  await expectFingerSized(page)
})

test.describe('with a failure', () => {
  // The browser itself notes every failed call in its console.
  test.use({ quiet: false })

  test('an overview that cannot be fetched says so and is tried again', async ({
    page,
    request,
  }) => {
    await page.route(CALL, route => route.abort())
    await openAs(page, request, 'admin', '/admin')
    await expect(page.getByRole('status', { name: 'Loading the overview' })).toBeVisible()
    await expect(page.getByRole('alert')).toHaveText('Network Error')
    await page.unroute(CALL)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('alert')).toBeHidden()
    await expect(page.getByRole('link', { name: /^Unpaid/ })).toBeVisible()
  })
})
