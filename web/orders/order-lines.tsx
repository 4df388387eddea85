import type { OrderItem } from '../../contract/orders.ts'
import { OrderLine } from './order-line.tsx'

export function OrderLines({ items }: { items: OrderItem[] }) {
  if (items.length === 0) return <p className="order-muted">Your Order is empty</p>
  return (
    <ul className="plain-list">
      {items.map(item => (
        <OrderLine key={item.id} line={item} />
      ))}
    </ul>
  )
}
