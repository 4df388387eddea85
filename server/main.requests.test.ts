import { once } from 'node:events'
import { mkdtemp } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { DEMO_ACCOUNTS } from './demo/accounts.ts'
import { newDatabase } from './testing/databases.ts'
import { type ShopProcess, startShop } from './testing/shop-process.ts'

const cleanUps: (() => Promise<unknown>)[] = []
afterAll(() => Promise.all(cleanUps.map(cleanUp => cleanUp())))

/** The settings of a shop with a fresh database. */
async function freshSettings(): Promise<Record<string, string>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'haberdash-test-'))
  const { destroy, ...database } = await newDatabase(dataDir)
  cleanUps.push(destroy)
  const { databaseUrl } = database as { databaseUrl?: string }
  return { DATA_DIR: dataDir, ...(databaseUrl && { DATABASE_URL: databaseUrl }) }
}

async function close(shop: ShopProcess) {
  shop.signal('SIGTERM')
  return shop.ended
}

const post = (url: string, body: object) =>
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

const signIn = (origin: string, username: string, password: string) =>
  post(`${origin}/api/users/login/`, { username, password })

const snapshot = async (origin: string) => {
  const pages = [1, 2, 7].map(page => fetch(`${origin}/api/products/?page=${page}`))
  const answers = await Promise.all([...pages, fetch(`${origin}/api/products/81/`)])
  return Promise.all(answers.map(answer => answer.json()))
}

test('the first start fills the shop and tells how to sign in; the second changes nothing', async () => {
  const settings = await freshSettings()
  const first = startShop(settings)
  const origin = await first.opened
  const before = await snapshot(origin)
  expect(before[0]).toMatchObject({ page: 1, pages: 7 })
  const image = await fetch(`${origin}${before[0].products[0].image}`)
  expect(image.headers.get('content-type')).toBe('image/webp')
  const { output } = await close(first)
  for (const { email, password } of DEMO_ACCOUNTS) {
    expect(output).toContain(`${email}  ${password}`)
  }
  expect(output).toContain(settings.DATA_DIR)

  const second = startShop(settings)
  const again = await second.opened
  expect(await snapshot(again)).toEqual(before)
  for (const { email, password, role } of DEMO_ACCOUNTS) {
    const answer = await signIn(again, email, password)
    expect(await answer.json()).toMatchObject({
      email,
      isAdmin: role !== 'customer',
      is_superuser: role === 'superuser',
    })
  }
  expect((await close(second)).code).toBe(0)

  const production = startShop({ ...settings, NODE_ENV: 'production', LOG_LEVEL: 'silent' })
  const refused = await production.ended
  expect(refused.code).toBe(1)
  expect(refused.output.trim()).toBe(
    'owner@haberdash.example still has its demo password. Change it or delete the account.',
  )
}, 90_000)

test('a shop in production starts empty, with the superuser of its settings', async () => {
  const admin = { ADMIN_EMAIL: 'Boss@Example.com', ADMIN_PASSWORD: 'only I know this' }
  const settings = { ...(await freshSettings()), NODE_ENV: 'production', LOG_LEVEL: 'silent' }
  const shop = startShop({ ...settings, ...admin })
  const origin = await shop.opened
  const { products } = await (await fetch(`${origin}/api/products/`)).json()
  expect(products).toEqual([])
  const answer = await signIn(origin, 'boss@example.com', admin.ADMIN_PASSWORD)
  expect(await answer.json()).toMatchObject({ is_superuser: true, isAdmin: true })
  const { output } = await close(shop)
  expect(output).not.toContain('Sign in as')
  expect(output).not.toContain(admin.ADMIN_PASSWORD)

  const demo = startShop({ ...settings, ...admin, ADMIN_PASSWORD: 'owner-of-the-shop' })
  const refused = await demo.ended
  expect(refused.code).toBe(1)
  expect(refused.output).toContain('ADMIN_PASSWORD is one of the demo passwords.')
})

