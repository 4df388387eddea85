import { sql } from 'kysely'
import type { Db } from '../db/tables.ts'

/** Adds what was sold in the orders that were paid in this time. */
export function addProducts(trx: Db, from: string, until: string) {
  return changeProducts(trx, from, until, 1)
}

/** Takes away what was added before. */
export async function dropProducts(trx: Db, from: string, until: string) {
  await changeProducts(trx, from, until, -1)
  await trx.deleteFrom('sales_products').where('quantity', '=', 0).execute()
}

async function changeProducts(trx: Db, from: string, until: string, sign: 1 | -1) {
  const times = sql.lit(sign)
  await sql`
    insert into sales_products (product_id, quantity, revenue)
    select product_id, ${times} * sum(quantity), ${times} * sum(quantity * price)
    from orders join order_items on order_id = orders.id
    where paid_at >= ${from} and paid_at < ${until} and product_id is not null
    group by product_id
    on conflict (product_id) do update set
      quantity = sales_products.quantity + excluded.quantity,
      revenue = sales_products.revenue + excluded.revenue`.execute(trx)
}
