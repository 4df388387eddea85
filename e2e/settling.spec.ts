import { expectAccessibleInBothThemes } from './accessible.ts'
import { enterAs } from './people.ts'
import { actAs, news, paidToday, placeOrder, register } from './placing.ts'
import { expect, test } from './shop.ts'

test('a payment that is approved and not yet settled is waited for, and cannot be made twice', async ({
  page,
  request,
}) => {
  const user = await register(request, 'Petra Pending')
  const order = await placeOrder(request, user)
  await actAs(page, user)
  // The provider says yes and the money takes its time: a bank transfer, or a payment under review.
  await page.route('**/pay/paypal/', route => route.fulfill({ json: { status: 'PENDING' } }))
  await page.goto(`/order/${order.id}`)
  const script = await page.waitForRequest('**/sandbox/paypal/sdk/js*')
  expect(Object.fromEntries(new URL(script.url()).searchParams)).toMatchObject({
    currency: 'USD',
    components: 'buttons',
  })
  const buttons = page.getByRole('button', { name: /^Pay with/ })
  const opened = page.waitForEvent('popup')
  const begun = page.waitForResponse('**/create-payment/*/')
  await page.getByRole('button', { name: 'Pay with PayPal (sandbox)' }).click()
  const { id: paymentId } = await (await begun).json()
  await (await opened).getByRole('button', { name: 'Approve payment' }).click()
  await expect(news(page)).toHaveText([
    'Payment successful: PENDING',
    'Waiting for the payment to arrive…',
  ])
  await expect(page.getByText('Not Paid')).toBeVisible()
  await expect(buttons).toHaveCount(0)
  await expectAccessibleInBothThemes(page)

  const paid = await request.post(`/api/orders/${order.id}/pay/paypal/`, {
    headers: { authorization: `Bearer ${user.token}` },
    data: { paymentId, PayerID: null },
  })
  expect(await paid.json()).toEqual({ status: 'COMPLETED' })
  await expect(page.getByText(paidToday())).toBeVisible()
  await expect(page.getByText('Waiting for the payment to arrive…')).toBeHidden()
})

test.describe('with a refusal', () => {
  // The browser itself notes every refused call in its console.
  test.use({ quiet: false })

  test('axe finds nothing serious in a toast', async ({ page, request }) => {
    const zoe = await register(request, 'Zoe')
    await enterAs(page, { ...zoe, token: 'stale' })
    await page.goto('/product/77')
    await page.getByLabel('Rating').selectOption('5 Excellent')
    await page.getByRole('button', { name: 'Submit' }).click()
    const toast = page.getByRole('status', { name: 'Notifications' })
    await expect(toast).toContainText('Please sign in again')
    // A toast with the focus in it stays.
    await toast.getByRole('button', { name: 'Dismiss' }).focus()
    await expectAccessibleInBothThemes(page)
    await expect(toast).toContainText('Please sign in again')
  })

  test('axe finds nothing serious in a red alert', async ({ page }) => {
    await page.goto('/login')
    await page.getByLabel('Email Address').fill('nobody@haberdash.example')
    await page.getByLabel('Password').fill('wrong horse')
    await page.getByRole('button', { name: 'Sign In' }).click()
    await expect(page.getByRole('alert')).toBeVisible()
    await expectAccessibleInBothThemes(page)
  })
})
