import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { products } from '../../contract/products.ts'
import { startPostgres } from '../../scripts/postgres.ts'
import { formOf } from '../testing/forms.ts'
import { openTestShop, type TestShop } from '../testing/test-shop.ts'

const primary = await startPostgres({ fsync: 'off' })
const standby = await startPostgres({ fsync: 'off' }, { follows: primary })
afterAll(() => Promise.all([standby.destroy(), primary.destroy()]))

/** Two servers that share a database and its replica, as two machines would. */
const settings = { databaseUrl: primary.url, replicaUrls: [standby.url] }
const shop = await openTestShop(settings)
const other = await openTestShop(settings)
const admin = await shop.person('admin')
const mug = await shop.product({ name: 'Quiet Mug' })

/** Past the shop, so that no server knows of it: who sees it has asked the primary. */
const renameUnseen = (name: string) =>
  shop.db.updateTable('products').set({ name }).where('id', '=', mug.id).execute()
let asked = 0
/** An address that nobody has asked for, so that no answer to it was kept. */
const nameAt = async ({ app }: TestShop, headers: Record<string, string> = {}) => {
  const url = `/api/products/${mug.id}/?n=${asked++}`
  return (await app.inject({ url, headers })).json().name
}
async function onStandby(statement: string) {
  const client = new pg.Client(standby.url)
  await client.connect()
  await client.query(statement)
  await client.end()
}
const untilReplicaAnswers = () =>
  expect
    .poll(
      async () => {
        await onStandby('select pg_wal_replay_resume()')
        const name = `Unseen ${asked}`
        await sleep(600)
        await onStandby('select pg_wal_replay_pause()')
        await renameUnseen(name)
        return (await nameAt(shop)) !== name
      },
      { timeout: 30_000 },
    )
    .toBe(true)

// News between servers are heard from the start on.
beforeAll(() => Promise.all([shop.app.ready(), other.app.ready()]))

test('visitors are answered by the replica, until it is too far behind', async () => {
  await untilReplicaAnswers()
  const now = async () => {
    await renameUnseen('Now')
    return nameAt(shop)
  }
  await expect.poll(now, { timeout: 10_000, interval: 200 }).toBe('Now')
}, 60_000)

test('what was written through the shop is never read from a replica that lacks it', async () => {
  await untilReplicaAnswers()
  const zoe = await shop.person()
  const review = { rating: 5, comment: 'Mine.' }
  await shop.call(products.review, { as: zoe, id: mug.id, body: review })
  const { body } = await shop.call(products.get, { id: mug.id })
  expect(body.reviews.map(({ comment }) => comment)).toContain('Mine.')
}, 60_000)

test('whoever wrote at one server finds it at the other, before that has heard of it', async () => {
  await untilReplicaAnswers()
  // The other server has the old one among its kept answers.
  const url = `/api/products/${mug.id}/`
  await other.app.inject(url)
  const form = formOf({ name: 'Loud Mug' })
  const written = await shop.call(products.update, { as: admin, id: mug.id, ...form })
  const cookie = String(written.headers['set-cookie'])
  expect(cookie).toBe('wrote=1; Max-Age=6; Path=/; HttpOnly; SameSite=Lax')
  const headers = { cookie: 'theme=dark; wrote=1' }
  const [call, page] = await Promise.all([
    other.app.inject({ url, headers }),
    other.app.inject({ url: `/product/${mug.id}`, headers }),
  ])
  expect(call.json().name).toBe('Loud Mug')
  expect(page.body).toContain('Loud Mug</h1>')
  // Everybody else within a second.
  await expect
    .poll(async () => (await other.app.inject(url)).json().name, { timeout: 1000 })
    .toBe('Loud Mug')
}, 60_000)

test('a replica that is down costs nobody an answer, and is used again when it is back', async () => {
  await untilReplicaAnswers()
  await standby.stop('SIGQUIT')
  const { rows } = await sql<{ name: string }>`
    select name from products where id = ${mug.id}`.execute(shop.db)
  for (let n = 0; n < 20; n++) expect(await nameAt(shop)).toBe(rows[0]?.name)
  await standby.start()
  await untilReplicaAnswers()
}, 60_000)

test('while the primary is away visitors still see the shop, and nobody can write', async () => {
  await untilReplicaAnswers()
  await primary.stop('SIGQUIT')
  for (let n = 0; n < 20; n++) {
    expect((await shop.app.inject(`/api/products/?n=${n}`)).statusCode).toBe(200)
  }
  const form = formOf({ name: 'Lost Mug' })
  const { status } = await shop.call(products.update, { as: admin, id: mug.id, ...form })
  expect(status).toBe(503)
  await primary.start()
  await expect
    .poll(async () => (await shop.call(products.update, { as: admin, id: mug.id, ...form })).status)
    .toBe(200)
}, 60_000)
