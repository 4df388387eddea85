import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Order } from '../../contract/orders.ts'
import { orderQuery } from '../orders/queries.ts'
import { Message } from '../ui/message.tsx'
import type { Outcome } from './outcome.ts'
import { useStripeReturn } from './use-stripe-return.ts'
import { WaysToPay } from './ways-to-pay.tsx'

/** How an order of one's own is paid. What came of it can still be read when it is. */
export function PaymentArea({ order }: { order: Order }) {
  const [outcome, setOutcome] = useState<Outcome>()
  const isReturning = useStripeReturn(order.id, setOutcome)
  return (
    <div className="payment-area">
      {outcome && <Message kind={outcome.kind}>{outcome.text}</Message>}
      {order.isPaid ? null : isReturning ? (
        <p role="status" className="payment-note">
          Confirming your payment…
        </p>
      ) : outcome?.kind === 'good' ? (
        <OnItsWay id={order.id} />
      ) : (
        <WaysToPay order={order} say={setOutcome} />
      )}
    </div>
  )
}

/** The provider has said yes and the money takes its time: nobody should pay twice meanwhile. */
function OnItsWay({ id }: { id: number }) {
  useQuery({ ...orderQuery(id), refetchInterval: 3_000 })
  return (
    <p role="status" className="payment-note">
      Waiting for the payment to arrive…
    </p>
  )
}
