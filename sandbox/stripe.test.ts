import Stripe from 'stripe'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startSandbox, stopAll } from './test-server.ts'

let started: Awaited<ReturnType<typeof startSandbox>>
let stripe: Stripe

beforeAll(async () => {
  started = await startSandbox()
  stripe = connect('sk_test_7')
})
afterAll(stopAll)

function connect(key: string) {
  const { hostname, port } = new URL(started.root)
  return new Stripe(key, { host: hostname, port, protocol: 'http', maxNetworkRetries: 0 })
}

const wish = (cents = 4917): Stripe.Checkout.SessionCreateParams => ({
  mode: 'payment',
  client_reference_id: '7',
  customer_email: 'zoe@shop.example',
  metadata: { order: '7', 'odd[key]': 'is left out' },
  success_url: 'https://shop.example/order/7?session_id={CHECKOUT_SESSION_ID}',
  cancel_url: 'https://shop.example/order/7',
  line_items: [
    {
      quantity: 1,
      price_data: { currency: 'usd', unit_amount: cents, product_data: { name: 'Order 7 & more' } },
    },
  ],
})

async function pay(id: string, form: Record<string, string>) {
  const reply = await fetch(`${started.origin}/stripe/pay/${id}`, {
    method: 'POST',
    headers: { accept: 'application/json' },
    body: new URLSearchParams(form),
  })
  return { status: reply.status, body: await reply.json() }
}

test('the official SDK makes a session and finds it open and unpaid', async () => {
  const session = await stripe.checkout.sessions.create(wish())
  expect(session).toMatchObject({
    object: 'checkout.session',
    status: 'open',
    payment_status: 'unpaid',
    amount_total: 4917,
    currency: 'usd',
    client_reference_id: '7',
    customer_email: 'zoe@shop.example',
    payment_intent: null,
    livemode: false,
    url: `${started.origin}/stripe/pay/${session.id}`,
  })
  expect(session.metadata).toEqual({ order: '7' })
  expect(session.lastResponse.requestId).toMatch(/^req_/)
  const { lastResponse: _, ...read } = await stripe.checkout.sessions.retrieve(session.id)
  expect(session).toMatchObject(read)
  const lines = await stripe.checkout.sessions.listLineItems(session.id)
  expect(lines.data).toMatchObject([{ description: 'Order 7 & more', quantity: 1 }])
})

test('the API answers below the sandbox as well as at the root', async () => {
  const { id } = await stripe.checkout.sessions.create(wish())
  const basic = `Basic ${Buffer.from('sk_test_7:').toString('base64')}`
  const url = `${started.origin}/stripe/v1/checkout/sessions/${id}`
  const reply = await fetch(url, { headers: { authorization: basic } })
  expect((await reply.json()).id).toBe(id)
})

test('a good card pays, once, and the payer goes back with the session id', async () => {
  const { id } = await stripe.checkout.sessions.create(wish())
  const card = { number: '4242 4242 4242 4242', expiry: '12/34', cvc: '123', name: 'Zoe' }
  const [first, ...others] = await Promise.all(Array.from({ length: 20 }, () => pay(id, card)))
  expect(first).toEqual({
    status: 200,
    body: { status: 'complete', url: `https://shop.example/order/7?session_id=${id}` },
  })
  expect(others.every(({ status }) => status === 200)).toBe(true)
  const expand = { expand: ['payment_intent', 'line_items'] }
  const session = await stripe.checkout.sessions.retrieve(id, expand)
  expect(session).toMatchObject({
    status: 'complete',
    payment_status: 'paid',
    url: null,
    customer_details: { name: 'Zoe', email: 'zoe@shop.example' },
    payment_intent: { status: 'succeeded', amount_received: 4917, currency: 'usd' },
    line_items: { data: [{ amount_total: 4917 }] },
  })
  const plain = await stripe.checkout.sessions.retrieve(id)
  const intent = await stripe.paymentIntents.retrieve(String(plain.payment_intent))
  expect(intent).toMatchObject({ id: plain.payment_intent, status: 'succeeded' })
  const told = started.ear.heard.filter(({ body }) => JSON.parse(body).data?.object.id === id)
  expect(told).toHaveLength(1)
})

test.each([
  [{ number: '4000 0000 0000 0002' }, 'card_declined', 'Your card was declined.'],
  [{ number: '4000000000009995' }, 'card_declined', 'Your card has insufficient funds.'],
  [{ number: '4242' }, 'incomplete_number', 'Your card number is incomplete.'],
  [{ number: '4242424242424241' }, 'invalid_number', 'Your card number is invalid.'],
  [{ number: '5555555555554444' }, 'card_declined', expect.stringContaining('test cards only')],
  [{ number: '4242424242424242', expiry: '' }, 'invalid_expiry', expect.any(String)],
  [{ number: '4242424242424242', expiry: '01/20' }, 'expired_card', expect.any(String)],
  [{ number: '4242424242424242', cvc: '1' }, 'incomplete_cvc', expect.any(String)],
])('a card that does not pay leaves the session open: %j', async (card, code, message) => {
  const { id } = await stripe.checkout.sessions.create(wish())
  const { status, body } = await pay(id, card)
  expect(status).toBe(402)
  expect(body.error).toMatchObject({ type: 'card_error', code, message })
  const session = await stripe.checkout.sessions.retrieve(id)
  expect([session.status, session.payment_status]).toEqual(['open', 'unpaid'])
})

