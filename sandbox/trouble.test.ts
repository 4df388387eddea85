import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { paypalClient, startSandbox, stopAll } from './test-server.ts'

let started: Awaited<ReturnType<typeof startSandbox>>
let paypal: Awaited<ReturnType<typeof paypalClient>>

beforeAll(async () => {
  started = await startSandbox()
  paypal = await paypalClient(started)
})
afterAll(stopAll)

const withTrouble = (trouble: string) => ({ 'sandbox-trouble': trouble })
const amountOf = (body: { purchase_units: [Unit] }) =>
  body.purchase_units[0].payments.captures[0].amount
type Unit = { payments: { captures: [{ amount: { value: string; currency_code: string } }] } }

/** Posts a capture; who waits for silence gives up after a moment, as a client with a time-out. */
async function captureUntil(seen: 'silence' | 'reset', id: string, trouble: string) {
  const answer = paypal.capture(id, withTrouble(trouble)).then(
    () => 'answered',
    error => (/ECONNRESET|UND_ERR_SOCKET/.test(error.cause?.code) ? 'reset' : 'failed'),
  )
  if (seen === 'reset') return answer
  return Promise.race([answer, new Promise<string>(r => setTimeout(r, 300, 'silence'))])
}

test('500 fails and takes nothing', async () => {
  const id = await paypal.approved()
  const { status, body } = await paypal.capture(id, withTrouble('500'))
  expect([status, body.name]).toEqual([500, 'INTERNAL_SERVER_ERROR'])
  expect((await paypal.get(id)).body.status).toBe('APPROVED')
})

test('401 and 429 come in the words of PayPal', async () => {
  const id = await paypal.approved()
  const ended = await paypal.get(id, withTrouble('401'))
  expect([ended.status, ended.body.error]).toEqual([401, 'invalid_token'])
  const limited = await paypal.get(id, withTrouble('429'))
  expect([limited.status, limited.body.name]).toEqual([429, 'RATE_LIMIT_REACHED'])
})

test.each([
  ['timeout', 'silence', 'APPROVED'],
  ['reset', 'reset', 'APPROVED'],
  ['capture-then-timeout', 'silence', 'COMPLETED'],
  ['capture-then-reset', 'reset', 'COMPLETED'],
] as const)('%s: the client sees %s and the order is %s', async (trouble, seen, status) => {
  const id = await paypal.approved()
  expect(await captureUntil(seen, id, trouble)).toBe(seen)
  expect((await paypal.get(id)).body.status).toBe(status)
})

test('capture-then-500 has taken the money, and a repeat says so', async () => {
  const id = await paypal.approved()
  const once = { 'paypal-request-id': 'again' }
  const failed = await paypal.capture(id, { ...once, ...withTrouble('capture-then-500') })
  expect(failed.status).toBe(500)
  const repeated = await paypal.capture(id, once)
  expect([repeated.status, repeated.body.status]).toEqual([200, 'COMPLETED'])
})

test('broken-json and empty are answers that cannot be read', async () => {
  const broken = await paypal.capture(await paypal.approved(), withTrouble('broken-json'))
  expect(broken.status).toBe(201)
  expect(broken.text.length).toBeGreaterThan(100)
  expect(broken.body).toBeUndefined()
  const empty = await paypal.capture(await paypal.approved(), withTrouble('empty'))
  expect([empty.status, empty.text]).toEqual([201, ''])
})

test('wrong-amount and wrong-currency are captured wrongly, and stay so', async () => {
  const id = await paypal.approved('49.17')
  const { body } = await paypal.capture(id, withTrouble('wrong-amount'))
  expect(amountOf(body)).toEqual({ currency_code: 'USD', value: '50.17' })
  expect(amountOf((await paypal.get(id)).body).value).toBe('50.17')
  const other = await paypal.capture(await paypal.approved(), withTrouble('wrong-currency'))
  expect(amountOf(other.body).currency_code).toBe('EUR')
})

test('a read can lie without anything being changed', async () => {
  const id = await paypal.approved()
  await paypal.capture(id)
  const lie = await paypal.get(id, withTrouble('wrong-amount'))
  expect(amountOf(lie.body).value).toBe('50.17')
  expect(amountOf((await paypal.get(id)).body).value).toBe('49.17')
})

test('PayPal-Mock-Response names the failure', async () => {
  const id = await paypal.approved()
  const mock = (code: unknown) => ({
    'paypal-mock-response': JSON.stringify({ mock_application_codes: code }),
  })
  const declined = await paypal.capture(id, mock('INSTRUMENT_DECLINED'))
  expect([declined.status, declined.body.details[0].issue]).toEqual([422, 'INSTRUMENT_DECLINED'])
  const broken = await paypal.create('1.00', mock(['INTERNAL_SERVER_ERROR']))
  expect([broken.status, broken.body.name]).toEqual([500, 'INTERNAL_SERVER_ERROR'])
  expect((await paypal.create('1.00', mock('NO_SUCH_CODE'))).status).toBe(400)
  expect((await paypal.get(id)).body.status).toBe('APPROVED')
})

test('trouble is planned for the next calls of one kind', async () => {
  const plan = { provider: 'paypal', call: 'capture', trouble: '500', times: 2 }
  expect((await started.post('/_trouble', plan)).status).toBe(201)
  const id = await paypal.approved()
  expect((await paypal.get(id)).status).toBe(200)
  const statuses = []
  for (let round = 0; round < 3; round++) statuses.push((await paypal.capture(id)).status)
  expect(statuses).toEqual([500, 500, 201])
})

