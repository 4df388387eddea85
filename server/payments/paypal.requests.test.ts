import { afterEach, expect, test } from 'vitest'
import { payments } from '../../contract/payments.ts'
import { openPayingShop } from '../testing/paying-shop.ts'

const shop = await openPayingShop()
const zoe = await shop.person()
const ida = await shop.person()

afterEach(() => shop.endTrouble())

const approved = async (price?: string) => {
  const order = await shop.order(zoe, price)
  const id = await shop.begin(zoe, order.id)
  await shop.decide(id, 'approve')
  return { order, id }
}

const isPaid = async (id: number) => (await shop.orderNow(zoe, id)).isPaid

test('an approved payment makes the order paid, at its own total', async () => {
  const { order, id } = await approved()
  const paid = await shop.pay(zoe, order.id, id)
  expect(paid).toMatchObject({ status: 200, body: { status: 'COMPLETED' } })
  const now = await shop.orderNow(zoe, order.id)
  expect(now).toMatchObject({ isPaid: true, paidAt: expect.any(String), paymentMethod: 'PayPal' })
  const [row] = await shop.paymentRows(order.id)
  expect(row).toMatchObject({ status: 'paid', amount: 3300, payer: 'SANDYBUYER7QL', reference: id })
})

test('beginning twice gives the same open payment, also at once', async () => {
  const order = await shop.order(zoe)
  const ids = await Promise.all(Array.from({ length: 10 }, () => shop.begin(zoe, order.id)))
  expect(new Set([...ids, await shop.begin(zoe, order.id)]).size).toBe(1)
  expect(await shop.paymentRows(order.id)).toHaveLength(1)
})

test('50 pays at once and 10 replays make one capture and one time of payment', async () => {
  const { order, id } = await approved()
  const before = await shop.captures()
  const answers = await Promise.all(Array.from({ length: 50 }, () => shop.pay(zoe, order.id, id)))
  for (const answer of answers) {
    expect(answer).toMatchObject({ status: 200, body: { status: 'COMPLETED' } })
  }
  const { paidAt } = await shop.orderNow(zoe, order.id)
  for (let n = 0; n < 10; n++) expect((await shop.pay(zoe, order.id, id)).status).toBe(200)
  expect((await shop.orderNow(zoe, order.id)).paidAt).toBe(paidAt)
  expect(await shop.captures()).toBe(before + 1)
})

test('a payment that was not approved leaves the order unpaid and open', async () => {
  const order = await shop.order(zoe)
  const id = await shop.begin(zoe, order.id)
  const refused = await shop.pay(zoe, order.id, id)
  expect(refused.status).toBe(409)
  const sentence = 'The payer has not approved this order yet.'
  expect(refused.body).toEqual({ error: sentence, detail: sentence })
  expect(await isPaid(order.id)).toBe(false)
  await shop.decide(id, 'approve')
  expect((await shop.pay(zoe, order.id, id)).status).toBe(200)
})

test('a declined payment leaves the order unpaid, and the next one is a new one', async () => {
  const order = await shop.order(zoe)
  const id = await shop.begin(zoe, order.id)
  await shop.decide(id, 'decline')
  const refused = await shop.pay(zoe, order.id, id)
  expect(refused.status).toBe(409)
  expect(refused.body).toMatchObject({ error: expect.stringContaining('declined') })
  expect(await isPaid(order.id)).toBe(false)
  const next = await shop.begin(zoe, order.id)
  expect(next).not.toBe(id)
  await shop.decide(next, 'approve')
  expect((await shop.pay(zoe, order.id, next)).status).toBe(200)
  expect((await shop.paymentRows(order.id)).map(row => row.status)).toEqual(['failed', 'paid'])
})

test('a payment of another order, of somebody else or of nobody is refused', async () => {
  const { order, id } = await approved()
  const other = await shop.order(zoe)
  expect((await shop.pay(zoe, other.id, id)).status).toBe(409)
  expect((await shop.pay(ida, order.id, id)).status).toBe(404)
  expect((await shop.pay(zoe, order.id, 'NOSUCHPAYMENT')).status).toBe(409)
  expect(await isPaid(order.id)).toBe(false)
  expect(await isPaid(other.id)).toBe(false)
})

test('a paid order cannot be begun or paid once more', async () => {
  const { order, id } = await approved()
  await shop.pay(zoe, order.id, id)
  const again = await shop.call(payments.createPayPal, { as: zoe, id: order.id })
  expect(again).toMatchObject({ status: 409, body: { error: 'This order is paid already.' } })
})

test('an order whose customer is gone is never charged', async () => {
  const kim = await shop.person()
  const order = await shop.order(kim)
  const id = await shop.begin(kim, order.id)
  await shop.decide(id, 'approve')
  const before = await shop.captures()
  await shop.db.deleteFrom('users').where('id', '=', kim.id).execute()
  expect((await shop.pay(kim, order.id, id)).status).toBe(401)
  expect((await shop.pay(zoe, order.id, id)).status).toBe(404)
  expect(await shop.captures()).toBe(before)
})

