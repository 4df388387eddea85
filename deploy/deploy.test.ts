import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import type { Product } from '../contract/products.ts'
import { formOf } from '../server/testing/forms.ts'
import { bringCrowd } from './shoppers.ts'
import { startStack } from './stack.ts'

// Real processes on loopback, from the first server to the promoted standby: the tests build on
// each other, in this order.
const stack = await startStack()
afterAll(() => stack.destroy())
const [first, second] = stack.servers
if (!first || !second) throw new Error('There have to be two servers.')

const get = async (url: string) => (await fetch(url)).json()
const tokenOf = async (origin: string, username: string, password: string): Promise<string> => {
  const answer = await fetch(`${origin}/api/users/login/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password }),
  })
  return (await answer.json()).token
}
const owner = await tokenOf(first.origin, 'owner@haberdash.example', 'owner-of-the-shop')
const zoe = await tokenOf(second.origin, 'zoe@haberdash.example', 'zoe-likes-the-shop')

const { products } = await get(`${stack.origin}/api/products/`)
const BROWSED = [
  '/',
  `/product/${products[0].id}`,
  '/api/products/?keyword=lamp',
  products[0].image,
]

/** A product with more in stock than the tests can sell. */
async function plentiful(): Promise<Product> {
  const form = formOf({ name: 'Plenty of Mugs', countInStock: '1000000' })
  const answer = await fetch(`${stack.origin}/api/products/create/`, {
    method: 'POST',
    headers: { ...form.headers, authorization: `Bearer ${owner}` },
    body: new Uint8Array(form.body),
  })
  return answer.json()
}

async function rename(origin: string, { id, ...product }: Product, name: string) {
  const form = formOf({ name, price: product.price, countInStock: `${product.countInStock}` })
  const answer = await fetch(`${origin}/api/products/update/${id}/`, {
    method: 'PUT',
    headers: { ...form.headers, authorization: `Bearer ${owner}` },
    body: new Uint8Array(form.body),
  })
  expect(answer.status).toBe(200)
}

test('the shop runs behind nginx: pages, pictures, and one session on both servers', async () => {
  const page = await fetch(stack.origin)
  expect(page.status).toBe(200)
  expect(await page.text()).toContain(products[0].name)
  for (const { origin } of [...stack.servers, stack]) {
    const picture = await fetch(origin + products[0].image)
    expect(picture.headers.get('content-type')).toBe('image/webp')
    const profile = await fetch(`${origin}/api/users/profile/`, {
      headers: { authorization: `Bearer ${zoe}` },
    })
    expect(await profile.json()).toMatchObject({ email: 'zoe@haberdash.example' })
  }
})

test('a product changed through one server is seen on the other within a second', async () => {
  const product = await plentiful()
  const nameAt = async (origin: string) => {
    const page = await (await fetch(`${origin}/product/${product.id}`)).text()
    const { name } = await get(`${origin}/api/products/${product.id}/`)
    return [/<h1[^>]*>([^<]*)</.exec(page)?.[1], name]
  }
  for (let round = 0; round < 5; round++) {
    for (const [here, there] of [
      [first.origin, second.origin],
      [second.origin, first.origin],
    ] as const) {
      const name = `Mug ${round} changed at ${here.slice(-5)}`
      // What the other server may have kept of it is to be the old one.
      await nameAt(there)
      await rename(here, product, name)
      const changedAt = Date.now()
      await expect.poll(() => nameAt(there), { interval: 20, timeout: 5000 }).toEqual([name, name])
      expect(Date.now() - changedAt).toBeLessThan(1000)
    }
  }
}, 60_000)

test('a server that is killed under load fails nobody but those it was just answering', async () => {
  const product = await plentiful()
  const crowd = bringCrowd(stack.origin, BROWSED, { token: zoe, product, withKeys: false })
  await sleep(2000)
  const killedAt = Date.now()
  await first.process.stop('SIGKILL')
  // On a busy machine it takes a moment until the system has closed its connections.
  const goneAt = Date.now()
  await sleep(3000)
  await first.start()
  const backAt = Date.now()
  await sleep(3000)
  await crowd.leave()

  const failed = crowd.visits.filter(({ status }) => status !== 200 && status !== 201)
  const inFlight = ({ startedAt, endedAt }: (typeof failed)[number]) =>
    startedAt <= goneAt && endedAt >= killedAt
  expect(failed.filter(visit => !inFlight(visit))).toEqual([])
  // Of those in flight, nginx asks the other server again for whatever is safe to ask twice.
  expect(failed.filter(({ what }) => what !== 'order')).toEqual([])
  expect(failed.length).toBeLessThanOrEqual(4)
  for (const [from, to] of [
    [killedAt, backAt],
    [backAt, Date.now()],
  ] as const) {
    expect(crowd.orders.filter(order => order.startedAt > from && order.endedAt < to)).not.toEqual(
      [],
    )
  }
  expect(await get(`${first.origin}/readyz/`)).toEqual({ status: 'ready' })
}, 60_000)

test('an order with a key survives the death of the server that was placing it', async () => {
  const product = await plentiful()
  const crowd = bringCrowd(stack.origin, [], { token: zoe, product, withKeys: true })
  await sleep(1000)
  await second.process.stop('SIGKILL')
  await sleep(1000)
  await second.start()
  await crowd.leave()
  // Asked again by nginx while PostgreSQL is still busy with the dead server's transaction, the shop
  // says 409, the order is being placed; whoever comes again with the key gets it.
  const answers = crowd.visits.filter(({ what }) => what === 'order').map(({ status }) => status)
  expect(answers.filter(status => status !== 201 && status !== 409)).toEqual([])
  expect(answers.filter(status => status === 409).length).toBeLessThanOrEqual(4)
  const { countInStock } = await get(`${stack.origin}/api/products/${product.id}/`)
  expect(countInStock).toBe(1_000_000 - crowd.orders.length)
}, 60_000)

test('the primary stops, the standby takes over: no answered order is lost, and orders flow on', async () => {
  const product = await plentiful()
  const crowd = bringCrowd(stack.origin, BROWSED, { token: zoe, product, withKeys: true })
  await sleep(2000)
  // The hard case is a standby that is behind: an order it has not got must not be answered.
  const { rows: receivers } = await query<{ pid: number }>('select pid from pg_stat_wal_receiver')
  const receiver = receivers[0]?.pid ?? Number.NaN
  process.kill(receiver, 'SIGSTOP')
  await sleep(1000)
  const stoppedAt = Date.now()
  // As if the power went: nothing is handed over first.
  await stack.postgres.primary.stop('SIGQUIT')
  // What is under way to the standby is lost with the wire.
  process.kill(receiver, 'SIGTERM')
  process.kill(receiver, 'SIGCONT')
  await stack.postgres.promote()
  await expect
    .poll(() => crowd.orders.some(({ startedAt }) => startedAt > stoppedAt), { timeout: 15_000 })
    .toBe(true)
  const waited = Math.min(
    ...crowd.orders.filter(order => order.startedAt > stoppedAt).map(order => order.endedAt),
  )
  expect(waited - stoppedAt).toBeLessThan(15_000)
  await sleep(2000)
  await crowd.leave()

  const { rows } = await query<{ id: number; key: string }>(
    'select order_id::int as id, key from idempotency_keys',
  )
  const kept = new Map(rows.map(({ id, key }) => [key, id]))
  expect(crowd.orders.filter(({ id, key }) => kept.get(key) !== id)).toEqual([])
  expect(crowd.orders.filter(({ endedAt }) => endedAt < stoppedAt)).not.toEqual([])
  // Each order took its one mug, and nothing else did.
  const { rows: sold } = await query<{ sold: number }>(
    'select count(*)::int as sold from order_items where product_id = $1',
    [product.id],
  )
  const { countInStock } = await get(`${stack.origin}/api/products/${product.id}/`)
  expect(countInStock).toBe(1_000_000 - (sold[0]?.sold ?? 0))
}, 90_000)

async function query<Row extends pg.QueryResultRow>(text: string, values: unknown[] = []) {
  const client = new pg.Client(stack.postgres.standby.url.replace(/postgres$/, 'shop'))
  await client.connect()
  try {
    return await client.query<Row>(text, values)
  } finally {
    await client.end()
  }
}
