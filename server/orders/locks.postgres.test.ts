import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { orders } from '../../contract/orders.ts'
import { orderBody } from '../testing/order-bodies.ts'
import { openTestShop } from '../testing/test-shop.ts'

// On SQLite a transaction has always ended before the next begins: there is nothing to wait for.
const shop = await openTestShop()
const zoe = await shop.person()

test('a key whose order is still being placed is a 409', async () => {
  const mug = await shop.product()
  const headers = { 'idempotency-key': randomUUID() }
  const body = orderBody([mug, 1])
  let first: Promise<{ status: number }> | undefined
  await shop.db.transaction().execute(async blocker => {
    await sql`select 1 from products where id = ${mug.id} for update`.execute(blocker)
    first = shop.call(orders.add, { as: zoe, headers, body })
    // The first one waits for the row that is held here.
    await expect.poll(() => waitingForLocks(), { timeout: 4000 }).toBe(1)
    const second = await shop.call(orders.add, { as: zoe, headers, body })
    expect(second.status).toBe(409)
  })
  expect((await first)?.status).toBe(201)
})

async function waitingForLocks(): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from pg_stat_activity
    where wait_event_type = 'Lock' and datname = current_database()`.execute(shop.db)
  return rows[0]?.count ?? 0
}

test('a deadlock is tried again, and the client never sees it', async () => {
  const [a, b] = [await shop.product(), await shop.product()]
  let deadlocked: Promise<{ status: number }> | undefined
  await shop.db.transaction().execute(async blocker => {
    await sql`set local deadlock_timeout = '10s'`.execute(blocker)
    await sql`select 1 from products where id = ${b.id} for update`.execute(blocker)
    deadlocked = shop.call(orders.add, { as: zoe, body: orderBody([a, 1], [b, 1]) })
    await expect.poll(() => waitingForLocks(), { timeout: 4000 }).toBe(1)
    // Now each waits for the other; the order's own deadlock check comes first and gives way.
    await sql`select 1 from products where id = ${a.id} for update`.execute(blocker)
  })
  expect((await deadlocked)?.status).toBe(201)
  expect(await shop.stockOf(a.id)).toBe(9)
  expect(await shop.stockOf(b.id)).toBe(9)
})
