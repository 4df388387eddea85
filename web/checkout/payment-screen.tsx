import { useNavigate } from '@tanstack/react-router'
import { useSetAtom } from 'jotai'
import { type SubmitEvent, useState } from 'react'
import type { PaymentMethod } from '../../contract/orders.ts'
import { useStored } from '../base/stored-atom.ts'
import { paymentMethodAtom } from './checkout.ts'
import { CheckoutSteps } from './checkout-steps.tsx'

const METHODS: { name: PaymentMethod; hint: string }[] = [
  { name: 'PayPal', hint: 'Pay with your PayPal account, on the page of your order.' },
  { name: 'Stripe', hint: 'Pay by card on the secure page of Stripe.' },
]

export function PaymentScreen() {
  const stored = useStored(paymentMethodAtom)
  const setMethod = useSetAtom(paymentMethodAtom)
  const [chosen, setChosen] = useState<PaymentMethod>(stored ?? 'PayPal')
  const navigate = useNavigate()

  function save(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    setMethod(chosen)
    navigate({ to: '/placeorder' })
  }

  return (
    <>
      <CheckoutSteps current="Payment" />
      <form className="fields checkout-form" onSubmit={save}>
        <div>
          <h1 id="payment-heading">Payment</h1>
          <p className="checkout-lead">Nothing is paid until your order is placed.</p>
        </div>
        <fieldset className="method-cards" aria-labelledby="payment-heading">
          {METHODS.map(({ name, hint }) => (
            <label key={name} className="panel method-card">
              <input
                type="radio"
                name="paymentMethod"
                value={name}
                aria-label={name}
                aria-describedby={`hint-${name}`}
                checked={chosen === name}
                onChange={() => setChosen(name)}
              />
              <span className="method-name">{name}</span>
              <span id={`hint-${name}`} className="method-hint">
                {hint}
              </span>
            </label>
          ))}
        </fieldset>
        <button type="submit" className="btn btn-primary">
          Continue
        </button>
      </form>
    </>
  )
}
