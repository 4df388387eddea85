import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { NewOrder, Order } from '../../contract/orders.ts'
import { isPostgres } from '../db/dialect.ts'
import type { Db } from '../db/tables.ts'
import { Refusal } from '../refusal.ts'
import type { Person } from '../users/people.ts'
import { getOrder } from './read-orders.ts'

export type KeyedOrder = { user: Person; key: string; order: NewOrder }

/** The order that the same person placed with the same key before. */
export async function findEarlierOrder(trx: Db, keyed: KeyedOrder): Promise<Order | undefined> {
  await claimKey(trx, keyed)
  const earlier = await trx
    .selectFrom('idempotency_keys')
    .where('user_id', '=', keyed.user.id)
    .where('key', '=', keyed.key)
    .select(['request_hash', 'order_id'])
    .executeTakeFirst()
  if (!earlier) return undefined
  if (earlier.request_hash !== hashOf(keyed.order)) {
    throw new Refusal('unprocessable', 'This Idempotency-Key belongs to a different order.')
  }
  return getOrder(trx, keyed.user, earlier.order_id)
}

export async function rememberKey(trx: Db, keyed: KeyedOrder, orderId: number) {
  await trx
    .insertInto('idempotency_keys')
    .values({ ...keyRow(keyed), order_id: orderId })
    .execute()
}

export function keyRow({ user, key, order }: KeyedOrder) {
  return {
    user_id: user.id,
    key,
    request_hash: hashOf(order),
    created_at: new Date().toISOString(),
  }
}

/**
 * On PostgreSQL the first request may still run: its lock ends with its transaction, even if the
 * server dies. SQLite writes one transaction after another, so there the first has always ended.
 */
async function claimKey(trx: Db, keyed: KeyedOrder) {
  if (!isPostgres(trx)) return
  const { rows } = await sql<{ claimed: boolean }>`select ${claimOf(keyed)} as claimed`.execute(trx)
  if (!rows[0]?.claimed) {
    throw new Refusal('conflict', 'This order is being placed already. Please wait a moment.')
  }
}

export function claimOf({ user, key }: KeyedOrder) {
  return sql<boolean>`pg_try_advisory_xact_lock(hashtextextended(${`${user.id}:${key}`}, 0))`
}

function hashOf(order: NewOrder): string {
  return createHash('sha256').update(JSON.stringify(order)).digest('base64')
}
