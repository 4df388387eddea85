import { afterEach, expect, test } from 'vitest'
import { payments } from '../../contract/payments.ts'
import { openPayingShop } from '../testing/paying-shop.ts'

const shop = await openPayingShop()
const zoe = await shop.person()
const ida = await shop.person()

afterEach(() => shop.endTrouble())

const begin = async (id: number) => (await shop.call(payments.payStripe, { as: zoe, id })).body.url
const sessionOf = (url: string) => url.split('/').at(-1) ?? ''
const confirm = (id: number, sessionId: string, as = zoe) =>
  shop.call(payments.confirmStripe, { as, id, body: { sessionId } })
const isPaid = async (id: number) => (await shop.orderNow(zoe, id)).isPaid

test('an order paid by card is paid when the person comes back', async () => {
  const order = await shop.order(zoe)
  await shop.trouble('stripe', 'webhook', 'webhook-never')
  const url = await begin(order.id)
  const paid = await shop.payByCard(url)
  expect(JSON.stringify(paid)).toContain(`/order/${order.id}?session_id=${sessionOf(url)}`)
  expect(await confirm(order.id, sessionOf(url))).toMatchObject({
    status: 200,
    body: { status: 'paid' },
  })
  expect(await shop.orderNow(zoe, order.id)).toMatchObject({
    isPaid: true,
    paymentMethod: 'Stripe',
  })
})

test('an order paid by card is paid when the person never comes back', async () => {
  const order = await shop.order(zoe)
  await shop.payByCard(await begin(order.id))
  await expect.poll(() => isPaid(order.id)).toBe(true)
})

test('the return and the webhook together pay once, however often they come', async () => {
  const order = await shop.order(zoe)
  await shop.trouble('stripe', 'webhook', 'webhook-twice')
  const url = await begin(order.id)
  await shop.payByCard(url)
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => confirm(order.id, sessionOf(url))),
  )
  expect(answers.every(({ status }) => status === 200)).toBe(true)
  const { paidAt } = await shop.orderNow(zoe, order.id)
  await shop.replayWebhooks({ provider: 'stripe', last: 2, reverse: true })
  expect((await shop.orderNow(zoe, order.id)).paidAt).toBe(paidAt)
  expect((await shop.paymentRows(order.id)).map(row => row.status)).toEqual(['paid'])
})

test('beginning twice leads to the same page', async () => {
  const order = await shop.order(zoe)
  expect(await begin(order.id)).toBe(await begin(order.id))
})

test('coming back without having paid, or with another session, pays nothing', async () => {
  const order = await shop.order(zoe)
  const url = await begin(order.id)
  expect((await confirm(order.id, sessionOf(url))).status).toBe(409)
  const other = await shop.order(zoe)
  const paidUrl = await begin(other.id)
  await shop.payByCard(paidUrl)
  expect((await confirm(order.id, sessionOf(paidUrl))).status).toBe(409)
  expect((await confirm(other.id, sessionOf(paidUrl), ida)).status).toBe(404)
  expect(await isPaid(order.id)).toBe(false)
})

test('a declined card leaves the order unpaid', async () => {
  const order = await shop.order(zoe)
  const url = await begin(order.id)
  await shop.payByCard(url, '4000000000000002')
  expect((await confirm(order.id, sessionOf(url))).status).toBe(409)
  expect(await isPaid(order.id)).toBe(false)
})

test.each(['500', 'reset', 'capture-then-500', 'capture-then-reset'])(
  'when Stripe fails once with %s, the retry leads to one session',
  async trouble => {
    const order = await shop.order(zoe)
    await shop.trouble('stripe', 'session', trouble)
    expect(await begin(order.id)).toContain('/stripe/pay/')
    expect(await shop.paymentRows(order.id)).toHaveLength(1)
  },
)

test.each(['timeout', '500', 'reset', 'broken-json'])(
  'when Stripe goes on failing with %s, the answer comes in time',
  async trouble => {
    const order = await shop.order(zoe)
    await shop.trouble('stripe', 'session', trouble, 3)
    const start = Date.now()
    const failed = await shop.call(payments.payStripe, { as: zoe, id: order.id })
    expect(Date.now() - start).toBeLessThan(5000)
    expect(failed).toMatchObject({
      status: 503,
      body: { error: 'Could not create Stripe payment' },
    })
  },
)

test.each(['wrong-amount', 'wrong-currency'])(
  'a session with the %s does not make the order paid',
  async trouble => {
    const order = await shop.order(zoe)
    const url = await begin(order.id)
    await shop.trouble('stripe', 'webhook', 'webhook-never')
    await shop.trouble('stripe', 'pay', trouble)
    await shop.payByCard(url)
    expect(await confirm(order.id, sessionOf(url))).toMatchObject({
      status: 409,
      body: { error: 'Payment execution failed' },
    })
    expect(await isPaid(order.id)).toBe(false)
  },
)

test('paying with PayPal closes the page at Stripe', async () => {
  const order = await shop.order(zoe)
  const url = await begin(order.id)
  const id = await shop.begin(zoe, order.id)
  await shop.decide(id, 'approve')
  expect((await shop.pay(zoe, order.id, id)).status).toBe(200)
  await shop.payByCard(url)
  expect((await confirm(order.id, sessionOf(url))).status).toBe(409)
  expect((await shop.paymentRows(order.id)).map(row => row.status)).toEqual(['expired', 'paid'])
})

test('a second payment of a paid order is kept as surplus, to be given back', async () => {
  const order = await shop.order(zoe)
  const url = await begin(order.id)
  const id = await shop.begin(zoe, order.id)
  await shop.decide(id, 'approve')
  // Stripe is away when PayPal is paid, so its page stays open.
  await shop.trouble('stripe', 'expire', '500', 3)
  expect((await shop.pay(zoe, order.id, id)).status).toBe(200)
  const { paidAt } = await shop.orderNow(zoe, order.id)
  await shop.payByCard(url)
  await expect
    .poll(async () => (await shop.paymentRows(order.id)).map(row => row.status))
    .toEqual(['surplus', 'paid'])
  expect((await shop.orderNow(zoe, order.id)).paidAt).toBe(paidAt)
})
