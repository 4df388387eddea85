import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Order } from '../../contract/orders.ts'
import type { PaymentSettings } from '../../contract/payments.ts'
import { Message } from '../ui/message.tsx'
import type { Say } from './outcome.ts'
import { PayPal } from './paypal.tsx'
import { paymentSettingsQuery } from './queries.ts'
import { StripeButton } from './stripe-button.tsx'

type Props = { order: Order; say: Say }

export function WaysToPay(props: Props) {
  const { data: settings, error, refetch, isFetching } = useQuery(paymentSettingsQuery)
  if (settings) return <Ways {...props} settings={settings} />
  if (!error)
    return <div role="status" aria-label="Loading ways to pay" className="skeleton payment-shape" />
  return (
    <>
      <Message kind="bad">{error.message}</Message>
      <button
        type="button"
        className="btn btn-outline"
        disabled={isFetching}
        onClick={() => refetch()}
      >
        {isFetching ? 'Trying…' : 'Try again'}
      </button>
    </>
  )
}

/** The way that was chosen with the order, the other one, and never both at once. */
function Ways({ order, say, settings }: Props & { settings: PaymentSettings }) {
  const { paypal, stripe, sandbox } = settings
  const [wanted, setWanted] = useState(order.paymentMethod)
  const [isBusy, setBusy] = useState(false)
  if (!paypal && !stripe) return <Message kind="low">This shop cannot take payments yet.</Message>

  const other = wanted === 'PayPal' ? 'Stripe' : 'PayPal'
  const isOffered = { PayPal: paypal !== null, Stripe: stripe }
  const way = isOffered[wanted] ? wanted : other

  function switchWay() {
    say(undefined)
    setWanted(other)
  }

  const shared = { orderId: order.id, say, setBusy }
  return (
    <>
      {way !== wanted && (
        <p className="payment-note">This shop does not take {wanted} at the moment.</p>
      )}
      {way === 'PayPal' && paypal ? (
        <PayPal {...shared} settings={paypal} />
      ) : (
        <StripeButton {...shared} />
      )}
      {sandbox && <p className="payment-note">Sandbox: no real money moves</p>}
      {isOffered[other] && way === wanted && (
        <button type="button" className="btn btn-quiet" disabled={isBusy} onClick={switchWay}>
          Pay with {other} instead
        </button>
      )}
    </>
  )
}