test('the page shows the sum, refuses in words, and leads back', async () => {
  const { id, url } = await stripe.checkout.sessions.create(wish())
  const page = await (await fetch(url ?? '')).text()
  expect(page).toContain('$49.17')
  expect(page).toContain('Order 7 &amp; more')
  expect(page).toContain('href="https://shop.example/order/7"')
  const send = (number: string) =>
    fetch(url ?? '', { method: 'POST', redirect: 'manual', body: new URLSearchParams({ number }) })
  const declined = await send('4000000000000002')
  expect(declined.status).toBe(402)
  expect(await declined.text()).toContain('Your card was declined.')
  const paid = await send('4242424242424242')
  expect(paid.status).toBe(303)
  expect(paid.headers.get('location')).toBe(`https://shop.example/order/7?session_id=${id}`)
})

test('an expired session takes no card', async () => {
  const { id, url } = await stripe.checkout.sessions.create(wish())
  const expired = await stripe.checkout.sessions.expire(id)
  expect([expired.status, expired.url]).toEqual(['expired', null])
  expect((await pay(id, { number: '4242424242424242' })).status).toBe(404)
  expect((await fetch(url ?? '')).status).toBe(410)
  await expect(stripe.checkout.sessions.expire(id)).rejects.toMatchObject({ statusCode: 400 })
})

test('a session ends by itself after a day', async () => {
  const { id } = await stripe.checkout.sessions.create(wish())
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 86_460_000 })
  const { status } = await stripe.checkout.sessions.retrieve(id)
  vi.useRealTimers()
  expect(status).toBe('expired')
})

test('an idempotency key repeats the first answer, and refuses other parameters', async () => {
  const once = { idempotencyKey: 'order-7' }
  const first = await stripe.checkout.sessions.create(wish(), once)
  const again = await stripe.checkout.sessions.create(wish(), once)
  expect(again.id).toBe(first.id)
  expect(again.lastResponse.headers['idempotent-replayed']).toBe('true')
  expect(first.lastResponse.headers['idempotent-replayed']).toBeUndefined()
  await expect(stripe.checkout.sessions.create(wish(1), once)).rejects.toMatchObject({
    statusCode: 400,
    rawType: 'idempotency_error',
  })
})

test('a refused call leaves its idempotency key free', async () => {
  const once = { idempotencyKey: 'second-try' }
  await expect(stripe.checkout.sessions.create(wish(3), once)).rejects.toThrow()
  expect((await stripe.checkout.sessions.create(wish(), once)).status).toBe('open')
})

const refusals: [string, object, { code?: string; param: string }][] = [
  ['no lines', { line_items: [] }, { code: 'parameter_missing', param: 'line_items' }],
  ['no mode', { mode: '' }, { code: 'parameter_missing', param: 'mode' }],
  ['another mode', { mode: 'subscription' }, { param: 'mode' }],
  ['no way back', { success_url: '' }, { code: 'parameter_missing', param: 'success_url' }],
  ['a script as URL', { cancel_url: 'javascript:1' }, { code: 'url_invalid', param: 'cancel_url' }],
  ['an end too near', { expires_at: 1 }, { param: 'expires_at' }],
  ['too little', wish(49), { code: 'amount_too_small', param: 'line_items' }],
  [
    'half a cent',
    wish(0.5),
    { code: 'parameter_invalid_integer', param: 'line_items[0][price_data][unit_amount]' },
  ],
  [
    'a price it does not keep',
    { line_items: [{ price: 'price_1', quantity: 1 }] },
    { code: 'resource_missing', param: 'line_items[0][price]' },
  ],
]

test.each(refusals)('a session is refused for %s', async (_, more, error) => {
  const asked = stripe.checkout.sessions.create({ ...wish(), ...more })
  await expect(asked).rejects.toMatchObject({ type: 'StripeInvalidRequestError', ...error })
})

test('what is not there is not found, and another key opens nothing', async () => {
  await expect(stripe.checkout.sessions.retrieve('cs_test_none')).rejects.toMatchObject({
    statusCode: 404,
    code: 'resource_missing',
    param: 'session',
  })
  await expect(stripe.paymentIntents.retrieve('pi_none')).rejects.toMatchObject({
    code: 'resource_missing',
  })
  await expect(stripe.customers.list()).rejects.toMatchObject({ statusCode: 404 })
  await expect(connect('sk_test_8').checkout.sessions.create(wish())).rejects.toMatchObject({
    type: 'StripeAuthenticationError',
  })
})
