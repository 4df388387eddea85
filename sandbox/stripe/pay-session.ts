import type { Provider } from '../provider.ts'
import { remember } from '../state.ts'
import { takeTrouble } from '../trouble.ts'
import { type Card, type CardFault, checkCard } from './card.ts'
import { tellSession } from './events.ts'
import {
  type StripeIntent,
  type StripeSession,
  seconds,
  stripeId,
  tamperSession,
} from './session.ts'

/** Charges the card, or says in the payer's words why not. Decided in one go: never twice. */
export function paySession(
  provider: Provider,
  session: StripeSession,
  card: Card,
  header?: string,
): CardFault | undefined {
  const call = { provider: 'stripe', name: 'pay', cents: session.amount_subtotal, header } as const
  const trouble = takeTrouble(provider, call)
  const fault = checkCard(card)
  if (fault) return fault
  if (trouble === 'declined')
    return { field: 'number', code: 'card_declined', message: 'Your card was declined.' }
  const { amount_total, currency } = tamperSession(session, trouble)
  const intent: StripeIntent = {
    id: stripeId('pi'),
    object: 'payment_intent',
    amount: amount_total,
    amount_received: amount_total,
    created: seconds(),
    currency,
    latest_charge: stripeId('ch'),
    livemode: false,
    metadata: session.payment_intent_metadata,
    payment_method_types: ['card'],
    receipt_email: card.email ?? session.customer_email,
    status: 'succeeded',
  }
  remember(provider.state.intents, intent.id, intent, provider.limit)
  Object.assign(session, {
    amount_total,
    currency,
    customer_details: { email: intent.receipt_email, name: card.name ?? null },
    payment_intent: intent.id,
    payment_status: 'paid',
    status: 'complete',
    url: null,
  } satisfies Partial<StripeSession>)
  provider.changed()
  tellSession(provider, 'checkout.session.completed', session, header)
  return undefined
}

export function successUrl({ id, success_url: url }: StripeSession): string {
  return (url ?? '').replaceAll('{CHECKOUT_SESSION_ID}', id)
}
