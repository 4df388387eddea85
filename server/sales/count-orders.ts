import type { ExpressionBuilder } from 'kysely'
import type { Db, Tables } from '../db/tables.ts'

/** Each call counts no further than this: past it the number that was kept will do. */
const COUNTED = 1000

export type OrderCounts = { unpaid: number; toDeliver: number }

/** Exact where people act on them; of a thousand and more, as they were some minutes ago. */
export async function readOrderCounts(db: Db): Promise<OrderCounts> {
  const { kept_unpaid, kept_to_deliver, unpaid, toDeliver } = await db
    .selectFrom('sales_state')
    .select(eb => [
      'unpaid as kept_unpaid',
      'to_deliver as kept_to_deliver',
      eb
        .selectFrom(unpaidOrders(eb).limit(COUNTED).as('some'))
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .as('unpaid'),
      eb
        .selectFrom(ordersToDeliver(eb).limit(COUNTED).as('some'))
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .as('toDeliver'),
    ])
    .executeTakeFirstOrThrow()
  return { unpaid: choose(unpaid, kept_unpaid), toDeliver: choose(toDeliver, kept_to_deliver) }
}

function choose(counted: number | null, kept: number): number {
  return Number(counted) < COUNTED ? Number(counted) : Math.max(COUNTED, kept)
}

/** Counts all of them, which may take a while, and keeps the numbers. */
export async function keepOrderCounts(trx: Db) {
  await trx
    .updateTable('sales_state')
    .set(eb => ({
      unpaid: eb
        .selectFrom(unpaidOrders(eb).as('all'))
        .select(({ fn }) => fn.countAll<number>().as('count')),
      to_deliver: eb
        .selectFrom(ordersToDeliver(eb).as('all'))
        .select(({ fn }) => fn.countAll<number>().as('count')),
    }))
    .execute()
}

// In the order of their indexes, so that neither database thinks of reading the table instead.

function unpaidOrders(eb: ExpressionBuilder<Tables, 'sales_state'>) {
  return eb.selectFrom('orders').where('paid_at', 'is', null).select('orders.id').orderBy('id')
}

function ordersToDeliver(eb: ExpressionBuilder<Tables, 'sales_state'>) {
  return eb
    .selectFrom('orders')
    .where('delivered_at', 'is', null)
    .where('paid_at', 'is not', null)
    .select('paid_at')
    .orderBy('delivered_at')
    .orderBy('paid_at')
}
