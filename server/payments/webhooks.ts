import Type from 'typebox'
import { Check } from 'typebox/schema'
import type { Provider } from '../db/tables.ts'
import { Refusal } from '../refusal.ts'
import { checkPayment, type Payments } from './check-payment.ts'
import { findPayment } from './payment-rows.ts'

type Event = { id: string; reference: string }

/**
 * An event is a hint to look: what counts is what the provider says when asked. So an event that
 * comes twice, late or out of order does no harm, and one that could not be followed comes again.
 */
export async function followEvent(payments: Payments, provider: Provider, event: Event) {
  const { db } = payments
  const seen = await db
    .selectFrom('provider_events')
    .where('provider', '=', provider)
    .where('event_id', '=', event.id)
    .select('event_id')
    .executeTakeFirst()
  if (!seen) {
    const payment = await findPayment(db, provider, event.reference)
    if (payment && payment.status !== 'paid') await follow(payments, payment)
    await db
      .insertInto('provider_events')
      .values({ provider, event_id: event.id, received_at: new Date().toISOString() })
      .onConflict(conflict => conflict.doNothing())
      .execute()
  }
  return { received: true }
}

async function follow(payments: Payments, payment: Parameters<typeof checkPayment>[1]) {
  try {
    await checkPayment(payments, payment)
  } catch (error) {
    // A payment that is not what was agreed has been written down; the provider did its part.
    if (!(error instanceof Refusal)) throw error
  }
}

const PayPalEvent = Type.Object({
  id: Type.String(),
  event_type: Type.String(),
  resource: Type.Object({
    id: Type.Optional(Type.String()),
    supplementary_data: Type.Optional(
      Type.Object({
        related_ids: Type.Optional(Type.Object({ order_id: Type.Optional(Type.String()) })),
      }),
    ),
  }),
})

/** A capture names its order; an event about an order is about itself. */
export function readPayPalEvent(body: Uint8Array): Event {
  const event: unknown = JSON.parse(Buffer.from(body).toString('utf8'))
  if (!Check(PayPalEvent, event)) {
    throw new Refusal('bad-request', 'This is not an event of PayPal.')
  }
  const { id, supplementary_data } = event.resource
  return { id: event.id, reference: supplementary_data?.related_ids?.order_id ?? id ?? '' }
}