test('plans can be seen and dropped, and a wrong one is refused', async () => {
  const { origin, post } = started
  await post('/_trouble', { provider: 'stripe', trouble: 'reset', times: 9 })
  const shown = await (await fetch(`${origin}/_trouble`)).json()
  expect(shown.planned).toEqual([{ provider: 'stripe', call: '*', trouble: 'reset', times: 9 }])
  const dropped = await fetch(`${origin}/_trouble`, { method: 'DELETE' })
  expect((await dropped.json()).planned).toEqual([])
  for (const wrong of [{}, { provider: 'paypal', trouble: 'rain' }, { provider: 'visa' }])
    expect((await post('/_trouble', wrong)).status).toBe(400)
})

test.each([
  ['666.01', 'create', 500],
  ['666.02', 'capture', 422],
  ['666.03', 'capture', 500],
  ['666.07', 'capture', 500],
  ['666.10', 'capture', 201],
])('a total of %s goes wrong at %s with %i', async (value, call, status) => {
  const created = await paypal.create(value)
  if (call === 'create') return expect(created.status).toBe(status)
  await paypal.decide(created.body.id, 'approve')
  expect((await paypal.capture(created.body.id)).status).toBe(status)
})

test('the token and the sessions of Stripe can fail as well', async () => {
  const token = `${started.origin}/paypal/v1/oauth2/token`
  const failed = await fetch(token, { method: 'POST', headers: withTrouble('500') })
  expect(failed.status).toBe(500)
  const session = await fetch(`${started.root}/v1/checkout/sessions/x`, {
    headers: withTrouble('500'),
  })
  expect([session.status, (await session.json()).error.type]).toEqual([500, 'api_error'])
  const reset = fetch(`${started.root}/v1/checkout/sessions/x`, { headers: withTrouble('reset') })
  await expect(reset).rejects.toThrow()
})

test('Stripe takes the wrong sum, or no card at all, for the totals that ask for it', async () => {
  const pay = async (cents: number) => {
    const session = await (await createSession(cents)).json()
    const reply = await fetch(session.url, {
      method: 'POST',
      headers: { accept: 'application/json' },
      body: new URLSearchParams({ number: '4242424242424242' }),
    })
    const url = `${started.root}/v1/checkout/sessions/${session.id}`
    return { status: reply.status, session: await (await fetch(url, { headers: key })).json() }
  }
  expect((await pay(666_13)).session).toMatchObject({ status: 'complete', amount_total: 667_13 })
  expect((await pay(666_14)).session).toMatchObject({ status: 'complete', currency: 'eur' })
  const declined = await pay(666_02)
  expect([declined.status, declined.session.status]).toEqual([402, 'open'])
})

test('a session made before the answer failed is found by its idempotency key', async () => {
  const once = { 'idempotency-key': 'lost' }
  const lost = await createSession(4917, { ...once, ...withTrouble('capture-then-500') })
  expect(lost.status).toBe(500)
  const again = await createSession(4917, once)
  expect(again.headers.get('idempotent-replayed')).toBe('true')
})

const key = { authorization: 'Bearer sk_test_7' }

function createSession(cents: number, headers: Record<string, string> = {}) {
  return fetch(`${started.root}/v1/checkout/sessions`, {
    method: 'POST',
    headers: { ...key, ...headers },
    body: new URLSearchParams({
      mode: 'payment',
      success_url: 'https://shop.example/',
      'line_items[0][quantity]': '1',
      'line_items[0][price_data][currency]': 'usd',
      'line_items[0][price_data][unit_amount]': String(cents),
      'line_items[0][price_data][product_data][name]': 'Order 7',
    }),
  })
}

test('without control nothing goes wrong on request, and no control call answers', async () => {
  const strict = await startSandbox({ control: false })
  const client = await paypalClient(strict)
  const mock = { 'paypal-mock-response': '{"mock_application_codes":"INSTRUMENT_DECLINED"}' }
  const created = await client.create('666.01', { ...withTrouble('500'), ...mock })
  expect(created.status).toBe(201)
  expect((await strict.post('/_trouble', { provider: 'paypal', trouble: '500' })).status).toBe(403)
  expect((await strict.post('/_webhooks/replay', {})).status).toBe(403)
  for (const path of ['/paypal/_state', '/stripe/_state', '/_trouble'])
    expect((await fetch(`${strict.origin}${path}`)).status).toBe(403)
})

test('control is off in production unless it is asked for', async () => {
  vi.stubEnv('NODE_ENV', 'production')
  const closed = await startSandbox()
  const asked = await startSandbox({ control: true })
  vi.unstubAllEnvs()
  expect((await fetch(`${closed.origin}/_trouble`)).status).toBe(403)
  expect((await fetch(`${asked.origin}/_trouble`)).status).toBe(200)
})

test('a server with a silent call still closes at once', async () => {
  const other = await startSandbox()
  const client = await paypalClient(other)
  const silent = client.create('666.00').catch(() => 'left')
  await new Promise(resolve => setTimeout(resolve, 100))
  await other.stop()
  expect(await silent).toBe('left')
})
