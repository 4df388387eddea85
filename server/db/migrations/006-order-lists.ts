import { sql } from 'kysely'
import { fold } from '../fold.ts'
import type { Step } from '../migrate.ts'
import type { Db } from '../tables.ts'

// Each holds all that counting, summing and searching need, so that no order itself is read.
export const orderLists = (): Step[] => [
  `alter table orders add column customer text not null default ''`,
  foldCustomers,
  'create index orders_all on orders (id, customer, total_price)',
  `create index orders_unpaid on orders (id, customer, total_price) where paid_at is null`,
  `create index orders_undelivered on orders (id, customer, total_price)
    where delivered_at is null`,
]

const AT_ONCE = 1000

/** Only our own code can fold, see fold.ts. */
async function foldCustomers(trx: Db) {
  for (let last = 0; ; ) {
    const { rows } = await sql<{ id: number; name: string }>`
      select id, name from orders where id > ${last} order by id limit ${AT_ONCE}`.execute(trx)
    const end = rows.at(-1)
    if (!end) return
    const folded = rows.map(({ id, name }) => sql`(cast(${id} as bigint), ${fold(name)})`)
    // Between these two ids, because SQLite would look through all orders for each lot.
    await sql`update orders set customer = folded.column2
      from (values ${sql.join(folded)}) as folded
      where orders.id = folded.column1 and orders.id > ${last} and orders.id <= ${end.id}`.execute(
      trx,
    )
    last = end.id
  }
}
