import {
  DISPATCH_ACTION,
  PayPalButtons as LibraryButtons,
  PayPalScriptProvider,
  usePayPalScriptReducer,
} from '@paypal/react-paypal-js'
import { CURRENCY, type PaymentSettings } from '../../contract/payments.ts'
import type { Say } from './outcome.ts'
import { ScriptFailure, ScriptShape } from './paypal-script.tsx'
import { usePayPalPayment } from './use-paypal-payment.ts'

export type PayPalProps = {
  orderId: number
  settings: NonNullable<PaymentSettings['paypal']>
  say: Say
  setBusy: (busy: boolean) => void
}

export default function PayPalButtons({ settings: { clientId, sdkUrl }, ...props }: PayPalProps) {
  const options = { clientId, sdkBaseUrl: sdkUrl, currency: CURRENCY, components: 'buttons' }
  return (
    <PayPalScriptProvider options={options}>
      <Buttons {...props} />
    </PayPalScriptProvider>
  )
}

function Buttons({ orderId, say, setBusy }: Omit<PayPalProps, 'settings'>) {
  const [{ isResolved, isRejected, options }, dispatch] = usePayPalScriptReducer()
  const { isTaking, ...steps } = usePayPalPayment(orderId, say, setBusy)
  if (isRejected) {
    // The library takes the failed script out of the page and begins anew.
    const tryAgain = () => dispatch({ type: DISPATCH_ACTION.RESET_OPTIONS, value: options })
    return <ScriptFailure tryAgain={tryAgain} />
  }
  if (!isResolved) return <ScriptShape />
  return (
    <>
      <LibraryButtons
        className="payment-paypal"
        style={{ layout: 'vertical', color: 'gold', shape: 'rect', label: 'paypal', height: 48 }}
        disabled={isTaking}
        {...steps}
      />
      {isTaking && (
        <p role="status" className="payment-note">
          Taking the payment…
        </p>
      )}
    </>
  )
}