test('a setting that cannot be meant stops the start with one line', async () => {
  const { code, output } = await startShop({ ...(await freshSettings()), PORT: 'eighty' }).ended
  expect(code).toBe(1)
  expect(output).toBe("PORT must be a whole number from 0 to 65535, but is 'eighty'.\n")
})

test('a port that is taken stops the start with one line', async () => {
  const shop = startShop({ ...(await freshSettings()), SEED: 'none' })
  const { port } = new URL(await shop.opened)
  const other = startShop({ ...(await freshSettings()), SEED: 'none', PORT: port })
  const { code, output } = await other.ended
  expect(code).toBe(1)
  expect(output).toBe(`Port ${port} is taken. Set PORT to another one.\n`)
  await close(shop)
})

test.each(['SIGINT', 'SIGTERM'] as const)(
  'on %s the requests under way are answered before the shop closes',
  async signal => {
    const shop = startShop({ ...(await freshSettings()), SEED: 'none' })
    const origin = await shop.opened
    const registrations = await Promise.all(
      Array.from({ length: 12 }, (_, n) => beginRegistration(origin, `zoe${n}`)),
    )
    shop.signal(signal)
    await expect.poll(() => fetch(`${origin}/healthz/`).catch(() => 'closed')).toBe('closed')
    const statuses = await Promise.all(registrations.map(finish => finish()))
    expect(statuses).toEqual(Array(12).fill(201))
    expect((await shop.ended).code).toBe(0)
  },
)

/** A request whose beginning the shop has seen, and whose body is yet to come. */
async function beginRegistration(origin: string, username: string) {
  const body = JSON.stringify({
    name: 'Zoe',
    username,
    email: `${username}@example.com`,
    password: 'long enough',
  })
  const headers = {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    expect: '100-continue',
  }
  const sent = request(`${origin}/api/users/register/`, { method: 'POST', headers })
  const answered = once(sent, 'response')
  sent.flushHeaders()
  await once(sent, 'continue')
  return async () => {
    sent.end(body)
    const [response] = await answered
    response.resume()
    return response.statusCode
  }
}

test('four first starts at once on one database make one shop', async () => {
  const settings = { ...(await freshSettings()), SEED: 'none' }
  const shops = Array.from({ length: 4 }, () => startShop(settings))
  const origins = await Promise.all(shops.map(shop => shop.opened))
  const [first = '', second = ''] = origins
  const answer = await post(`${first}/api/users/register/`, {
    name: 'Zoe',
    username: 'zoe',
    email: 'zoe@example.com',
    password: 'long enough',
  })
  const { token } = await answer.json()
  // The same secret everywhere: a token of the one is good at the other.
  const profile = await fetch(`${second}/api/users/profile/`, {
    headers: { authorization: `Bearer ${token}` },
  })
  expect(profile.status).toBe(200)
  expect((await Promise.all(shops.map(close))).map(({ code }) => code)).toEqual([0, 0, 0, 0])
})

test('logs name the request and hold no secret', async () => {
  const shop = startShop({ ...(await freshSettings()), SEED: 'none', LOG_LEVEL: 'trace' })
  const origin = await shop.opened
  const password = 'a password to look for'
  const account = { name: 'Zoe', username: 'zoe', email: 'zoe@example.com', password }
  const answer = await post(`${origin}/api/users/register/`, account)
  const { token } = await answer.json()
  await signIn(origin, account.email, `${password}, wrong`)
  const headers = { authorization: `Bearer ${token}` }
  await fetch(`${origin}/api/users/profile/`, { headers })
  const { output } = await close(shop)
  expect(output).toContain('"url":"/api/users/profile/"')
  expect(output).toContain(`"reqId":"${answer.headers.get('x-request-id')}"`)
  for (const secret of [password, token, 'argon2id']) expect(output).not.toContain(secret)
})
