import { formatMoney, parseMoney, priceOrder } from '../../contract/money.ts'
import type { NewOrder } from '../../contract/orders.ts'

/** An order as a client of the shop sends it, with the right prices. */
export function orderBody(...lines: [product: { id: number; price: string }, quantity: number][]) {
  const prices = priceOrder(
    lines.map(([product, quantity]) => ({ price: parseMoney(product.price), quantity })),
  )
  return {
    orderItems: lines.map(([product, quantity]) => ({ product: product.id, quantity })),
    shippingAddress: {
      address: '1 Long Lane',
      city: 'Leiden',
      postalCode: '2311',
      country: 'Netherlands',
    },
    paymentMethod: 'PayPal',
    itemsPrice: formatMoney(prices.itemsPrice),
    shippingPrice: formatMoney(prices.shippingPrice),
    taxPrice: formatMoney(prices.taxPrice),
    totalPrice: formatMoney(prices.totalPrice),
  } satisfies NewOrder
}
