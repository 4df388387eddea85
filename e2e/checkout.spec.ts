import type { APIRequestContext, Page } from '@playwright/test'
import type { Order } from '../contract/orders.ts'
import type { UserWithToken } from '../contract/users.ts'
import { changeProduct, continueTo, lineOf, makeProduct, store, stored } from './filling.ts'
import { hold } from './holding.ts'
import { actAs, register } from './placing.ts'
import { expect, test } from './shop.ts'

const rome = { address: '1 Main Street', city: 'Rome', postalCode: '00100', country: 'Italy' }

async function ordersOf(request: APIRequestContext, { token }: UserWithToken): Promise<Order[]> {
  const headers = { authorization: `Bearer ${token}` }
  return (await request.get('/api/orders/myorders/', { headers })).json()
}

/** Somebody with two mugs, an address and a method, before the last step. */
async function readyToOrder(page: Page, request: APIRequestContext, name: string) {
  const mug = await makeProduct(request)
  const user = await register(request, name)
  await actAs(page, user)
  await store(page, { cartItems: [lineOf(mug, 2)], shippingAddress: rome, paymentMethod: 'PayPal' })
  return { mug, user }
}

test('from the cart to an order with the keyboard alone', async ({ page, request }) => {
  const mug = await makeProduct(request)
  const user = await register(request, 'Zoe')
  await actAs(page, user)
  await page.goto(`/cart/${mug.id}?quantity=2`)
  await page.getByRole('button', { name: 'Proceed To Checkout' }).press('Enter')
  await expect(page).toHaveURL('/shipping')
  await expect(page).toHaveTitle('Shipping · Haberdash')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('Address')).toBeFocused()
  for (const text of Object.values(rome)) {
    await page.keyboard.type(text)
    await page.keyboard.press('Tab')
  }
  await page.keyboard.press('Enter')

  await expect(page).toHaveURL('/payment')
  await expect(page).toHaveTitle('Payment · Haberdash')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('radio', { name: 'PayPal' })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('radio', { name: 'Stripe' })).toBeChecked()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')

  await expect(page).toHaveURL('/placeorder')
  await expect(page).toHaveTitle('Place Order · Haberdash')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.getByRole('button', { name: 'Place Order' }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/order\/\d+$/)
  const [order] = await ordersOf(request, user)
  expect(order).toMatchObject({ shippingAddress: rome, paymentMethod: 'Stripe' })
  expect(page.url()).toMatch(new RegExp(`/order/${order?.id}$`))
  expect(await page.evaluate(() => localStorage.getItem('cartItems'))).toBeNull()
  expect(await stored(page, 'shippingAddress')).toEqual(rome)
  expect(await stored(page, 'paymentMethod')).toBe('Stripe')
  // The step is replaced: going back does not lead to an order that is placed already.
  await page.goBack()
  await expect(page).toHaveURL('/payment')
})

test('the address says what is missing, and is there again later', async ({ page, request }) => {
  await actAs(page, await register(request, 'Ida'))
  await page.goto('/shipping')
  await page.getByLabel('City').fill('Rome')
  await page.getByLabel('Postal code').fill('0'.repeat(21))
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL('/shipping')
  const address = page.getByLabel('Address')
  await expect(address).toBeFocused()
  await expect(address).toHaveAccessibleDescription('Please enter your address.')
  await expect(page.getByLabel('Postal code')).toHaveAccessibleDescription(/at most 20 characters/)
  await expect(page.getByLabel('City')).toHaveAccessibleDescription('')
  for (const [label, value, fill] of [
    ['Address', rome.address, 'street-address'],
    ['City', rome.city, 'address-level2'],
    ['Postal code', rome.postalCode, 'postal-code'],
    ['Country', rome.country, 'country-name'],
  ] as const) {
    await expect(page.getByLabel(label)).toHaveAttribute('autocomplete', fill)
    await page.getByLabel(label).fill(value)
  }
  await continueTo(page, 'Payment')
  await page.getByRole('navigation', { name: 'Checkout' }).getByText('Shipping').click()
  await expect(page.getByLabel('Country')).toHaveValue('Italy')
  await page.reload()
  await expect(page.getByLabel('Country')).toHaveValue('Italy')
})

