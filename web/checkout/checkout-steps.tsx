import { Link } from '@tanstack/react-router'
import { Icon } from '../ui/icon.tsx'

// Who is signed in already is sent on from there, to the first step that can be changed.
const STEPS = [
  { name: 'Sign In', to: '/login', search: { redirect: 'shipping' } },
  { name: 'Shipping', to: '/shipping' },
  { name: 'Payment', to: '/payment' },
  { name: 'Place Order', to: '/placeorder' },
] as const

type Props = { current: (typeof STEPS)[number]['name'] }

/** How far the checkout is; one can go back to what is done. */
export function CheckoutSteps({ current }: Props) {
  const reached = STEPS.findIndex(({ name }) => name === current)
  return (
    <nav aria-label="Checkout" className="steps">
      <ol className="plain-list">
        {STEPS.map(({ name, ...target }, place) => (
          <li key={name} className="step" aria-current={place === reached ? 'step' : undefined}>
            {place < reached ? (
              <Link {...target} className="step-name step-done">
                <Icon name="check" />
                {name}
                <span className="visually-hidden"> (done)</span>
              </Link>
            ) : (
              <span className="step-name">{name}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
