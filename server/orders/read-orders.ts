import type { Order } from '../../contract/orders.ts'
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

export async function listOrders(db: Db): Promise<Order[]> {
  const rows = await db.selectFrom('orders').selectAll().orderBy('id', 'desc').execute()
  const items = await db.selectFrom('order_items').selectAll().orderBy('id').execute()
  return joined(rows, items)
}

function joined(rows: OrderRow[], items: OrderItemRow[]): Order[] {
  const byOrder = Map.groupBy(items, item => item.order_id)
  return rows.map(row => orderOf(row, byOrder.get(row.id) ?? []))
}
