import { randomBytes } from 'node:crypto'
import type { CallTrouble } from '../trouble.ts'

export type LineItem = {
  name: string
  description?: string
  currency: string
  unit_amount: number
  quantity: number
}

/** A Checkout Session as it is on the wire, with the lines that the wire only shows when asked. */
export type StripeSession = {
  id: string
  object: 'checkout.session'
  amount_subtotal: number
  amount_total: number
  cancel_url: string | null
  client_reference_id: string | null
  created: number
  currency: string
  customer: null
  customer_details: { email: string | null; name: string | null } | null
  customer_email: string | null
  expires_at: number
  livemode: false
  metadata: Record<string, string>
  mode: 'payment'
  payment_intent: string | null
  payment_intent_metadata: Record<string, string>
  payment_method_types: string[]
  payment_status: 'unpaid' | 'paid'
  status: 'open' | 'complete' | 'expired'
  success_url: string | null
  ui_mode: string
  url: string | null
  lines: LineItem[]
}

export type StripeIntent = {
  id: string
  object: 'payment_intent'
  amount: number
  amount_received: number
  created: number
  currency: string
  latest_charge: string
  livemode: false
  metadata: Record<string, string>
  payment_method_types: string[]
  receipt_email: string | null
  status: 'succeeded'
}

export type StripeReplay = { asked: string; status: number; body: unknown }

export function stripeId(prefix: string, bytes = 18): string {
  return `${prefix}_${randomBytes(bytes).toString('base64url').replace(/[-_]/g, 'x')}`
}

export function seconds(): number {
  return Math.floor(Date.now() / 1000)
}

export function showSession(
  session: StripeSession,
  expand: { intents: Map<string, StripeIntent>; names: string[] },
) {
  const { lines, payment_intent_metadata: _, ...shown } = session
  const intent = expand.intents.get(session.payment_intent ?? '')
  return {
    ...shown,
    ...(expand.names.includes('payment_intent') && intent && { payment_intent: intent }),
    ...(expand.names.includes('line_items') && { line_items: showLines(session.id, lines) }),
  }
}

export function showLines(session: string, lines: LineItem[]) {
  const data = lines.map(({ name, currency, unit_amount, quantity }, at) => ({
    id: `li_${session.slice(8, 24)}${at}`,
    object: 'item',
    amount_subtotal: unit_amount * quantity,
    amount_total: unit_amount * quantity,
    currency,
    description: name,
    quantity,
  }))
  return {
    object: 'list',
    data,
    has_more: false,
    url: `/v1/checkout/sessions/${session}/line_items`,
  }
}

/** The trouble `wrong-amount` and `wrong-currency`: a provider that takes something else. */
export function tamperSession(session: StripeSession, trouble?: CallTrouble): StripeSession {
  if (trouble === 'wrong-amount') return { ...session, amount_total: session.amount_total + 100 }
  if (trouble === 'wrong-currency')
    return { ...session, currency: session.currency === 'eur' ? 'usd' : 'eur' }
  return session
}
