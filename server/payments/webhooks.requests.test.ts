import { afterEach, expect, test } from 'vitest'
import { payments } from '../../contract/payments.ts'
import { openPayingShop } from '../testing/paying-shop.ts'

const shop = await openPayingShop()
const zoe = await shop.person()

afterEach(() => shop.endTrouble())

/** An order whose money PayPal has taken while its answer and its webhooks were lost. */
async function taken() {
  const order = await shop.order(zoe)
  const id = await shop.begin(zoe, order.id)
  await shop.trouble('paypal', 'webhook', 'webhook-never', 10)
  await shop.decide(id, 'approve')
  await shop.trouble('paypal', 'capture', 'capture-then-timeout')
  expect((await shop.pay(zoe, order.id, id)).status).toBe(503)
  await shop.endTrouble()
  return order.id
}

const isPaid = async (id: number) => (await shop.orderNow(zoe, id)).isPaid

test.each(['webhook-forged', 'webhook-old', 'webhook-elsewhere'])(
  'a webhook that is %s changes nothing; the true one does',
  async webhook => {
    const id = await taken()
    const replayed = await shop.replayWebhooks({ provider: 'paypal', last: 1, trouble: webhook })
    expect(replayed.sent).toMatchObject([{ status: 400 }])
    expect(await isPaid(id)).toBe(false)
    await shop.replayWebhooks({ provider: 'paypal', last: 1 })
    expect(await isPaid(id)).toBe(true)
  },
)

test('webhooks that come again, and in the wrong order, change nothing more', async () => {
  const id = await taken()
  await shop.replayWebhooks({ provider: 'paypal', last: 2, reverse: true })
  const { paidAt } = await shop.orderNow(zoe, id)
  expect(paidAt).not.toBeNull()
  await shop.replayWebhooks({ provider: 'paypal', last: 2 })
  expect((await shop.orderNow(zoe, id)).paidAt).toBe(paidAt)
  expect((await shop.paymentRows(id)).map(row => row.status)).toEqual(['paid'])
})

test.each([payments.paypalWebhook, payments.stripeWebhook])(
  'an event without a signature is refused: $path',
  async endpoint => {
    const body = JSON.stringify({ id: 'WH-1', event_type: 'X', resource: {} })
    for (const headers of [{}, { 'content-type': 'application/json' }]) {
      const answer = await shop.call(endpoint, { headers, body })
      expect(answer).toMatchObject({
        status: 400,
        body: { detail: 'The signature of this event does not fit.' },
      })
    }
    expect((await shop.call(endpoint)).status).toBe(400)
  },
)

test('a certificate is fetched from nowhere but PayPal and the sandbox', async () => {
  const headers = {
    'paypal-transmission-id': 'x',
    'paypal-transmission-time': new Date().toISOString(),
    'paypal-transmission-sig': 'eA==',
    'paypal-auth-algo': 'SHA256withRSA',
  }
  for (const url of [
    'http://127.0.0.1:9/cert.pem',
    'http://www.paypal.com/cert.pem',
    'https://paypal.com.evil.example/cert.pem',
    'https://evilpaypal.com/cert.pem',
    'file:///etc/passwd',
    'nonsense',
  ]) {
    const answer = await shop.call(payments.paypalWebhook, {
      headers: { ...headers, 'paypal-cert-url': url },
      body: '{}',
    })
    expect(answer.status).toBe(400)
  }
})
