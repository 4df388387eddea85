import { sql } from 'kysely'
import { formatMoney } from '../../contract/money.ts'
import { BEST_SELLERS, type BestSeller } from '../../contract/sales.ts'
import type { Db } from '../db/tables.ts'

type Row = {
  product: number
  name: string
  image: string
  deleted_at: string | null
  quantity: number
  revenue: number
}

/**
 * Whatever is among the best of all is among the best of what is summed, or was sold since: the
 * sums of others only grow. So these few are all that need to be compared.
 */
export async function readBestSellers(db: Db, until: string, ends: string): Promise<BestSeller[]> {
  const { rows } = await sql<Row>`
    with live as (
      select product_id, sum(order_items.quantity) as quantity,
        sum(order_items.quantity * price) as revenue
      from orders join order_items on order_id = orders.id
      where paid_at >= ${until} and paid_at < ${ends} and product_id is not null
      group by product_id
    ), summed as (
      select product_id, quantity, revenue from sales_products
      order by quantity desc, revenue desc, product_id limit ${BEST_SELLERS}
    ), candidates as (
      select product_id from summed union select product_id from live
    ), best as (
      select candidates.product_id,
        coalesce(sales_products.quantity, 0) + coalesce(live.quantity, 0) as quantity,
        coalesce(sales_products.revenue, 0) + coalesce(live.revenue, 0) as revenue
      from candidates
      left join sales_products on sales_products.product_id = candidates.product_id
      left join live on live.product_id = candidates.product_id
      order by 2 desc, 3 desc, 1 limit ${BEST_SELLERS}
    )
    select id as product, name, image, deleted_at, quantity, revenue
    -- Crossed, so that SQLite begins with these few: from 100,000 products on it read all of those.
    from best cross join products where products.id = best.product_id
    order by quantity desc, revenue desc, id`.execute(db)
  return rows.map(({ deleted_at, revenue, ...row }) => ({
    ...row,
    isDeleted: deleted_at !== null,
    revenue: formatMoney(revenue),
  }))
}
