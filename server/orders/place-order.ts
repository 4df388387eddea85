import { type OrderPrices, priceOrder } from '../../contract/money.ts'
import type { NewOrder, Order } from '../../contract/orders.ts'
import { isPostgres } from '../db/dialect.ts'
import type { Db } from '../db/tables.ts'
import { transaction } from '../db/transaction.ts'
import { Refusal } from '../refusal.ts'
import type { Person } from '../users/people.ts'
import { findEarlierOrder, type KeyedOrder, rememberKey } from './idempotency.ts'
import { orderRow, wereSeen } from './new-order.ts'
import { orderOf } from './order-rows.ts'
import { placeAtOnce } from './place-at-once.ts'
import { takeStock } from './take-stock.ts'

/** All of it or nothing: stock, order and lines, at the shop's own prices. */
export async function placeOrder(
  db: Db,
  user: Person,
  order: NewOrder,
  idempotencyKey?: string,
): Promise<Order> {
  const keyed = idempotencyKey ? { user, key: idempotencyKey, order } : undefined
  const atOnce = isPostgres(db) && (await placeAtOnce(db, user, order, keyed))
  return atOnce || transaction(db, trx => placeStepByStep(trx, user, order, keyed))
}

async function placeStepByStep(trx: Db, user: Person, order: NewOrder, keyed?: KeyedOrder) {
  const earlier = keyed && (await findEarlierOrder(trx, keyed))
  if (earlier) return earlier
  const lines = await takeStock(trx, order.orderItems)
  const prices = priceOrder(lines)
  refuseOtherPrices(order, prices)
  const placed = await trx
    .insertInto('orders')
    .values(orderRow(user, order, prices))
    .returningAll()
    .executeTakeFirstOrThrow()
  const items = await trx
    .insertInto('order_items')
    .values(lines.map(line => ({ order_id: placed.id, ...line })))
    .returningAll()
    .execute()
  if (keyed) await rememberKey(trx, keyed, placed.id)
  return orderOf(placed, items)
}

function refuseOtherPrices(order: NewOrder, prices: OrderPrices) {
  if (!wereSeen(order, prices)) {
    throw new Refusal(
      'conflict',
      'Prices have changed since you filled your cart. Please look at it again.',
    )
  }
}
