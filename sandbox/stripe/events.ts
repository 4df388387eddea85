import type { Provider } from '../provider.ts'
import { postEvent } from '../webhooks.ts'
import { type StripeSession, seconds, showSession, stripeId } from './session.ts'

export const apiVersion = '2025-09-30.clover'

export function tellSession(
  provider: Provider,
  type: 'checkout.session.completed' | 'checkout.session.expired',
  session: StripeSession,
  header?: string,
): void {
  const id = stripeId('evt')
  const event = {
    id,
    object: 'event',
    api_version: apiVersion,
    created: seconds(),
    data: { object: showSession(session, { intents: provider.state.intents, names: [] }) },
    livemode: false,
    pending_webhooks: 1,
    request: { id: null, idempotency_key: null },
    type,
  }
  // Stripe sends its events indented, and a signature is over every blank of it.
  const note = { id, provider: 'stripe', type, body: JSON.stringify(event, null, 2) } as const
  postEvent(provider, note, { cents: session.amount_subtotal, header })
}
