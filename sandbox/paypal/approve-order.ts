import type { Provider } from '../provider.ts'
import { now } from './create-order.ts'
import { tellApproved } from './events.ts'
import { type PayPalOrder, payer } from './order.ts'

export type Choice = 'approve' | 'decline' | 'cancel'
export type Outcome = {
  orderID: string
  outcome: 'approved' | 'cancelled'
  payerID?: string
  /** Where a browser without a shop's window behind it goes next. */
  url?: string
}

export function isChoice(value: unknown): value is Choice {
  return value === 'approve' || value === 'decline' || value === 'cancel'
}

/**
 * What the payer decided. A decline comes back as approved, as PayPal's does: that the card is
 * refused comes out at the capture. Whoever was declined may come back and choose again.
 */
export function decideOrder(
  provider: Provider,
  order: PayPalOrder,
  choice: Choice,
  header?: string,
): Outcome {
  const { id } = order
  if (choice === 'cancel') {
    const url = order.cancelUrl && withQuery(order.cancelUrl, { token: id })
    return { orderID: id, outcome: 'cancelled', ...(url && { url }) }
  }
  order.instrument = choice === 'approve' ? 'good' : 'declining'
  order.status = 'APPROVED'
  order.updatedAt = now()
  provider.changed()
  tellApproved(provider, order, header)
  const payerID = payer.payer_id
  const url = order.returnUrl && withQuery(order.returnUrl, { token: id, PayerID: payerID })
  return { orderID: id, outcome: 'approved', payerID, ...(url && { url }) }
}

function withQuery(address: string, query: Record<string, string>): string {
  const url = new URL(address)
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
  return url.href
}
