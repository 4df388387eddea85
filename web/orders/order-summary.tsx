import type { ReactNode } from 'react'
import type { Order } from '../../contract/orders.ts'
import { Price } from '../ui/price.tsx'

/** What the order costs, and below it what can be done. */
export function OrderSummary({ order, children }: { order: Order; children: ReactNode }) {
  return (
    <section className="panel order-summary" aria-labelledby="order-summary">
      <h2 id="order-summary" className="order-heading">
        Order Summary
      </h2>
      <dl className="order-sums">
        <Sum name="Items" amount={order.itemsPrice} />
        <Sum name="Shipping" amount={order.shippingPrice} />
        <Sum name="Tax" amount={order.taxPrice} />
        <Sum name="Total" amount={order.totalPrice} />
      </dl>
      {children}
    </section>
  )
}

function Sum({ name, amount }: { name: string; amount: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <Price amount={amount} />
      </dd>
    </div>
  )
}
