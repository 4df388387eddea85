import type { Order } from '../../contract/orders.ts'
import { readInPieces } from '../db/pieces.ts'
import type { Db } from '../db/tables.ts'
import type { Person } from '../users/people.ts'
import { type OrderItemRow, type OrderRow, orderNotFound, orderOf } from './order-rows.ts'

/** Somebody else's order is not there for a customer. */
export async function getOrder(db: Db, asker: Person, id: number): Promise<Order> {
  const row = await db
    .selectFrom('orders')
    .where('id', '=', id)
    .$if(asker.role === 'customer', query => query.where('user_id', '=', asker.id))
    .selectAll()
    .executeTakeFirst()
  if (!row) throw orderNotFound()
  const items = await db
    .selectFrom('order_items')
    .where('order_id', '=', id)
    .selectAll()
    .orderBy('id')
    .execute()
  return orderOf(row, items)
}

export async function listOrdersOf(db: Db, user: Person): Promise<Order[]> {
  const rows = await db
    .selectFrom('orders')
    .where('user_id', '=', user.id)
    .selectAll()
    .orderBy('id', 'desc')
    .execute()
  const items = await db
    .selectFrom('order_items')
    .innerJoin('orders', 'orders.id', 'order_items.order_id')
    .where('orders.user_id', '=', user.id)
    .selectAll('order_items')
    .orderBy('order_items.id')
    .execute()
  return joined(rows, items)
}

/** Newest first. */
export function listOrders(db: Db): AsyncIterable<Order[]> {
  return readInPieces(async (last, limit) => {
    const rows = await db
      .selectFrom('orders')
      .$if(last !== undefined, query => query.where('id', '<', last ?? 0))
      .selectAll()
      .orderBy('id', 'desc')
      .limit(limit)
      .execute()
    return joined(rows, await itemsBetween(db, rows.at(-1)?.id ?? 0, rows[0]?.id ?? 0))
  })
}

function itemsBetween(db: Db, first: number, last: number): Promise<OrderItemRow[]> {
  return db
    .selectFrom('order_items')
    .where('order_id', '>=', first)
    .where('order_id', '<=', last)
    .selectAll()
    .orderBy('id')
    .execute()
}

function joined(rows: OrderRow[], items: OrderItemRow[]): Order[] {
  const byOrder = Map.groupBy(items, item => item.order_id)
  return rows.map(row => orderOf(row, byOrder.get(row.id) ?? []))
}
