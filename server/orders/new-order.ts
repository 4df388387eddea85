import { type OrderPrices, parseMoney } from '../../contract/money.ts'
import type { NewOrder } from '../../contract/orders.ts'
import { fold } from '../db/fold.ts'
import type { Person } from '../users/people.ts'

const PRICES = ['itemsPrice', 'shippingPrice', 'taxPrice', 'totalPrice'] as const

/** The shopper agreed to what they saw. A cent is the rounding of other clients. */
export function wereSeen(order: NewOrder, prices: OrderPrices): boolean {
  return PRICES.every(price => Math.abs(parseMoney(order[price]) - prices[price]) <= 1)
}

export function orderRow(
  user: Person,
  { shippingAddress, paymentMethod }: NewOrder,
  { itemsPrice, shippingPrice, taxPrice, totalPrice }: OrderPrices,
) {
  return {
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
  }
}
