import type { Order } from '../../contract/orders.ts'
import { recordChange } from '../audit/record-change.ts'
import type { Db } from '../db/tables.ts'
import { transaction } from '../db/transaction.ts'
import { Refusal } from '../refusal.ts'
import type { Person } from '../users/people.ts'
import { getOrder } from './read-orders.ts'

export function deliverOrder(db: Db, user: Person, id: number): Promise<Order> {
  return transaction(db, async trx => {
    const delivered = await trx
      .updateTable('orders')
      .set({ delivered_at: new Date().toISOString() })
      .where('id', '=', id)
      .where('delivered_at', 'is', null)
      .returning('id')
      .executeTakeFirst()
    const order = await getOrder(trx, user, id)
    if (!delivered) throw new Refusal('conflict', 'This order has been delivered already.')
    const values = { before: { deliveredAt: null }, after: { deliveredAt: order.deliveredAt } }
    await recordChange(trx, user, { subject: 'order', id, action: 'delivered', ...values })
    return order
  })
}
