import type { Order } from '../../contract/orders.ts'
import { Day } from './day.tsx'

export function PaidTag({ order: { paidAt } }: { order: Order }) {
  if (paidAt === null) return <span className="tag tag-bad">Not Paid</span>
  return (
    <span className="tag tag-good">
      Paid on <Day time={paidAt} />
    </span>
  )
}

export function DeliveredTag({ order: { deliveredAt } }: { order: Order }) {
  if (deliveredAt === null) return <span className="tag tag-bad">Not Delivered</span>
  return (
    <span className="tag tag-good">
      Delivered on <Day time={deliveredAt} />
    </span>
  )
}
