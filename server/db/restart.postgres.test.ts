import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { orders } from '../../contract/orders.ts'
import { products } from '../../contract/products.ts'
import { startPostgres } from '../../scripts/postgres.ts'
import { orderBody } from '../testing/order-bodies.ts'
import { openTestShop } from '../testing/test-shop.ts'

const server = await startPostgres()
afterAll(() => server.destroy())
const shop = await openTestShop({ databaseUrl: server.url, poolSize: 10 })

test('a restart of PostgreSQL under load gives 503s, loses nothing, and heals by itself', async () => {
  const zoe = await shop.person()
  const mug = await shop.product({ countInStock: '100000' })
  const statuses = new Map<number, number>()
  const acknowledged: number[] = []
  let running = true

  const buy = async () => {
    while (running) {
      const { status, body } = await shop.call(orders.add, { as: zoe, body: orderBody([mug, 1]) })
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
      if (status === 201) acknowledged.push(body.id)
      else await sleep(10)
    }
  }
  const buyers = Array.from({ length: 20 }, buy)
  await sleep(500)
  await server.stop()
  await sleep(500)
  const away = await shop.call(products.list)
  expect(away).toMatchObject({
    status: 503,
    headers: { 'retry-after': '1' },
    body: { detail: 'The shop is out of breath. Please try again in a moment.' },
  })
  await server.start()
  const startedAt = Date.now()
  await expect
    .poll(async () => (await shop.call(products.list)).status, { timeout: 5000 })
    .toBe(200)
  expect(Date.now() - startedAt).toBeLessThan(5000)
  await sleep(500)
  running = false
  await Promise.all(buyers)

  expect([...statuses.keys()].toSorted()).toEqual([201, 503])
  const { rows } = await sql<{ id: number }>`select id from orders`.execute(shop.db)
  const kept = new Set(rows.map(row => row.id))
  expect(acknowledged.filter(id => !kept.has(id))).toEqual([])
  expect(await shop.stockOf(mug.id)).toBe(100_000 - kept.size)
  const { rows: connections } = await sql<{ count: number }>`
    select count(*) as count from pg_stat_activity where application_name = 'haberdash'
  `.execute(shop.db)
  expect(connections[0]?.count).toBeLessThanOrEqual(10)
})
