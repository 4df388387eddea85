import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { newDatabase } from './testing/databases.ts'
import { orderBody } from './testing/order-bodies.ts'
import { startShop } from './testing/shop-process.ts'

const dataDir = await mkdtemp(join(tmpdir(), 'haberdash-test-'))
const { destroy, ...database } = await newDatabase(dataDir)
const { databaseUrl: DATABASE_URL } = database as { databaseUrl: string }
const shop = startShop({ DATA_DIR: dataDir, DATABASE_URL, LOG_LEVEL: 'info', DATABASE_POOL: '3' }, [
  '--workers',
  '3',
])
afterAll(async () => {
  shop.signal('SIGKILL')
  await shop.ended
  await destroy()
})
const origin = await shop.opened

/** A connection for each request, so that the processes take turns. */
const visit = (path: string, init: RequestInit = {}) =>
  fetch(origin + path, { ...init, headers: { ...init.headers, connection: 'close' } })
const post = async (url: string, body: unknown, token?: string) => {
  const answer = await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/json',
      connection: 'close',
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  })
  return answer.json()
}
/** The processes that have answered since a place in the output. */
const answering = (from = 0) => {
  const pids = shop
    .output()
    .slice(from)
    .matchAll(/"pid":(\d+),.*"msg":"answered"/g)
  return new Set([...pids].map(([, pid]) => Number(pid)))
}
const visitAll = async (times: number) => {
  const answers = await Promise.all(Array.from({ length: times }, () => visit('/api/products/')))
  return answers.map(({ status }) => status)
}
const alive = (pid: number) => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

test('several processes answer on one port, and greet once when all are ready', async () => {
  expect(await visitAll(60)).toEqual(Array(60).fill(200))
  // What they say arrives a little after what they answer.
  await expect.poll(() => answering().size).toBe(3)
  expect(shop.output().match(/Haberdash is open/g)).toHaveLength(1)
  expect(shop.output()).toContain('3 processes answer.')
  expect(shop.output().match(/owner@haberdash.example/g)).toHaveLength(1)
  expect(await (await visit('/api/products/')).json()).toMatchObject({ pages: 7 })
})

test('a payment that is begun at one of them is finished at another', async () => {
  const { token } = await post(`${origin}/api/users/login/`, {
    username: 'zoe@haberdash.example',
    password: 'zoe-likes-the-shop',
  })
  const { products } = await (await visit('/api/products/')).json()
  const settings = await (await visit('/api/payments/settings/')).json()
  const { origin: sandbox } = new URL(settings.paypal.sdkUrl)
  for (let n = 0; n < 4; n++) {
    const body = orderBody([products[n], 1])
    const order = await post(`${origin}/api/orders/add/`, body, token)
    const { id } = await post(`${origin}/api/orders/create-payment/${order.id}/`, {}, token)
    await fetch(`${sandbox}/paypal/approve`, {
      method: 'POST',
      headers: { accept: 'application/json' },
      body: new URLSearchParams({ token: id, choice: 'approve' }),
    })
    const approval = { paymentId: id, PayerID: 'SANDY' }
    const paid = await post(`${origin}/api/orders/${order.id}/pay/paypal/`, approval, token)
    expect(paid).toEqual({ status: 'COMPLETED' })
  }
})

test('one that dies is replaced, and nobody else notices', async () => {
  const [victim = 0, ...others] = answering()
  const from = shop.output().length
  process.kill(victim, 'SIGKILL')
  await expect.poll(() => alive(victim)).toBe(false)
  expect(await visitAll(20)).toEqual(Array(20).fill(200))
  const living = () => [...answering(from)].filter(pid => pid !== victim)
  await expect
    .poll(async () => (await visitAll(12)) && living().length, { timeout: 20_000 })
    .toBe(3)
  expect(living()).toEqual(expect.arrayContaining(others))
  expect(shop.output().slice(from)).toContain(
    `Process ${victim} ended (SIGKILL); another takes its place.`,
  )
  expect(shop.output().match(/Haberdash is open/g)).toHaveLength(1)
})

test('a signal, even to all of them at once, ends all of them cleanly', async () => {
  const from = shop.output().length
  await visitAll(60)
  await expect.poll(() => answering(from).size).toBe(3)
  const all = [...answering(from)]
  for (const pid of all) process.kill(pid, 'SIGTERM')
  shop.signal('SIGTERM')
  expect((await shop.ended).code).toBe(0)
  expect(all.filter(alive)).toEqual([])
})
