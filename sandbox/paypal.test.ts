import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { paypalClient, startSandbox, stopAll } from './test-server.ts'

let origin: string
let paypal: Awaited<ReturnType<typeof paypalClient>>

beforeAll(async () => {
  const started = await startSandbox()
  origin = started.origin
  paypal = await paypalClient(started)
})
afterAll(stopAll)

function askToken(user: string, form: Record<string, string>) {
  return fetch(`${origin}/paypal/v1/oauth2/token`, {
    method: 'POST',
    headers: { authorization: `Basic ${Buffer.from(user).toString('base64')}` },
    body: new URLSearchParams(form),
  })
}

test('the right credentials get a token that says when it ends', async () => {
  const reply = await askToken('client:secret', { grant_type: 'client_credentials' })
  expect(reply.status).toBe(200)
  expect(await reply.json()).toMatchObject({
    access_token: expect.any(String),
    token_type: 'Bearer',
    expires_in: 32_400,
    scope: expect.any(String),
    app_id: expect.any(String),
  })
})

test('wrong credentials and other grants get no token', async () => {
  const wrong = await askToken('client:guess', { grant_type: 'client_credentials' })
  expect([wrong.status, (await wrong.json()).error]).toEqual([401, 'invalid_client'])
  const grant = await askToken('client:secret', { grant_type: 'password' })
  expect([grant.status, (await grant.json()).error]).toEqual([400, 'unsupported_grant_type'])
})

test('calls without a token, or with a made-up one, are refused', async () => {
  const none = await paypal.get('X', { authorization: '' })
  expect([none.status, none.body.name]).toEqual([401, 'AUTHENTICATION_FAILURE'])
  for (const token of ['nonsense', 'A21AA.99999999999.forged', 'A21AA.NaN.x']) {
    const reply = await paypal.get('X', { authorization: `Bearer ${token}` })
    expect([reply.status, reply.body.error]).toEqual([401, 'invalid_token'])
  }
})

test('a token ends after nine hours', async () => {
  const { body } = await paypal.create()
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 32_401_000 })
  const late = await paypal.get(body.id)
  vi.useRealTimers()
  expect([late.status, late.body.error]).toEqual([401, 'invalid_token'])
})

test('a new order is shown in short, with the address where the payer approves it', async () => {
  const { status, body } = await paypal.create()
  expect(status).toBe(201)
  expect(body.id).toMatch(/^[0-9A-Z]{17}$/)
  expect(body.status).toBe('CREATED')
  expect(body.purchase_units).toBeUndefined()
  const rels = body.links.map((link: { rel: string }) => link.rel)
  expect(rels).toEqual(['self', 'approve', 'update', 'capture'])
  expect(body.links[1].href).toBe(`${origin}/paypal/approve?token=${body.id}`)
})

test('Prefer: return=representation shows the whole order, as a read does', async () => {
  const { body } = await paypal.create('49.1', { prefer: 'return=representation' })
  expect(body).toMatchObject({ intent: 'CAPTURE', status: 'CREATED' })
  expect(body.purchase_units).toEqual([
    {
      reference_id: 'order-7',
      custom_id: '7',
      invoice_id: 'HB-7',
      amount: { currency_code: 'USD', value: '49.10' },
      payee: { merchant_id: 'MERCHANT7' },
    },
  ])
  expect((await paypal.get(body.id)).body).toEqual(body)
})

test('an order with a payment source waits for the payer', async () => {
  const source = { payment_source: { paypal: { experience_context: {} } } }
  const { body } = await paypal.create('49.17', {}, source)
  expect(body.status).toBe('PAYER_ACTION_REQUIRED')
  expect(body.links.map((link: { rel: string }) => link.rel)).toEqual(['self', 'payer-action'])
})

test('the same PayPal-Request-Id makes one order', async () => {
  const header = { 'paypal-request-id': 'create-once' }
  const first = await paypal.create('49.17', header)
  const again = await paypal.create('49.17', header)
  expect([first.status, again.status]).toEqual([201, 200])
  expect(again.body).toEqual(first.body)
})

