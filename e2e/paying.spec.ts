import type { Page } from '@playwright/test'
import { actAs, news, paidToday, placeOrder, register, signInAdmin } from './placing.ts'
import { expect, test } from './shop.ts'

const paypal = (page: Page) => page.getByRole('button', { name: 'Pay with PayPal (sandbox)' })

async function openApproval(page: Page): Promise<Page> {
  const opened = page.waitForEvent('popup')
  await paypal(page).click()
  const popup = await opened
  await popup.getByRole('button', { name: 'Approve payment' }).waitFor()
  return popup
}

/** A mark that a reload would wipe off. */
async function markPage(page: Page) {
  await page.evaluate(() => Object.assign(window, { unloaded: false }))
  return () => page.evaluate(() => 'unloaded' in window)
}

test.describe('with PayPal', () => {
  test('an approved payment is paid without a reload', async ({ page, request }) => {
    const user = await register(request, 'Pia Paya')
    const order = await placeOrder(request, user)
    await actAs(page, user)
    await page.goto(`/order/${order.id}`)
    await expect(page.getByText('Not Paid')).toBeVisible()
    await expect(page.getByText('Sandbox: no real money moves')).toBeVisible()
    const isSamePage = await markPage(page)
    const popup = await openApproval(page)
    await popup.getByRole('button', { name: 'Approve payment' }).click()
    await expect(news(page)).toHaveText('Payment successful: COMPLETED')
    await expect(page.getByText(paidToday())).toBeVisible()
    await expect(page.getByText('Not Paid')).toBeHidden()
    await expect(paypal(page)).toBeHidden()
    await expect(page.getByRole('button', { name: /instead/ })).toBeHidden()
    expect(await isSamePage()).toBe(true)
    expect(popup.isClosed()).toBe(true)

    await page.reload()
    await expect(page.getByText(paidToday())).toBeVisible()
    await expect(page.getByText('Sandbox: no real money moves')).toBeHidden()
  })

  for (const way of ['Cancel', 'closing the window'] as const) {
    test(`${way} leaves everything as it was and says so`, async ({ page, request }) => {
      const user = await register(request, 'Carl Cancel')
      const order = await placeOrder(request, user)
      await actAs(page, user)
      await page.goto(`/order/${order.id}`)
      const popup = await openApproval(page)
      if (way === 'Cancel') await popup.getByRole('button', { name: 'Cancel' }).click()
      else await popup.close()
      await expect(news(page)).toHaveText('Payment cancelled. Nothing was charged.')
      await expect(page.getByText('Not Paid')).toBeVisible()

      // And it can be paid after all.
      const again = await openApproval(page)
      await again.getByRole('button', { name: 'Approve payment' }).click()
      await expect(page.getByText(paidToday())).toBeVisible()
    })
  }

  test('where windows are blocked a dialog takes their place', async ({ page, request }) => {
    const user = await register(request, 'Bo Blocked')
    const order = await placeOrder(request, user)
    await actAs(page, user)
    await page.addInitScript(() => Object.assign(window, { open: () => null }))
    await page.goto(`/order/${order.id}`)
    await paypal(page).click()
    const dialog = page.getByRole('dialog', { name: 'PayPal (sandbox)' })
    await dialog.getByRole('button', { name: 'Close' }).click()
    await expect(page.getByText('Payment cancelled. Nothing was charged.')).toBeVisible()
    await paypal(page).click()
    const frame = page.frameLocator('iframe[title="Approve your payment"]')
    await frame.getByRole('button', { name: 'Approve payment' }).click()
    await expect(page.getByText(paidToday())).toBeVisible()
    await expect(dialog).toBeHidden()
  })

  test('the keyboard alone can pay', async ({ page, request }) => {
    const user = await register(request, 'Kay Keys')
    const order = await placeOrder(request, user)
    await actAs(page, user)
    await page.goto(`/order/${order.id}`)
    await paypal(page).focus()
    const opened = page.waitForEvent('popup')
    await page.keyboard.press('Enter')
    const popup = await opened
    await popup.getByRole('button', { name: 'Approve payment' }).press('Enter')
    await expect(page.getByText(paidToday())).toBeVisible()
  })
})

