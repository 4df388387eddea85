import { formatMoney } from '../../contract/money.ts'
import type { NewOrder, PaymentMethod, ShippingAddress } from '../../contract/orders.ts'
import type { CartItem } from '../cart/cart.ts'
import { priceItems } from '../cart/cart-lines.ts'

/** What is sent: the lines, and the prices that the shopper sees. */
export function orderOfCart(
  items: CartItem[],
  shippingAddress: ShippingAddress,
  paymentMethod: PaymentMethod,
): NewOrder {
  const { itemsPrice, shippingPrice, taxPrice, totalPrice } = priceItems(items)
  return {
    orderItems: items.map(({ product, quantity }) => ({ product, quantity })),
    shippingAddress,
    paymentMethod,
    itemsPrice: formatMoney(itemsPrice),
    shippingPrice: formatMoney(shippingPrice),
    taxPrice: formatMoney(taxPrice),
    totalPrice: formatMoney(totalPrice),
  }
}
