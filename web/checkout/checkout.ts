import type { PaymentMethod, ShippingAddress } from '../../contract/orders.ts'
import { storedAtom } from '../base/stored-atom.ts'
import { findProblems } from './address.ts'

/** Where the order goes, or null until it was said. */
export const shippingAddressAtom = storedAtom<ShippingAddress | null>(
  'shippingAddress',
  null,
  parseAddress,
)

/** How it is paid, or null until it was chosen. */
export const paymentMethodAtom = storedAtom<PaymentMethod | null>(
  'paymentMethod',
  null,
  parseMethod,
)

function parseAddress(stored: unknown): ShippingAddress | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined
  const { address, city, postalCode, country } = stored as Record<keyof ShippingAddress, unknown>
  if (typeof address !== 'string' || typeof city !== 'string') return undefined
  if (typeof postalCode !== 'string' || typeof country !== 'string') return undefined
  const parsed = { address, city, postalCode, country }
  // One that the shop would refuse counts as none, so that the way leads to the form.
  return Object.keys(findProblems(parsed)).length === 0 ? parsed : undefined
}

function parseMethod(stored: unknown): PaymentMethod | undefined {
  return stored === 'PayPal' || stored === 'Stripe' ? stored : undefined
}
