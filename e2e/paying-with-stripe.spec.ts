import type { Page } from '@playwright/test'
import { hold } from './holding.ts'
import { actAs, news, paidToday, placeOrder, register } from './placing.ts'
import { expect, test } from './shop.ts'

const paypal = (page: Page) => page.getByRole('button', { name: 'Pay with PayPal (sandbox)' })
const stripe = (page: Page) => page.getByRole('button', { name: 'Pay with card (Stripe)' })

test.describe('with Stripe', () => {
  test('a card pays on the page of Stripe, and the way back says so once', async ({
    page,
    request,
  }) => {
    const user = await register(request, 'Stella Stripe')
    const order = await placeOrder(request, user, { method: 'Stripe', lines: 2 })
    await actAs(page, user)
    const confirmed: string[] = []
    page.on('request', sent => {
      if (sent.url().endsWith('/pay/stripe/confirm/')) confirmed.push(sent.url())
    })
    await page.goto(`/order/${order.id}`)
    await stripe(page).click()
    await expect(page).toHaveURL(/\/sandbox\/stripe\/pay\//)
    await page.getByRole('link', { name: '4242 4242 4242 4242' }).click()
    await page.getByRole('button', { name: /^Pay \$/ }).click()
    await expect(news(page)).toHaveText('Payment successful: paid')
    await expect(page.getByText(paidToday())).toBeVisible()
    await expect(page).toHaveURL(`/order/${order.id}`)
    expect(confirmed).toHaveLength(1)
    await page.reload()
    await expect(page.getByText(paidToday())).toBeVisible()
    await expect(page.getByText(/Payment successful/)).toBeHidden()
  })

  test('whoever turns round at Stripe finds everything as it was', async ({ page, request }) => {
    const user = await register(request, 'Uma Turn')
    const order = await placeOrder(request, user, { method: 'Stripe' })
    await actAs(page, user)
    await page.goto(`/order/${order.id}`)
    await stripe(page).click()
    await page.getByRole('link', { name: 'Cancel and go back' }).click()
    await expect(news(page)).toHaveText('Payment cancelled. Nothing was charged.')
    await expect(page).toHaveURL(`/order/${order.id}`)
    await expect(page.getByText('Not Paid')).toBeVisible()

    // The same by the button of the browser.
    await stripe(page).click()
    await expect(page).toHaveURL(/\/sandbox\/stripe\/pay\//)
    await page.goBack()
    await expect(stripe(page)).toBeEnabled()
  })

  test('the button says that it is sending, and cannot be pressed twice', async ({
    page,
    request,
  }) => {
    const user = await register(request, 'Tess Twice')
    const order = await placeOrder(request, user, { method: 'Stripe' })
    await actAs(page, user)
    await page.goto(`/order/${order.id}`)
    const send = await hold(page, '**/pay/stripe/')
    await stripe(page).click()
    await expect(page.getByRole('button', { name: 'Taking you to Stripe…' })).toBeDisabled()
    await expect(page.getByRole('button', { name: 'Pay with PayPal instead' })).toBeDisabled()
    send()
    await expect(page).toHaveURL(/\/sandbox\/stripe\/pay\//)
  })

  test('the method can be changed, there and back again', async ({ page, request }) => {
    const user = await register(request, 'Sven Switch')
    const order = await placeOrder(request, user)
    await actAs(page, user)
    await page.goto(`/order/${order.id}`)
    await expect(paypal(page)).toBeVisible()
    await page.getByRole('button', { name: 'Pay with Stripe instead' }).click()
    await expect(stripe(page)).toBeVisible()
    await expect(paypal(page)).toBeHidden()
    await page.getByRole('button', { name: 'Pay with PayPal instead' }).click()
    await expect(paypal(page)).toBeVisible()
    await page.getByRole('button', { name: 'Pay with Stripe instead' }).click()
    await stripe(page).click()
    await page.getByRole('link', { name: '4242 4242 4242 4242' }).click()
    await page.getByRole('button', { name: /^Pay \$/ }).click()
    await expect(page.getByText(paidToday())).toBeVisible()
  })
})

test.describe('with Stripe, where something fails', () => {
  test.use({ quiet: false })

  test('a card that is declined leaves the order unpaid', async ({ page, request }) => {
    const user = await register(request, 'Dora Declined')
    const order = await placeOrder(request, user, { method: 'Stripe' })
    await actAs(page, user)
    await page.goto(`/order/${order.id}`)
    await stripe(page).click()
    await page.getByRole('link', { name: '4000 0000 0000 0002' }).click()
    await page.getByRole('button', { name: /^Pay \$/ }).click()
    await expect(page.getByRole('alert')).toHaveText('Your card was declined.')
    await page.getByRole('link', { name: 'Cancel and go back' }).click()
    await expect(page.getByText('Not Paid')).toBeVisible()
  })

  test('coming back with a payment of nobody is refused', async ({ page, request }) => {
    const user = await register(request, 'Nora Nobody')
    const order = await placeOrder(request, user, { method: 'Stripe' })
    await actAs(page, user)
    await page.goto(`/order/${order.id}?session_id=cs_test_invented`)
    await expect(page.getByRole('alert')).toHaveText(
      'Error: This Stripe payment does not belong to this order.',
    )
    await expect(page).toHaveURL(`/order/${order.id}`)
    await expect(stripe(page)).toBeEnabled()
  })
})
