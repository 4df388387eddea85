import { afterEach, expect, test } from 'vitest'
import { payments } from '../../contract/payments.ts'
import { openPayingShop } from '../testing/paying-shop.ts'
import { reconcile } from './reconcile.ts'

const shop = await openPayingShop()
const zoe = await shop.person()

afterEach(() => shop.endTrouble())

const makeDue = () =>
  shop.db
    .updateTable('payments')
    .set({ next_check_at: new Date(Date.now() - 1000).toISOString() })
    .execute()
const atStart = () => reconcile(shop.payments, { atStart: true })
const isPaid = async (id: number) => (await shop.orderNow(zoe, id)).isPaid
const statuses = async (id: number) => (await shop.paymentRows(id)).map(row => row.status)

/** Nothing but asking helps: PayPal does not answer and sends no webhook. */
async function unanswered(trouble: 'timeout' | 'capture-then-timeout') {
  const order = await shop.order(zoe)
  const id = await shop.begin(zoe, order.id)
  await shop.trouble('paypal', 'webhook', 'webhook-never', 10)
  await shop.decide(id, 'approve')
  await shop.trouble('paypal', 'capture', trouble)
  expect((await shop.pay(zoe, order.id, id)).status).toBe(503)
  await shop.endTrouble()
  return { id: order.id, reference: id }
}

test('a capture whose answer was lost is paid after the next start', async () => {
  const { id } = await unanswered('capture-then-timeout')
  expect(await isPaid(id)).toBe(false)
  await atStart()
  expect(await isPaid(id)).toBe(true)
})

test('a capture whose answer was lost is paid within a minute without a start', async () => {
  const { id } = await unanswered('capture-then-timeout')
  await reconcile(shop.payments, { atStart: false })
  expect(await isPaid(id)).toBe(false)
  await makeDue()
  await reconcile(shop.payments, { atStart: false })
  expect(await isPaid(id)).toBe(true)
})

test('a capture that never happened charges nobody, and can be tried again in the end', async () => {
  const { id, reference } = await unanswered('timeout')
  const before = await shop.captures()
  for (let check = 0; check < 6; check++) {
    expect(await statuses(id)).toEqual(['capturing'])
    await makeDue()
    await reconcile(shop.payments, { atStart: false })
  }
  expect(await statuses(id)).toEqual(['open'])
  expect(await shop.captures()).toBe(before)
  expect((await shop.pay(zoe, id, reference)).status).toBe(200)
})

test('of many processes one asks, and many starts in a row give no capture up', async () => {
  const { id } = await unanswered('timeout')
  let asked = 0
  const { paypal } = shop.payments.providers
  if (!paypal) throw new Error('The sandbox has PayPal.')
  const get: typeof paypal.get = (...call) => {
    asked++
    return paypal.get(...call)
  }
  const payments = { ...shop.payments, providers: { paypal: { ...paypal, get } } }
  for (let start = 0; start < 8; start++) await reconcile(payments, { atStart: true })
  expect(await statuses(id)).toEqual(['capturing'])
  asked = 0
  await makeDue()
  await Promise.all(Array.from({ length: 8 }, () => reconcile(payments, { atStart: false })))
  expect(asked).toBe(1)
  // Other tests need not look after it.
  await shop.db
    .updateTable('payments')
    .set({ status: 'expired' })
    .where('order_id', '=', id)
    .execute()
})

test('a provider that is away keeps nobody else from being checked', async () => {
  const { id: first } = await unanswered('capture-then-timeout')
  const { id: second } = await unanswered('capture-then-timeout')
  await shop.trouble('paypal', 'get', '500', 3)
  await atStart()
  expect([await isPaid(first), await isPaid(second)].toSorted()).toEqual([false, true])
  await atStart()
  expect(await isPaid(first)).toBe(true)
})

test('a card payment whose webhook was lost is found', async () => {
  const order = await shop.order(zoe)
  await shop.trouble('stripe', 'webhook', 'webhook-never')
  const { url } = (await shop.call(payments.payStripe, { as: zoe, id: order.id })).body
  await shop.payByCard(url)
  await atStart()
  expect(await isPaid(order.id)).toBe(true)
})

test('the page at Stripe is closed when the customer is gone', async () => {
  const kim = await shop.person()
  const order = await shop.order(kim)
  const { url } = (await shop.call(payments.payStripe, { as: kim, id: order.id })).body
  await shop.db.deleteFrom('users').where('id', '=', kim.id).execute()
  await reconcile(shop.payments, { atStart: false })
  expect(await statuses(order.id)).toEqual(['expired'])
  await shop.payByCard(url)
  await atStart()
  expect(await statuses(order.id)).toEqual(['expired'])
})