test.describe('with PayPal, where something fails', () => {
  // The browser itself notes every failed call in its console.
  test.use({ quiet: false })

  test('a declined payment says why, and another try may pay', async ({ page, request }) => {
    const user = await register(request, 'Dee Cline')
    const order = await placeOrder(request, user)
    await actAs(page, user)
    await page.goto(`/order/${order.id}`)
    const popup = await openApproval(page)
    await popup.getByRole('button', { name: 'Decline' }).click()
    await expect(page.getByRole('alert')).toContainText(/^Error: .+/)
    await expect(page.getByText('Not Paid')).toBeVisible()
    const again = await openApproval(page)
    await again.getByRole('button', { name: 'Approve payment' }).click()
    await expect(news(page)).toHaveText('Payment successful: COMPLETED')
    await expect(page.getByRole('alert')).toBeHidden()
  })

  test('a script that does not load says so, and Try again loads it', async ({ page, request }) => {
    const user = await register(request, 'Skip Script')
    const order = await placeOrder(request, user)
    await actAs(page, user)
    await page.route('**/sandbox/paypal/sdk/js*', route => route.abort())
    await page.goto(`/order/${order.id}`)
    await expect(page.getByRole('alert')).toHaveText('Failed to load the PayPal JS SDK script.')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('alert')).toHaveText('Failed to load the PayPal JS SDK script.')
    await page.unroute('**/sandbox/paypal/sdk/js*')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(paypal(page)).toBeVisible()
    await expect(page.getByRole('alert')).toBeHidden()
    const popup = await openApproval(page)
    await popup.getByRole('button', { name: 'Approve payment' }).click()
    await expect(page.getByText(paidToday())).toBeVisible()
  })

  test('the part of the shop with the library can be tried again as well', async ({
    page,
    request,
  }) => {
    const user = await register(request, 'Chuck Chunk')
    const order = await placeOrder(request, user)
    await actAs(page, user)
    await page.route('**/assets/paypal-buttons-*.js', route => route.abort())
    await page.goto(`/order/${order.id}`)
    await expect(page.getByRole('alert')).toHaveText('Failed to load the PayPal JS SDK script.')
    await expect(page.getByText('Not Paid')).toBeVisible()
    await page.unroute('**/assets/paypal-buttons-*.js')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(paypal(page)).toBeVisible()
  })

  for (const [step, path, fallback] of [
    ['begun', '**/api/orders/create-payment/*/', 'Could not create PayPal payment'],
    ['taken', '**/api/orders/*/pay/paypal/', 'Payment execution failed'],
  ] as const) {
    test(`a payment that cannot be ${step} shows the server's words or ours`, async ({
      page,
      request,
    }) => {
      const user = await register(request, 'Faye Fail')
      const order = await placeOrder(request, user)
      await actAs(page, user)
      await page.goto(`/order/${order.id}`)
      for (const [body, words] of [
        [{}, fallback],
        [{ error: 'Not today', detail: 'Not today' }, 'Not today'],
      ] as const) {
        await page.route(path, route => route.fulfill({ status: 503, json: body }))
        const opened = page.waitForEvent('popup')
        await paypal(page).click()
        const popup = await opened
        if (step === 'taken') await popup.getByRole('button', { name: 'Approve payment' }).click()
        await expect(page.getByRole('alert')).toHaveText(`Error: ${words}`)
        await expect.poll(() => popup.isClosed()).toBe(true)
        await page.unroute(path)
      }
      await expect(page.getByText('Not Paid')).toBeVisible()
    })
  }
})

test.describe('where the ways to pay are missing', () => {
  test.use({ quiet: false })

  test('a shop without providers says so', async ({ page, request }) => {
    const user = await register(request, 'Nils Nothing')
    const order = await placeOrder(request, user)
    await actAs(page, user)
    await page.route('**/api/payments/settings/', route =>
      route.fulfill({ json: { sandbox: false, paypal: null, stripe: false } }),
    )
    await page.goto(`/order/${order.id}`)
    await expect(page.getByText('This shop cannot take payments yet.')).toBeVisible()
    await expect(page.getByText('Sandbox: no real money moves')).toBeHidden()
  })

  test('ways to pay that cannot be fetched are asked for again', async ({ page, request }) => {
    const user = await register(request, 'Ada Again')
    const order = await placeOrder(request, user)
    await actAs(page, user)
    await page.route('**/api/payments/settings/', route => route.abort())
    await page.goto(`/order/${order.id}`)
    await expect(page.getByRole('alert')).toHaveText('Network Error')
    await page.unroute('**/api/payments/settings/')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(paypal(page)).toBeVisible()
  })
})

test('an admin sees no buttons on an order of somebody else', async ({ page, request }) => {
  const order = await placeOrder(request, await register(request, 'Olga Other'))
  await actAs(page, await signInAdmin(request))
  await page.goto(`/order/${order.id}`)
  await expect(page.getByText('Not Paid')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Mark As Delivered' })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Pay/ })).toBeHidden()
})