test('whoever has the first step has the script of them all', async ({ page, request }) => {
  await readyToOrder(page, request, 'Una')
  await page.goto('/shipping')
  await expect(page.getByLabel('Country')).toHaveValue('Italy')
  const fetched: string[] = []
  page.on('request', asked => {
    if (asked.resourceType() === 'script') fetched.push(asked.url())
  })
  await continueTo(page, 'Payment')
  await continueTo(page, 'Place Order')
  await expect(page.getByRole('button', { name: 'Place Order' })).toBeEnabled()
  expect(fetched).toEqual([])
})

test('every step leads to the one that is missing', async ({ page, request }) => {
  await page.goto('/shipping')
  await expect(page).toHaveURL(/\/login\?redirect=/)
  await actAs(page, await register(request, 'Ugo'))
  for (const path of ['/payment', '/placeorder']) {
    await page.goto(path)
    await expect(page).toHaveURL('/shipping')
  }
  await store(page, { shippingAddress: { ...rome, city: '' } })
  await page.goto('/placeorder')
  await expect(page).toHaveURL('/shipping')
  await store(page, { shippingAddress: rome })
  await page.goto('/placeorder')
  await expect(page).toHaveURL('/payment')
  await expect(page.getByRole('radio', { name: 'PayPal' })).toBeChecked()
})

test('the steps say where one is, and lead back', async ({ page, request }) => {
  await readyToOrder(page, request, 'Olaf')
  await page.goto('/placeorder')
  const steps = page.getByRole('navigation', { name: 'Checkout' }).getByRole('listitem')
  await expect(steps).toHaveText([/Sign In/, /Shipping/, /Payment/, 'Place Order'])
  await expect(steps.nth(3)).toHaveAttribute('aria-current', 'step')
  await expect(steps.getByRole('link')).toHaveCount(3)
  await steps.getByRole('link', { name: 'Payment' }).click()
  await expect(page).toHaveURL('/payment')
  await expect(steps.nth(2)).toHaveAttribute('aria-current', 'step')
  await expect(steps.getByRole('link')).toHaveCount(2)
  await steps.getByRole('link', { name: 'Sign In' }).click()
  await expect(page).toHaveURL('/shipping')
})

test('the review shows what is ordered and what it costs', async ({ page, request }) => {
  const { mug } = await readyToOrder(page, request, 'Rita')
  await page.goto('/placeorder')
  const region = (name: string) => page.getByRole('region', { name })
  await expect(region('Shipping')).toContainText('1 Main Street, Rome 00100, Italy')
  await expect(region('Payment')).toContainText('Method: PayPal')
  await expect(region('Items').getByRole('listitem')).toContainText(['2 × $20.00'])
  const summary = region('Order Summary')
  await expect(summary.getByRole('definition')).toHaveText(['$40.00', '$10.00', '$6.00', '$56.00'])
  await store(page, { cartItems: [lineOf({ ...mug, price: '250.01' }, 2)] })
  await page.goto('/placeorder')
  const dear = ['$500.02', '$0.00', '$75.00', '$575.02']
  await expect(summary.getByRole('definition')).toHaveText(dear)
})

