import type { Order } from '../../contract/orders.ts'
import type { Db } from '../db/tables.ts'
import { Refusal } from '../refusal.ts'
import type { Person } from '../users/people.ts'
import { getOrder } from './read-orders.ts'

export async function deliverOrder(db: Db, user: Person, id: number): Promise<Order> {
  const delivered = await db
    .updateTable('orders')
    .set({ delivered_at: new Date().toISOString() })
    .where('id', '=', id)
    .where('delivered_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  const order = await getOrder(db, user, id)
  if (!delivered) throw new Refusal('conflict', 'This order has been delivered already.')
  return order
}
