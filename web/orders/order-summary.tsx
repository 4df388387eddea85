import type { ReactNode } from 'react'
import { parseMoney } from '../../contract/money.ts'
import type { Order } from '../../contract/orders.ts'
import { PriceRows } from './price-rows.tsx'

/** What the order costs, and below it what can be done. */
export function OrderSummary({ order, children }: { order: Order; children: ReactNode }) {
  const prices = {
    itemsPrice: parseMoney(order.itemsPrice),
    shippingPrice: parseMoney(order.shippingPrice),
    taxPrice: parseMoney(order.taxPrice),
    totalPrice: parseMoney(order.totalPrice),
  }
  return (
    <section className="panel order-summary" aria-labelledby="order-summary">
      <h2 id="order-summary" className="order-heading">
        Order Summary
      </h2>
      <PriceRows prices={prices} />
      {children}
    </section>
  )
}