const amount = "/purchase_units/@reference_id=='default'/amount"
const unit = (value: unknown, currency = 'USD', more: object = {}) => ({
  intent: 'CAPTURE',
  purchase_units: [{ amount: { currency_code: currency, value, ...more } }],
})
const usd = (value: string) => ({ currency_code: 'USD', value })

test.each([
  ['{"intent"', 400, 'MALFORMED_REQUEST_JSON', '/'],
  [{}, 400, 'MISSING_REQUIRED_PARAMETER', '/intent'],
  [{ intent: 'SELL' }, 400, 'INVALID_PARAMETER_VALUE', '/intent'],
  [{ intent: 'AUTHORIZE' }, 422, 'UNSUPPORTED_INTENT', '/intent'],
  [{ intent: 'CAPTURE' }, 400, 'MISSING_REQUIRED_PARAMETER', '/purchase_units'],
  [{ intent: 'CAPTURE', purchase_units: [] }, 400, 'INVALID_ARRAY_MIN_ITEMS', '/purchase_units'],
  [{ intent: 'CAPTURE', purchase_units: [{}] }, 400, 'MISSING_REQUIRED_PARAMETER', amount],
  [unit(49.17), 400, 'INVALID_PARAMETER_SYNTAX', `${amount}/value`],
  [unit('abc'), 400, 'INVALID_PARAMETER_SYNTAX', `${amount}/value`],
  [unit('1.234'), 422, 'DECIMAL_PRECISION', `${amount}/value`],
  [unit('10.5', 'JPY'), 422, 'DECIMAL_PRECISION', `${amount}/value`],
  [unit('0.00'), 422, 'CANNOT_BE_ZERO_OR_NEGATIVE', `${amount}/value`],
  [unit('-1.00'), 422, 'CANNOT_BE_ZERO_OR_NEGATIVE', `${amount}/value`],
  [unit('10000000.00'), 422, 'MAX_VALUE_EXCEEDED', `${amount}/value`],
  [unit('1.00', 'XXX'), 422, 'INVALID_CURRENCY_CODE', `${amount}/currency_code`],
  [
    unit('1.00', 'USD', { breakdown: { item_total: usd('0.90'), shipping: usd('0.05') } }),
    422,
    'AMOUNT_MISMATCH',
    `${amount}/value`,
  ],
])('a bad order is refused: %j', async (body, status, issue, field) => {
  const reply = await paypal.call('POST', '/v2/checkout/orders', { body })
  expect(reply.status).toBe(status)
  expect(reply.body).toMatchObject({
    name: status === 400 ? 'INVALID_REQUEST' : 'UNPROCESSABLE_ENTITY',
    message: expect.any(String),
    debug_id: expect.any(String),
    details: [{ issue, field, description: expect.any(String) }],
    links: [],
  })
})

test('a breakdown that adds up is taken', async () => {
  const breakdown = { item_total: usd('0.90'), shipping: usd('0.20'), discount: usd('0.10') }
  const body = unit('1.00', 'USD', { breakdown })
  expect((await paypal.call('POST', '/v2/checkout/orders', { body })).status).toBe(201)
})

test('an approved order is captured and shows payer, amount and whose money it is', async () => {
  const id = await paypal.approved('49.17')
  const { status, body } = await paypal.capture(id, { prefer: 'return=representation' })
  expect(status).toBe(201)
  expect(body).toMatchObject({
    id,
    status: 'COMPLETED',
    payer: { payer_id: expect.any(String), email_address: expect.any(String), name: {} },
    purchase_units: [{ custom_id: '7', payee: { merchant_id: 'MERCHANT7' } }],
  })
  expect(body.purchase_units[0].payments.captures).toMatchObject([
    {
      status: 'COMPLETED',
      amount: { currency_code: 'USD', value: '49.17' },
      final_capture: true,
      seller_protection: { status: 'ELIGIBLE' },
      custom_id: '7',
      create_time: expect.any(String),
    },
  ])
  const short = (await paypal.capture(await paypal.approved())).body.purchase_units[0]
  expect(Object.keys(short)).toEqual(['reference_id', 'payments'])
})

