import type { PaymentMethod, ShippingAddress } from '../../contract/orders.ts'
import { storedAtom } from '../app/stored-atom.ts'

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
  return { address, city, postalCode, country }
}

function parseMethod(stored: unknown): PaymentMethod | undefined {
  return stored === 'PayPal' || stored === 'Stripe' ? stored : undefined
}
