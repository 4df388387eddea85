import { sql } from 'kysely'
import type { OrderChoice } from '../../contract/orders.ts'
import { isPostgres } from '../db/dialect.ts'
import { occurs } from '../db/search.ts'
import type { Db } from '../db/tables.ts'

/** Orders that are looked for: of a customer, whose folded name has this in it, or by their id. */
export type Wish = { show: OrderChoice; customer?: string; id?: number }

/** A run of orders, one after the other by id, and what there is of the wish among them. */
export type Stretch = { first: number; last: number; count: number; sum: number }

/** SQLite goes through these in 2 ms or so, and then it is another one's turn. */
const LONGEST_STRETCH = { sqlite: 20_000, postgres: 250_000 }

/** Every order that is wished for, counted and summed in stretches, the newest first. */
export async function tallyOrders(db: Db, wish: Wish): Promise<Stretch[]> {
  if (wish.id !== undefined) {
    const alone = { first: wish.id, last: wish.id }
    return [{ ...alone, ...(await tally(db, wish, alone)) }]
  }
  const stretches: Stretch[] = []
  for (let last = Number.MAX_SAFE_INTEGER; last > 0; ) {
    const first = await beginningOf(db, wish, last)
    stretches.push({ first, last, ...(await tally(db, wish, { first, last })) })
    last = first - 1
  }
  return stretches
}

/** Where a stretch begins that has this end; 0 where everything before belongs to it. */
async function beginningOf(db: Db, { show }: Wish, last: number): Promise<number> {
  const row = await shownOrders(db, show)
    .where('id', '<=', last)
    .select('id')
    .orderBy('id', 'desc')
    .limit(1)
    .offset(LONGEST_STRETCH[isPostgres(db) ? 'postgres' : 'sqlite'] - 1)
    .executeTakeFirst()
  return row?.id ?? 0
}

function tally(db: Db, wish: Wish, stretch: { first: number; last: number }) {
  return wishedOrders(db, wish, stretch)
    .select(eb => eb.fn.countAll<number>().as('count'))
    .select(eb => eb.fn.coalesce(eb.fn.sum<number>('total_price'), sql<number>`0`).as('sum'))
    .executeTakeFirstOrThrow()
}

export function wishedOrders(db: Db, wish: Wish, { first, last }: { first: number; last: number }) {
  const { show, customer } = wish
  return shownOrders(db, show)
    .where('id', '>=', first)
    .where('id', '<=', last)
    .$if(customer !== undefined, query =>
      query.where(occurs(db, [customer ?? ''], sql.ref('customer'))),
    )
}

/** Each choice has an index of its own. */
function shownOrders(db: Db, show: OrderChoice) {
  return db
    .selectFrom('orders')
    .$if(show === 'unpaid', query => query.where('paid_at', 'is', null))
    .$if(show === 'undelivered' || show === 'due', query => query.where('delivered_at', 'is', null))
    .$if(show === 'due', query => query.where('paid_at', 'is not', null))
}
