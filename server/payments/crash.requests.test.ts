import { mkdtemp, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { newDatabase } from '../testing/databases.ts'
import { formOf } from '../testing/forms.ts'
import { orderBody } from '../testing/order-bodies.ts'
import { startShop } from '../testing/shop-process.ts'

const dataDir = await mkdtemp(join(tmpdir(), 'haberdash-test-'))
const { destroy, ...database } = await newDatabase(dataDir)
afterAll(destroy)
const { databaseUrl } = database as { databaseUrl?: string }

const owner = { email: 'owner@example.com', password: 'only I know this' }
const settings = {
  DATA_DIR: dataDir,
  SEED: 'none',
  ADMIN_EMAIL: owner.email,
  ADMIN_PASSWORD: owner.password,
  ...(databaseUrl && { DATABASE_URL: databaseUrl }),
}

async function call(url: string, body?: object | Buffer, headers: Record<string, string> = {}) {
  const json = body && !Buffer.isBuffer(body)
  const response = await fetch(url, {
    method: body ? 'POST' : 'GET',
    headers: { ...(json && { 'content-type': 'application/json' }), ...headers },
    ...(body && { body: json ? JSON.stringify(body) : new Uint8Array(body as Buffer) }),
  })
  return response.json()
}

test('a shop that is killed between taking the money and writing it down has it after the next start', async () => {
  const first = startShop(settings)
  const origin = await first.opened
  const { token } = await call(`${origin}/api/users/login/`, {
    username: owner.email,
    password: owner.password,
  })
  const authorization = `Bearer ${token}`
  // With tax this is 666.09, at which the sandbox takes the money and does not answer.
  const form = formOf({ price: '579.21' })
  const product = await call(`${origin}/api/products/create/`, form.body, {
    ...form.headers,
    authorization,
  })
  const order = await call(`${origin}/api/orders/add/`, orderBody([product, 1]), { authorization })
  expect(order.totalPrice).toBe('666.09')
  const begun = await fetch(`${origin}/api/orders/create-payment/${order.id}/`, {
    method: 'POST',
    headers: { authorization },
  })
  const { id: paymentId } = await begun.json()
  const trouble = { provider: 'paypal', call: 'webhook', trouble: 'webhook-never', times: 10 }
  await call(`${origin}/sandbox/_trouble`, trouble)
  await fetch(`${origin}/sandbox/paypal/approve`, {
    method: 'POST',
    headers: { accept: 'application/json' },
    body: new URLSearchParams({ token: paymentId, choice: 'approve' }),
  })
  const unanswered = call(
    `${origin}/api/orders/${order.id}/pay/paypal/`,
    { paymentId, PayerID: 'SANDY' },
    { authorization },
  )
  unanswered.catch(() => {})
  // The provider has it for good; the shop has not heard of it.
  const kept = () => readFile(join(dataDir, 'sandbox.json'), 'utf8')
  await expect.poll(kept, { timeout: 10_000 }).toContain('"capture":')
  first.signal('SIGKILL')
  await first.ended
  await expect(unanswered).rejects.toThrow()

  const second = startShop(settings)
  const again = await second.opened
  const isPaid = async () =>
    (await call(`${again}/api/orders/${order.id}/`, undefined, { authorization })).isPaid
  await expect.poll(isPaid, { timeout: 10_000 }).toBe(true)
  const { captures } = await call(`${again}/sandbox/paypal/_state`)
  expect(captures).toBe(1)
  second.signal('SIGTERM')
  await second.ended
})
