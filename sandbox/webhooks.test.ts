import { verify, X509Certificate } from 'node:crypto'
import { crc32 } from 'node:zlib'
import Stripe from 'stripe'
import { afterEach, expect, test } from 'vitest'
import { type Heard, paypalClient, startSandbox, stopAll } from './test-server.ts'

afterEach(stopAll)

const stripe = new Stripe('sk_test_7')

async function isGenuine({ headers, body }: Heard, webhookId = 'WEBHOOK7'): Promise<boolean> {
  const header = (name: string) => String(headers[`paypal-${name}`])
  const pem = await (await fetch(header('cert-url'))).text()
  const certificate = new X509Certificate(pem)
  expect(header('auth-algo')).toBe('SHA256withRSA')
  const message = [header('transmission-id'), header('transmission-time'), webhookId, crc32(body)]
  const signature = Buffer.from(header('transmission-sig'), 'base64')
  return verify('sha256', Buffer.from(message.join('|')), certificate.publicKey, signature)
}

async function startStripe(more = {}) {
  const started = await startSandbox(more)
  const create = async (cents = 4917) => {
    const reply = await fetch(`${started.root}/v1/checkout/sessions`, {
      method: 'POST',
      headers: { authorization: 'Bearer sk_test_7' },
      body: new URLSearchParams({
        mode: 'payment',
        success_url: 'https://shop.example/',
        'line_items[0][quantity]': '1',
        'line_items[0][price_data][currency]': 'usd',
        'line_items[0][price_data][unit_amount]': String(cents),
        'line_items[0][price_data][product_data][name]': 'Order 7',
      }),
    })
    return (await reply.json()).id
  }
  const pay = async (cents?: number) => {
    const id = await create(cents)
    const body = new URLSearchParams({ number: '4242424242424242' })
    const headers = { accept: 'application/json' }
    await fetch(`${started.origin}/stripe/pay/${id}`, { method: 'POST', headers, body })
    return id
  }
  return { ...started, create, pay }
}

const open = ({ headers, body }: Heard) =>
  stripe.webhooks.constructEvent(body, String(headers['stripe-signature']), 'whsec_7')

test('approval and capture are told to the shop, signed as PayPal signs', async () => {
  const started = await startSandbox()
  const paypal = await paypalClient(started)
  const id = await paypal.approved()
  const { body } = await paypal.capture(id)
  const heard = await started.ear.waitFor(2)
  const events = heard.map(({ body }) => JSON.parse(body))
  const completed = events.find(event => event.event_type === 'PAYMENT.CAPTURE.COMPLETED')
  const approved = events.find(event => event.event_type === 'CHECKOUT.ORDER.APPROVED')
  expect(completed).toMatchObject({
    id: expect.stringMatching(/^WH-/),
    resource_type: 'capture',
    resource: {
      id: body.purchase_units[0].payments.captures[0].id,
      status: 'COMPLETED',
      amount: { currency_code: 'USD', value: '49.17' },
      custom_id: '7',
      supplementary_data: { related_ids: { order_id: id } },
    },
  })
  expect(approved.resource).toMatchObject({ id, status: 'APPROVED' })
  for (const webhook of heard) {
    expect(webhook.url).toBe('/paypal')
    expect(await isGenuine(webhook)).toBe(true)
    expect(await isGenuine(webhook, 'ANOTHER')).toBe(false)
    expect(await isGenuine({ ...webhook, body: `${webhook.body} ` })).toBe(false)
  }
})

test('a declined capture is told as denied', async () => {
  const started = await startSandbox()
  const paypal = await paypalClient(started)
  await paypal.capture(await paypal.approved('49.17', 'decline'))
  await started.ear.waitFor(2)
  expect(started.ear.types()).toContain('PAYMENT.CAPTURE.DENIED')
})

test('the official SDK accepts the webhooks of a paid and of an expired session', async () => {
  const started = await startStripe()
  const id = await started.pay()
  const [paid] = await started.ear.waitFor(1)
  if (!paid) throw new Error('no webhook came')
  expect(open(paid)).toMatchObject({
    type: 'checkout.session.completed',
    data: { object: { id, payment_status: 'paid', amount_total: 4917 } },
  })
  const other = await started.create()
  await fetch(`${started.root}/v1/checkout/sessions/${other}/expire`, {
    method: 'POST',
    headers: { authorization: 'Bearer sk_test_7' },
  })
  const [, expired] = await started.ear.waitFor(2)
  if (!expired) throw new Error('no second webhook came')
  expect(open(expired)).toMatchObject({ type: 'checkout.session.expired' })
})