test('an empty cart cannot be ordered', async ({ page, request }) => {
  await actAs(page, await register(request, 'Emil'))
  await store(page, { shippingAddress: rome, paymentMethod: 'PayPal' })
  await page.goto('/placeorder')
  await expect(page.getByText('Your cart is empty')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Place Order' })).toBeDisabled()
})

test('a double click makes one order', async ({ page, request }) => {
  const { user } = await readyToOrder(page, request, 'Dora')
  await page.goto('/placeorder')
  await page.getByRole('button', { name: 'Place Order' }).dblclick()
  await expect(page).toHaveURL(/\/order\/\d+$/)
  expect(await ordersOf(request, user)).toHaveLength(1)
})

test('while it is sent, the button says so and cannot be pressed', async ({ page, request }) => {
  await readyToOrder(page, request, 'Paula')
  const send = await hold(page, '**/api/orders/add/')
  await page.goto('/placeorder')
  await page.getByRole('button', { name: 'Place Order' }).click()
  await expect(page.getByRole('button', { name: 'Placing your order…' })).toBeDisabled()
  send()
  await expect(page).toHaveURL(/\/order\/\d+$/)
})

test('on a phone the summary closes the page', async ({ page, request }) => {
  await page.setViewportSize({ width: 375, height: 700 })
  await readyToOrder(page, request, 'Finn')
  await page.goto('/placeorder')
  const items = await page.getByRole('region', { name: 'Items' }).boundingBox()
  const summary = await page.getByRole('region', { name: 'Order Summary' }).boundingBox()
  expect(summary?.y).toBeGreaterThan((items?.y ?? 0) + (items?.height ?? 0))
})

test.describe('when it does not work at once', () => {
  // The browser itself notes every failed call in its console.
  test.use({ quiet: false })

  test('a lost answer and a second try make one order, even after a reload', async ({
    page,
    request,
  }) => {
    const { user } = await readyToOrder(page, request, 'Lena')
    await page.goto('/placeorder')
    const lose = async () => {
      // The shop hears of it, the browser never hears back.
      await page.route(
        '**/api/orders/add/',
        async route => {
          await route.fetch()
          await route.abort()
        },
        { times: 1 },
      )
    }
    await lose()
    await page.getByRole('button', { name: 'Place Order' }).click()
    await expect(page.getByRole('alert')).toContainText('Network Error')
    await lose()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('alert')).toContainText('Network Error')
    await page.reload()
    await page.getByRole('button', { name: 'Place Order' }).click()
    await expect(page).toHaveURL(/\/order\/\d+$/)
    expect(await ordersOf(request, user)).toHaveLength(1)
  })

  test('a refused order says why and leads back to the cart', async ({ page, request }) => {
    const { mug, user } = await readyToOrder(page, request, 'Rolf')
    await page.goto('/placeorder')
    await changeProduct(request, mug, { countInStock: '1' })
    await page.getByRole('button', { name: 'Place Order' }).click()
    const alert = page.getByRole('alert')
    await expect(alert).toContainText('Only 1 left of Blue Mug.')
    await alert.getByRole('link', { name: 'Review your cart' }).click()
    await expect(page).toHaveURL('/cart')
    await expect(page.getByText('Only 1 left; you had 2')).toBeVisible()
    expect(await ordersOf(request, user)).toHaveLength(0)

    await page.getByRole('button', { name: 'Proceed To Checkout' }).click()
    await continueTo(page, 'Payment')
    await continueTo(page, 'Place Order')
    await page.getByRole('button', { name: 'Place Order' }).click()
    await expect(page).toHaveURL(/\/order\/\d+$/)
    expect(await ordersOf(request, user)).toMatchObject([{ totalPrice: '33.00' }])
  })

  test('a token that is no good leads to signing in, and the cart stays', async ({
    page,
    request,
  }) => {
    const { mug, user } = await readyToOrder(page, request, 'Tom')
    await page.goto('/placeorder')
    await expect(page.getByRole('button', { name: 'Place Order' })).toBeEnabled()
    const stale = JSON.stringify({ ...user, token: 'stale' })
    await page.evaluate(text => localStorage.setItem('userInfo', text), stale)
    await page.getByRole('button', { name: 'Place Order' }).click()
    await expect(page).toHaveURL(/\/login\?redirect=%2Fplaceorder$/)
    expect(await stored(page, 'cartItems')).toEqual([lineOf(mug, 2)])
  })
})
