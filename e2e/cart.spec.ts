import {
  changeProduct,
  continueTo,
  deleteProduct,
  lineOf,
  makeProduct,
  store,
  stored,
} from './filling.ts'
import { actAs, register } from './placing.ts'
import { expect, test } from './shop.ts'

test('an address with a product fills the cart once, and again replaces the line', async ({
  page,
  request,
}) => {
  const mug = await makeProduct(request)
  await page.goto(`/product/${mug.id}`)
  await page.goto(`/cart/${mug.id}?quantity=2`)
  await expect(page).toHaveURL('/cart')
  await expect(page).toHaveTitle('Cart · Haberdash')
  await expect(page.getByRole('heading', { name: 'Subtotal (2 items)' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Subtotal (2 items)' })).toBeVisible()
  expect(await stored(page, 'cartItems')).toEqual([lineOf(mug, 2)])

  await page.goto(`/cart/${mug.id}?quantity=3`)
  await expect(page.getByRole('heading', { name: 'Subtotal (3 items)' })).toBeVisible()
  expect(await stored(page, 'cartItems')).toEqual([lineOf(mug, 3)])
})

test('Checkout Now fills the cart, and going back leads to the product', async ({
  page,
  request,
}) => {
  const mug = await makeProduct(request)
  await page.goto(`/product/${mug.id}`)
  await page.getByLabel('Quantity').selectOption('2')
  await page.getByRole('button', { name: 'Checkout Now' }).click()
  await expect(page).toHaveURL('/cart')
  await expect(page.getByLabel('Quantity of Blue Mug')).toHaveValue('2')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.getByLabel('Quantity of Blue Mug').selectOption('4')
  await page.goBack()
  await expect(page).toHaveURL(`/product/${mug.id}`)
  await page.goForward()
  await expect(page.getByLabel('Quantity of Blue Mug')).toHaveValue('4')
})

test('a quantity past the stock is cut and explained, until another is chosen', async ({
  page,
  request,
}) => {
  const mug = await makeProduct(request, { countInStock: '3' })
  await page.goto(`/cart/${mug.id}?quantity=7`)
  await expect(page.getByText('Only 3 left; you asked for 7')).toBeVisible()
  await expect(page.getByLabel('Quantity of Blue Mug')).toHaveValue('3')
  await page.getByLabel('Quantity of Blue Mug').selectOption('1')
  await expect(page.getByText('Only 3 left; you asked for 7')).toBeHidden()
})

test('quantities run to the full stock, and the sums follow', async ({ page, request }) => {
  const mug = await makeProduct(request, { countInStock: '25' })
  const cup = await makeProduct(request, { name: 'Gold Cup', price: '9.99', countInStock: '3000' })
  await store(page, { cartItems: [lineOf(mug, 1), lineOf(cup, 2)] })
  await page.goto('/cart')
  const chosen = page.getByLabel('Quantity of Blue Mug')
  await expect(chosen.getByRole('option')).toHaveCount(25)
  await chosen.selectOption('25')
  await expect(page.getByRole('article').first()).toContainText('$20.00 each')
  await expect(page.getByRole('article').first()).toContainText('$500.00')

  // Nobody scrolls through a list of thousands.
  const typed = page.getByRole('spinbutton', { name: 'Quantity of Gold Cup' })
  await typed.fill('1200')
  const summary = page.getByRole('region', { name: 'Subtotal (1225 items)' })
  await expect(summary).toContainText('$12,488.00')
  await typed.fill('9000')
  await typed.blur()
  await expect(typed).toHaveValue('3000')
  expect(await stored(page, 'cartItems')).toMatchObject([{ quantity: 25 }, { quantity: 3000 }])
})

test('what is removed can be put back in its place', async ({ page, request }) => {
  const mug = await makeProduct(request)
  const cup = await makeProduct(request, { name: 'Gold Cup' })
  await store(page, { cartItems: [lineOf(mug, 2), lineOf(cup, 1)] })
  await page.goto('/cart')
  await page.getByRole('button', { name: 'Remove Blue Mug' }).click()
  await expect(page.getByRole('status').getByText('Blue Mug was removed.')).toBeVisible()
  expect(await stored(page, 'cartItems')).toEqual([lineOf(cup, 1)])
  const undo = page.getByRole('button', { name: 'Undo: put Blue Mug back' })
  await expect(undo).toBeFocused()
  const quantity = page.getByLabel('Quantity of Gold Cup')
  await quantity.focus()
  await quantity.selectOption('2')
  await expect(page.getByRole('heading', { name: 'Subtotal (2 items)' })).toBeVisible()
  await expect(quantity).toBeFocused()
  await undo.press('Enter')
  await expect(page.getByRole('article').first()).toContainText('Blue Mug')
  expect(await stored(page, 'cartItems')).toEqual([lineOf(mug, 2), lineOf(cup, 2)])
})

test('an empty cart invites back to the shop', async ({ page, request }) => {
  const mug = await makeProduct(request)
  await page.goto(`/cart/${mug.id}`)
  await page.getByRole('button', { name: 'Remove Blue Mug' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your cart is empty')
  await page.getByRole('link', { name: 'See all products' }).click()
  await expect(page).toHaveURL('/')
})

test('a changed price and a smaller stock are explained, and taken when going on', async ({
  page,
  request,
}) => {
  const mug = await makeProduct(request)
  const cup = await makeProduct(request, { name: 'Gold Cup', price: '30.00' })
  const before = [lineOf(mug, 5), lineOf(cup, 1)]
  await changeProduct(request, mug, { countInStock: '2' })
  await changeProduct(request, cup, { price: '45.50' })
  await actAs(page, await register(request, 'Nora'))
  await store(page, { cartItems: before })
  await page.goto('/cart')
  const [first, second] = [page.getByRole('article').nth(0), page.getByRole('article').nth(1)]
  await expect(first.getByRole('status')).toHaveText('Only 2 left; you had 5')
  await expect(second.getByRole('status')).toHaveText('The price changed from $30.00 to $45.50')
  await expect(page.getByRole('region', { name: 'Subtotal (3 items)' })).toContainText('$85.50')
  // Looking at it changes nothing.
  expect(await stored(page, 'cartItems')).toEqual(before)

  await page.getByRole('button', { name: 'Proceed To Checkout' }).click()
  await expect(page).toHaveURL('/shipping')
  expect(await stored(page, 'cartItems')).toMatchObject([
    { product: mug.id, quantity: 2, countInStock: 2 },
    { product: cup.id, quantity: 1, price: '45.50' },
  ])
})

test('visitors sign in on the way to the checkout', async ({ page, request }) => {
  const mug = await makeProduct(request)
  await page.goto(`/cart/${mug.id}`)
  await page.getByRole('button', { name: 'Proceed To Checkout' }).click()
  await expect(page).toHaveURL(/\/login\?redirect=(%2F)?shipping$/)
})

test('the summary stays in view beside a long cart, and closes the page on a phone', async ({
  page,
  request,
}) => {
  const mug = await makeProduct(request)
  const cartItems = Array.from({ length: 9 }, (_, place) => ({
    ...lineOf(mug, 1),
    product: 70 + place,
  }))
  await store(page, { cartItems })
  await page.goto('/cart')
  const proceed = page.getByRole('button', { name: 'Proceed To Checkout' })
  await page.getByRole('article').last().scrollIntoViewIfNeeded()
  await expect(proceed).toBeInViewport()
  await page.setViewportSize({ width: 375, height: 700 })
  const list = await page.getByRole('article').last().boundingBox()
  const button = await proceed.boundingBox()
  expect(button?.y).toBeGreaterThan((list?.y ?? 0) + (list?.height ?? 0))
})

test.describe('when the shop says no', () => {
  // The browser itself notes every refused call in its console.
  test.use({ quiet: false })

  test('a product that does not exist is said plainly, and nothing is added', async ({
    page,
    request,
  }) => {
    const mug = await makeProduct(request)
    await store(page, { cartItems: [lineOf(mug, 1)] })
    for (const id of ['99999999', 'abc']) {
      await page.goto(`/cart/${id}?quantity=2`)
      await expect(page).toHaveURL('/cart')
      await expect(page.getByRole('alert')).toContainText('We could not find that product')
      expect(await stored(page, 'cartItems')).toEqual([lineOf(mug, 1)])
    }
    const cup = await makeProduct(request, { name: 'Gold Cup', countInStock: '0' })
    await page.goto(`/cart/${cup.id}`)
    await expect(page.getByRole('alert')).toHaveText('Gold Cup is sold out, so it was not added.')
  })

  test('what has vanished is marked, and neither counted nor ordered', async ({
    page,
    request,
  }) => {
    const mug = await makeProduct(request)
    const cup = await makeProduct(request, { name: 'Gold Cup' })
    const user = await register(request, 'Vera')
    await deleteProduct(request, cup)
    const shippingAddress = { address: '1 Lane', city: 'Rome', postalCode: '1', country: 'Italy' }
    const cartItems = [lineOf(mug, 2), lineOf(cup, 1)]
    await actAs(page, user)
    await store(page, { cartItems, shippingAddress, paymentMethod: 'PayPal' })
    await page.goto('/cart')
    const gone = page.getByRole('article').filter({ hasText: 'Gold Cup' })
    await expect(gone.getByText('No longer available')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Subtotal (2 items)' })).toBeVisible()

    await page.getByRole('button', { name: 'Proceed To Checkout' }).click()
    await continueTo(page, 'Payment')
    await continueTo(page, 'Place Order')
    await expect(page.getByText('One product in your cart is not available')).toBeVisible()
    await page.getByRole('button', { name: 'Place Order' }).click()
    await expect(page).toHaveURL(/\/order\/\d+$/)
    const headers = { authorization: `Bearer ${user.token}` }
    const [order] = await (await request.get('/api/orders/myorders/', { headers })).json()
    expect(order.orderItems).toMatchObject([{ name: 'Blue Mug', quantity: 2 }])
  })

  test('a cart that cannot be checked stays usable, and can be checked again', async ({
    page,
    request,
  }) => {
    const mug = await makeProduct(request)
    await store(page, { cartItems: [lineOf(mug, 1)] })
    await page.route('**/api/products/*/', route => route.abort())
    await page.goto('/cart')
    const alert = page.getByRole('alert')
    await expect(alert).toContainText('could not be checked: Network Error')
    await page.getByLabel('Quantity of Blue Mug').selectOption('4')
    await expect(page.getByRole('heading', { name: 'Subtotal (4 items)' })).toBeVisible()
    await changeProduct(request, mug, { price: '21.00' })
    await page.unroute('**/api/products/*/')
    await alert.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByText('The price changed from $20.00 to $21.00')).toBeVisible()
    await expect(alert).toBeHidden()
  })

  test('a product that cannot be fetched can be tried again', async ({ page, request }) => {
    const mug = await makeProduct(request)
    await page.route('**/api/products/*/', route => route.abort())
    await page.goto(`/cart/${mug.id}?quantity=2`)
    await expect(page.getByRole('alert')).toHaveText('Network Error')
    await page.unroute('**/api/products/*/')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByLabel('Quantity of Blue Mug')).toHaveValue('2')
    await expect(page).toHaveURL('/cart')
  })
})