test('a capture is refused before the approval, after a cancel, for an unknown order', async () => {
  const { body } = await paypal.create()
  await paypal.decide(body.id, 'cancel')
  const early = await paypal.capture(body.id)
  expect([early.status, early.body.details[0].issue]).toEqual([422, 'ORDER_NOT_APPROVED'])
  const unknown = await paypal.capture('NOBODYKNOWSTHISID')
  expect([unknown.status, unknown.body.name]).toEqual([404, 'RESOURCE_NOT_FOUND'])
  expect((await paypal.get('NOBODYKNOWSTHISID')).status).toBe(404)
})

test('a declined card is found out at the capture, and another one may be tried', async () => {
  const id = await paypal.approved('49.17', 'decline')
  expect((await paypal.get(id)).body.status).toBe('APPROVED')
  const refused = await paypal.capture(id)
  expect([refused.status, refused.body.details[0].issue]).toEqual([422, 'INSTRUMENT_DECLINED'])
  expect(refused.body.links[0]).toMatchObject({ rel: 'redirect' })
  await paypal.decide(id, 'approve')
  expect((await paypal.capture(id)).status).toBe(201)
})

test('fifty captures at once take the money once', async () => {
  const id = await paypal.approved()
  const before = await countCaptures()
  const replies = await Promise.all(
    Array.from({ length: 50 }, (_, at) =>
      paypal.capture(id, { 'paypal-request-id': `race-${at}` }),
    ),
  )
  expect(replies.filter(reply => reply.status === 201)).toHaveLength(1)
  const refused = replies.filter(reply => reply.status === 422)
  expect(refused).toHaveLength(49)
  expect(refused[0]?.body.details[0].issue).toBe('ORDER_ALREADY_CAPTURED')
  expect(await countCaptures()).toBe(before + 1)
})

test('fifty captures with one PayPal-Request-Id all get the one capture', async () => {
  const id = await paypal.approved()
  const before = await countCaptures()
  const header = { 'paypal-request-id': 'capture-once' }
  const replies = await Promise.all(Array.from({ length: 50 }, () => paypal.capture(id, header)))
  const ids = replies.map(({ body }) => body.purchase_units[0].payments.captures[0].id)
  expect(new Set(ids).size).toBe(1)
  expect(replies.map(({ status }) => status).sort()).toEqual([...Array(49).fill(200), 201])
  expect(await countCaptures()).toBe(before + 1)
})

test('a request id of one capture says nothing about another order', async () => {
  const header = { 'paypal-request-id': 'shared' }
  for (let round = 0; round < 2; round++)
    expect((await paypal.capture(await paypal.approved(), header)).status).toBe(201)
})

test('a captured order cannot be approved again', async () => {
  const id = await paypal.approved()
  await paypal.capture(id)
  expect((await paypal.decide(id, 'decline')).status).toBe(422)
  expect((await paypal.get(id)).body.status).toBe('COMPLETED')
})

test('a body that is not sent as JSON, a missing page: in the words of PayPal', async () => {
  const { body } = await paypal.create()
  const media = await paypal.capture(body.id, { 'content-type': 'text/plain' })
  expect([media.status, media.body.name]).toEqual([415, 'UNSUPPORTED_MEDIA_TYPE'])
  const missing = await paypal.call('GET', '/v2/nothing')
  expect([missing.status, missing.body.name]).toEqual([404, 'RESOURCE_NOT_FOUND'])
})

async function countCaptures(): Promise<number> {
  return (await (await fetch(`${origin}/paypal/_state`)).json()).captures
}