test('a webhook that is not taken comes again, the same event under a new transmission', async () => {
  const started = await startSandbox()
  started.ear.answers.push(500, 503)
  const paypal = await paypalClient(started)
  await paypal.approved()
  const heard = await started.ear.waitFor(3)
  expect(heard).toHaveLength(3)
  expect(new Set(heard.map(({ body }) => JSON.parse(body).id)).size).toBe(1)
  expect(new Set(heard.map(({ headers }) => headers['paypal-transmission-id'])).size).toBe(3)
})

test('a shop that cannot be reached, or gave no address, does not hold up a payment', async () => {
  const started = await startSandbox()
  const { paypal: keys } = started.options
  const paypal = await paypalClient(started)
  keys.webhookUrl = () => 'http://127.0.0.1:1/nobody'
  expect((await paypal.capture(await paypal.approved())).status).toBe(201)
  keys.webhookUrl = () => undefined
  expect((await paypal.capture(await paypal.approved())).status).toBe(201)
})

test('webhook-twice sends one event two times', async () => {
  const started = await startStripe()
  await started.pay(666_15)
  const [first, second] = await started.ear.waitFor(2)
  expect(second?.body).toBe(first?.body)
})

test('webhook-late sends the approval after the capture', async () => {
  const started = await startSandbox()
  const paypal = await paypalClient(started)
  await paypal.capture(await paypal.approved('666.16'))
  await started.ear.waitFor(2)
  expect(started.ear.types()).toEqual(['PAYMENT.CAPTURE.COMPLETED', 'CHECKOUT.ORDER.APPROVED'])
})

test('webhook-forged carries a signature that proves nothing', async () => {
  const started = await startStripe()
  const paypal = await paypalClient(started)
  await paypal.approved('666.17')
  await started.pay(666_17)
  const heard = await started.ear.waitFor(2)
  for (const webhook of heard)
    if (webhook.url === '/paypal') expect(await isGenuine(webhook)).toBe(false)
    else expect(() => open(webhook)).toThrow('No signatures found')
})

test('webhook-old is signed well, a week ago', async () => {
  const started = await startStripe()
  const paypal = await paypalClient(started)
  await paypal.approved('666.18')
  await started.pay(666_18)
  const heard = await started.ear.waitFor(2)
  for (const webhook of heard)
    if (webhook.url === '/paypal') {
      expect(await isGenuine(webhook)).toBe(true)
      const time = Date.parse(String(webhook.headers['paypal-transmission-time']))
      expect(Date.now() - time).toBeGreaterThan(6 * 86_400_000)
    } else expect(() => open(webhook)).toThrow('Timestamp outside the tolerance zone')
})

test('webhook-elsewhere names a certificate on a foreign host', async () => {
  const started = await startSandbox()
  const paypal = await paypalClient(started)
  const plan = { provider: 'paypal', call: 'webhook', trouble: 'webhook-elsewhere' }
  await started.post('/_trouble', plan)
  await paypal.approved()
  const [heard] = await started.ear.waitFor(1)
  expect(heard?.headers['paypal-cert-url']).toMatch(/^https:\/\/certs\.example\//)
})

test('webhook-never says nothing', async () => {
  const started = await startStripe()
  await started.pay(666_20)
  const told = await started.pay()
  const heard = await started.ear.waitFor(1)
  expect(heard.map(webhook => open(webhook).data.object)).toMatchObject([{ id: told }])
})

test('events are sent again on request, backwards if wanted', async () => {
  const started = await startSandbox()
  const paypal = await paypalClient(started)
  await paypal.capture(await paypal.approved())
  await started.ear.waitFor(2)
  const before = started.ear.heard.splice(0)
  const reply = await started.post('/_webhooks/replay', { last: 2, reverse: true })
  expect((await reply.json()).sent).toMatchObject([{ status: 200 }, { status: 200 }])
  expect(started.ear.types()).toEqual(['PAYMENT.CAPTURE.COMPLETED', 'CHECKOUT.ORDER.APPROVED'])
  const ids = (heard: Heard[]) => heard.map(({ body }) => JSON.parse(body).id).sort()
  expect(ids(started.ear.heard)).toEqual(ids(before))
})
