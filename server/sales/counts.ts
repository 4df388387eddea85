import { type RawBuilder, sql } from 'kysely'
import { LOW_STOCK } from '../../contract/products.ts'
import type { Sales } from '../../contract/sales.ts'
import type { Db } from '../db/tables.ts'

/** Each call counts no further than this: past it the number that was kept will do. */
const COUNTED = 1000

type Counts = Pick<Sales, 'unpaid' | 'toDeliver' | 'lowStock' | 'soldOut'>

// In the order of their indexes, so that neither database thinks of reading the table instead; and
// with the number itself, so that both see that the index has exactly these.
const UNPAID = sql`select 1 from orders where paid_at is null order by id`
const TO_DELIVER = sql`select 1 from orders where delivered_at is null and paid_at is not null
  order by delivered_at, paid_at`
const LOW_STOCKS = sql`select 1 from products
  where stock <= ${sql.lit(LOW_STOCK)} and deleted_at is null order by stock`
const SOLD_OUT = sql`select 1 from products
  where stock <= ${sql.lit(LOW_STOCK)} and stock = 0 and deleted_at is null order by stock`

/** Exact where people act on them; of a thousand and more, as they were some minutes ago. */
export async function readCounts(db: Db): Promise<Counts> {
  const some = (all: RawBuilder<unknown>) => countOf(sql`${all} limit ${sql.lit(COUNTED)}`)
  const kept = await db
    .selectFrom('sales_state')
    .select(['unpaid', 'to_deliver', 'low_stock', 'sold_out'])
    .select([some(UNPAID).as('some_unpaid'), some(TO_DELIVER).as('some_to_deliver')])
    .select([some(LOW_STOCKS).as('some_low_stock'), some(SOLD_OUT).as('some_sold_out')])
    .executeTakeFirstOrThrow()
  return {
    unpaid: choose(kept.some_unpaid, kept.unpaid),
    toDeliver: choose(kept.some_to_deliver, kept.to_deliver),
    lowStock: choose(kept.some_low_stock, kept.low_stock),
    soldOut: choose(kept.some_sold_out, kept.sold_out),
  }
}

function choose(counted: number, kept: number): number {
  return counted < COUNTED ? counted : Math.max(COUNTED, kept)
}

/** Counts all of them, which may take a while, and keeps the numbers. */
export async function keepCounts(trx: Db) {
  await sql`update sales_state set unpaid = ${countOf(UNPAID)}, to_deliver = ${countOf(TO_DELIVER)},
    low_stock = ${countOf(LOW_STOCKS)}, sold_out = ${countOf(SOLD_OUT)}`.execute(trx)
}

function countOf(rows: RawBuilder<unknown>) {
  return sql<number>`(select count(*) from (${rows}) as found)`
}
