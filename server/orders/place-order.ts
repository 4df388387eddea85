import { type OrderPrices, parseMoney, priceOrder } from '../../contract/money.ts'
import type { NewOrder, Order } from '../../contract/orders.ts'
import { fold } from '../db/fold.ts'
import type { Db } from '../db/tables.ts'
import { transaction } from '../db/transaction.ts'
import { Refusal } from '../refusal.ts'
import type { Person } from '../users/people.ts'
import { findEarlierOrder, rememberKey } from './idempotency.ts'
import { orderOf } from './order-rows.ts'
import { takeStock } from './take-stock.ts'

/** All of it or nothing: stock, order and lines, at the shop's own prices. */
export function placeOrder(
  db: Db,
  user: Person,
  order: NewOrder,
  idempotencyKey?: string,
): Promise<Order> {
  return transaction(db, async trx => {
    const key = idempotencyKey && { user, key: idempotencyKey, order }
    const earlier = key && (await findEarlierOrder(trx, key))
    if (earlier) return earlier
    const lines = await takeStock(trx, order.orderItems)
    const prices = priceOrder(lines)
    refuseOtherPrices(order, prices)
    const placed = await insertOrder(trx, user, order, prices)
    const items = await trx
      .insertInto('order_items')
      .values(lines.map(line => ({ order_id: placed.id, ...line })))
      .returningAll()
      .execute()
    if (key) await rememberKey(trx, key, placed.id)
    return orderOf(placed, items)
  })
}

/** The shopper agreed to what they saw. A cent is the rounding of other clients. */
function refuseOtherPrices(seen: NewOrder, prices: OrderPrices) {
  const fields = ['itemsPrice', 'shippingPrice', 'taxPrice', 'totalPrice'] as const
  if (fields.some(field => Math.abs(parseMoney(seen[field]) - prices[field]) > 1)) {
    throw new Refusal(
      'conflict',
      'Prices have changed since you filled your cart. Please look at it again.',
    )
  }
}

function insertOrder(
  trx: Db,
  user: Person,
  { shippingAddress, paymentMethod }: NewOrder,
  { itemsPrice, shippingPrice, taxPrice, totalPrice }: OrderPrices,
) {
  return trx
    .insertInto('orders')
    .values({
      user_id: user.id,
      name: user.name,
      customer: fold(user.name),
      email: user.email,
      address: shippingAddress.address.trim(),
      city: shippingAddress.city.trim(),
      postal_code: shippingAddress.postalCode.trim(),
      country: shippingAddress.country.trim(),
      payment_method: paymentMethod,
      items_price: itemsPrice,
      shipping_price: shippingPrice,
      tax_price: taxPrice,
      total_price: totalPrice,
      created_at: new Date().toISOString(),
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}