test.each(['timeout', '500', 'reset', 'broken-json', 'empty'])(
  'when PayPal fails with %s at the beginning, nothing is begun twice',
  async trouble => {
    const order = await shop.order(zoe)
    await shop.trouble('paypal', 'create', trouble, 3)
    const start = Date.now()
    const failed = await shop.call(payments.createPayPal, { as: zoe, id: order.id })
    expect(Date.now() - start).toBeLessThan(2500)
    expect(failed.status).toBe(503)
    expect(failed.body).toMatchObject({ error: 'Could not create PayPal payment' })
    await shop.endTrouble()
    expect(await shop.begin(zoe, order.id)).toMatch(/^\w+$/)
    expect(await shop.paymentRows(order.id)).toHaveLength(1)
  },
)

test.each(['500', 'reset', 'broken-json', 'capture-then-500', 'capture-then-reset'])(
  'when PayPal fails once with %s at the capture, the retry charges once',
  async trouble => {
    const { order, id } = await approved()
    const before = await shop.captures()
    await shop.trouble('paypal', 'capture', trouble)
    expect(await shop.pay(zoe, order.id, id)).toMatchObject({ status: 200 })
    expect(await isPaid(order.id)).toBe(true)
    expect(await shop.captures()).toBe(before + 1)
  },
)

test.each(['timeout', '500', 'reset'])(
  'when PayPal goes on failing with %s, the answer comes in time and a later try charges once',
  async trouble => {
    const { order, id } = await approved()
    const before = await shop.captures()
    await shop.trouble('paypal', 'capture', trouble, 3)
    const start = Date.now()
    const failed = await shop.pay(zoe, order.id, id)
    expect(Date.now() - start).toBeLessThan(2500)
    expect(failed).toMatchObject({ status: 503, body: { error: 'Payment execution failed' } })
    expect(await isPaid(order.id)).toBe(false)
    // Meanwhile there is no other way to pay: the money may be ours already.
    expect((await shop.call(payments.payStripe, { as: zoe, id: order.id })).status).toBe(409)
    await shop.endTrouble()
    expect((await shop.pay(zoe, order.id, id)).status).toBe(200)
    expect(await isPaid(order.id)).toBe(true)
    expect(await shop.captures()).toBe(before + 1)
  },
)

test('when PayPal takes the money and does not answer, its webhook makes the order paid', async () => {
  const { order, id } = await approved()
  const before = await shop.captures()
  await shop.trouble('paypal', 'capture', 'capture-then-timeout')
  expect((await shop.pay(zoe, order.id, id)).status).toBe(503)
  await expect.poll(() => isPaid(order.id)).toBe(true)
  expect((await shop.pay(zoe, order.id, id)).status).toBe(200)
  expect(await shop.captures()).toBe(before + 1)
})

test.each(['wrong-amount', 'wrong-currency'])(
  'a capture with the %s does not make the order paid',
  async trouble => {
    const { order, id } = await approved()
    await shop.trouble('paypal', 'capture', trouble)
    const refused = await shop.pay(zoe, order.id, id)
    expect(refused).toMatchObject({ status: 409, body: { error: 'Payment execution failed' } })
    expect(await isPaid(order.id)).toBe(false)
    const [row] = await shop.paymentRows(order.id)
    expect(row).toMatchObject({ status: 'failed', failure: expect.stringMatching(/^It is /) })
  },
)

test('a token that PayPal no longer knows is replaced', async () => {
  const { order, id } = await approved()
  await shop.trouble('paypal', 'capture', '401')
  expect((await shop.pay(zoe, order.id, id)).status).toBe(200)
})

const changeRow = (id: string, change: { request_id?: string; payee?: string }) =>
  shop.db.updateTable('payments').set(change).where('reference', '=', id).execute()

test('a payment that was captured before, in another request, is read again and settled', async () => {
  const { order, id } = await approved()
  const before = await shop.captures()
  await shop.trouble('paypal', 'webhook', 'webhook-never', 10)
  await shop.trouble('paypal', 'capture', 'capture-then-timeout')
  expect((await shop.pay(zoe, order.id, id)).status).toBe(503)
  // PayPal does not know this request, and has captured the order.
  await changeRow(id, { request_id: `another-${id}` })
  expect(await shop.pay(zoe, order.id, id)).toMatchObject({ body: { status: 'COMPLETED' } })
  expect(await isPaid(order.id)).toBe(true)
  expect(await shop.captures()).toBe(before + 1)
})

test('a payment that went to somebody else does not make the order paid', async () => {
  const { order, id } = await approved()
  await changeRow(id, { payee: 'SOMEBODYELSE' })
  expect((await shop.pay(zoe, order.id, id)).status).toBe(409)
  expect(await isPaid(order.id)).toBe(false)
})
