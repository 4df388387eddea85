import { expectAccessibleInBothThemes } from './accessible.ts'
import { hold } from './holding.ts'
import { actAs, placeOrder, register, signInAdmin, today } from './placing.ts'
import { expect, test } from './shop.ts'

test('an order shows whom it is for, where it goes, what is in it and what it costs', async ({
  page,
  request,
}) => {
  const user = await register(request, 'Zoe Park')
  const order = await placeOrder(request, user, { lines: 3, quantity: 2 })
  await actAs(page, user)
  await page.goto(`/order/${order.id}`)
  await expect(page).toHaveTitle(`Order ${order.id} · Haberdash`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Order ${order.id}`)
  const shipping = page.getByRole('region', { name: 'Shipping' })
  await expect(shipping).toContainText('Zoe Park')
  await expect(shipping.getByRole('link', { name: user.email })).toBeVisible()
  await expect(shipping).toContainText('1 Long Lane, Leiden 2311, Netherlands')
  await expect(shipping.getByText('Not Delivered')).toBeVisible()
  const payment = page.getByRole('region', { name: 'Payment' })
  await expect(payment).toContainText('Method: PayPal')
  await expect(payment.getByText('Not Paid')).toBeVisible()
  const items = page.getByRole('region', { name: 'Items' }).getByRole('listitem')
  await expect(items).toHaveCount(3)
  await expect(items.first()).toContainText(`2 × $${order.orderItems[0]?.price}`)
  const summary = page.getByRole('region', { name: 'Order Summary' })
  for (const name of ['Items', 'Shipping', 'Tax', 'Total']) {
    await expect(summary.getByRole('term').getByText(name, { exact: true })).toBeVisible()
  }
  const total = Number(order.totalPrice).toLocaleString('en-US', { minimumFractionDigits: 2 })
  await expect(summary).toContainText(`Total$${total}`)

  const name = String(order.orderItems[0]?.name)
  await items.first().getByRole('link', { name }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
})

test('the summary stays in view on a wide screen and closes the page on a phone', async ({
  page,
  request,
}) => {
  const user = await register(request, 'Wide')
  const order = await placeOrder(request, user, { lines: 8 })
  await actAs(page, user)
  await page.setViewportSize({ width: 1280, height: 600 })
  await page.goto(`/order/${order.id}`)
  const summary = page.getByRole('region', { name: 'Order Summary' })
  await expect(summary).toBeVisible()
  await page.getByRole('listitem').filter({ hasText: '×' }).last().scrollIntoViewIfNeeded()
  await expect(summary.getByText('Total')).toBeInViewport()
  await page.setViewportSize({ width: 375, height: 700 })
  const items = await page.getByRole('region', { name: 'Items' }).boundingBox()
  const below = await summary.boundingBox()
  expect(below?.y).toBeGreaterThan((items?.y ?? 0) + (items?.height ?? 0))
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375)
})

test('what is gone from the shop is named without a link, and no items are said to be none', async ({
  page,
  request,
}) => {
  const user = await register(request, 'Gone')
  const order = await placeOrder(request, user)
  await actAs(page, user)
  const show = async (orderItems: typeof order.orderItems) => {
    await page.unroute(`**/api/orders/${order.id}/`)
    await page.route(`**/api/orders/${order.id}/`, route =>
      route.fulfill({ json: { ...order, orderItems } }),
    )
    await page.goto(`/order/${order.id}`)
  }
  await show(order.orderItems.map(item => ({ ...item, product: null })))
  const items = page.getByRole('region', { name: 'Items' })
  await expect(items.getByText('No longer in the shop')).toBeVisible()
  await expect(items.getByRole('link')).toHaveCount(0)
  await show([])
  await expect(page.getByText('Your Order is empty')).toBeVisible()
})

test('on paper an order is a document, dark on white, with nothing to press', async ({
  page,
  request,
}) => {
  const user = await register(request, 'Zoe Park')
  const order = await placeOrder(request, user)
  await actAs(page, user)
  await page.emulateMedia({ colorScheme: 'dark', media: 'print' })
  await page.goto(`/order/${order.id}`)
  await expect(page.getByRole('region', { name: 'Order Summary' })).toContainText('Total')
  await expect(page.getByRole('link', { name: 'Haberdash' })).toBeVisible()
  await expect(page.getByRole('button')).toHaveCount(0)
  await expect(page.getByRole('searchbox')).toBeHidden()
  await expect(page.getByRole('contentinfo')).toBeHidden()
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('color', 'rgb(32, 28, 23)')
})

test('an admin delivers, and the order says so without a reload', async ({ page, request }) => {
  const order = await placeOrder(request, await register(request, 'Ria'))
  await actAs(page, await signInAdmin(request))
  const send = await hold(page, '**/deliver/')
  await page.goto(`/order/${order.id}`)
  await page.getByRole('button', { name: 'Mark As Delivered' }).click()
  await expect(page.getByRole('button', { name: 'Sending…' })).toBeDisabled()
  send()
  await expect(page.getByText(`Delivered on ${today()}`)).toBeVisible()
  await expect(page.getByText('Not Delivered')).toBeHidden()
  await expect(page.getByRole('button', { name: 'Mark As Delivered' })).toBeHidden()
})

test('a customer cannot deliver', async ({ page, request }) => {
  const user = await register(request, 'Cas')
  const order = await placeOrder(request, user)
  await actAs(page, user)
  await page.goto(`/order/${order.id}`)
  await expect(page.getByText('Not Delivered')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Mark As Delivered' })).toBeHidden()
})

test('the links to the cart put nothing into it', async ({ page, request }) => {
  const user = await register(request, 'Kit')
  const order = await placeOrder(request, user)
  await actAs(page, user)
  await page.goto(`/order/${order.id}`)
  for (const link of await page.getByRole('link', { name: 'Cart', exact: true }).all()) {
    await expect(link).toHaveAttribute('href', '/cart')
  }
})

test('my orders are cards, the newest first, and each leads to its order', async ({
  page,
  request,
}) => {
  const user = await register(request, 'Mia')
  const first = await placeOrder(request, user, { lines: 6 })
  const second = await placeOrder(request, user)
  await actAs(page, user)
  await page.goto('/my-orders')
  await expect(page).toHaveTitle('My Orders · Haberdash')
  const cards = page.getByRole('article')
  await expect(cards.getByRole('heading')).toHaveText([`Order ${second.id}`, `Order ${first.id}`])
  const card = cards.last()
  await expect(card).toContainText(today())
  await expect(card.getByText('Not Paid')).toBeVisible()
  await expect(card.getByText('Not Delivered')).toBeVisible()
  await expect(card.getByRole('img')).toHaveCount(3)
  await expect(card.getByText('+3 more')).toBeVisible()
  await card.getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Order ${first.id}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test('who has not bought anything yet is invited to', async ({ page, request }) => {
  await actAs(page, await register(request, 'Eve'))
  await page.goto('/my-orders')
  const text = "You haven't placed any orders yet"
  await expect(page.getByRole('heading', { name: text })).toBeVisible()
  await page.getByRole('link', { name: 'See all products' }).click()
  await expect(page).toHaveURL('/')
})

test('whoever is not signed in signs in first', async ({ page, request }) => {
  const order = await placeOrder(request, await register(request, 'Vis'))
  await page.goto(`/order/${order.id}`)
  await expect(page).toHaveURL(`/login?redirect=%2Forder%2F${order.id}`)
})

for (const path of ['/my-orders', '/order/'] as const) {
  test(`${path} keeps its shape while it loads`, async ({ page, request }) => {
    const user = await register(request, 'Slow')
    const order = await placeOrder(request, user)
    await actAs(page, user)
    const send = await hold(page, '**/api/orders/**')
    await page.goto(path === '/order/' ? `/order/${order.id}` : path)
    await expect(page.getByRole('status', { name: /^Loading/ })).toBeVisible()
    send()
    await expect(page.getByRole('status', { name: /^Loading/ })).toBeHidden()
    await expect(page.getByText('Not Paid')).toBeVisible()
  })
}

test.describe('where something is refused or fails', () => {
  // The browser itself notes every failed call in its console.
  test.use({ quiet: false })

  test('an order of somebody else is not there, and neither is one that never was', async ({
    page,
    request,
  }) => {
    const order = await placeOrder(request, await register(request, 'Own'))
    await actAs(page, await register(request, 'Peep'))
    for (const id of [order.id, 99_999_999, 'abc']) {
      await page.goto(`/order/${id}`)
      const heading = page.getByRole('heading', { level: 1, name: 'There is no such order.' })
      await expect(heading).toBeVisible()
    }
    await page.getByRole('link', { name: 'See my orders' }).click()
    await expect(page).toHaveURL('/my-orders')
  })

  test('an order that was delivered meanwhile says so in red', async ({ page, request }) => {
    const order = await placeOrder(request, await register(request, 'Fast'))
    const admin = await signInAdmin(request)
    await actAs(page, admin)
    await page.goto(`/order/${order.id}`)
    const button = page.getByRole('button', { name: 'Mark As Delivered' })
    await button.waitFor()
    await request.put(`/api/orders/${order.id}/deliver/`, {
      headers: { authorization: `Bearer ${admin.token}` },
    })
    await button.click()
    await expect(page.getByRole('alert')).toHaveText('This order has been delivered already.')
    await expect(page.getByText(/^Delivered on/)).toBeVisible()
    await expect(button).toBeHidden()
  })

  for (const path of ['/my-orders', '/order/'] as const) {
    test(`${path} that cannot be fetched says so and tries again`, async ({ page, request }) => {
      const user = await register(request, 'Off')
      const order = await placeOrder(request, user)
      await actAs(page, user)
      await page.route('**/api/orders/**', route => route.abort())
      await page.goto(path === '/order/' ? `/order/${order.id}` : path)
      await expect(page.getByRole('alert')).toHaveText('Network Error')
      await page.unroute('**/api/orders/**')
      await page.getByRole('button', { name: 'Try again' }).click()
      await expect(page.getByText('Not Paid')).toBeVisible()
    })
  }
})

const screens = { 'my orders': '/my-orders', order: '/order/' }

for (const [name, path] of Object.entries(screens)) {
  test(`axe finds nothing serious in either theme, on a desk and on a phone: ${name}`, async ({
    page,
    request,
  }) => {
    const user = await register(request, 'Axel')
    await actAs(page, user)
    const order = await placeOrder(request, user, { lines: 5 })
    const end = path === '/order/' ? `${order.id}?payment=cancelled` : ''
    await page.goto(`${path}${end}`, { waitUntil: 'networkidle' })
    await expectAccessibleInBothThemes(page)
  })
}
