import type { FastifyBaseLogger } from 'fastify'
import type { Db } from '../db/tables.ts'
import { Refusal } from '../refusal.ts'
import type { Charge } from './charge.ts'
import { alreadyPaid, changePayment, type Payment } from './payment-rows.ts'
import type { PayPal } from './paypal.ts'
import { settlePayment } from './settle-payment.ts'
import type { Stripe } from './stripe.ts'

/** The ways of paying that this shop has. */
export type Providers = { paypal?: PayPal; stripe?: Stripe }

export type Payments = {
  db: Db
  providers: Providers
  log: FastifyBaseLogger
  /** How long a person waits for a provider before they get an answer without it. */
  answerWithinMs: number
}

/** What the provider says of a payment right now. */
async function lookUp({ providers, answerWithinMs }: Payments, payment: Payment): Promise<Charge> {
  const { paypal, stripe } = providers
  const { provider, reference } = payment
  if (!reference) throw new Error(`Payment ${payment.id} was never known to ${provider}.`)
  if (provider === 'PayPal' && paypal) {
    return paypal.get(reference, AbortSignal.timeout(answerWithinMs))
  }
  if (provider === 'Stripe' && stripe) return stripe.get(reference)
  throw new Error(`${provider} is not set up any more.`)
}

/** Asks the provider and draws the conclusion. */
export async function checkPayment(payments: Payments, payment: Payment): Promise<Charge> {
  const charge = await lookUp(payments, payment)
  await conclude(payments, payment, charge)
  return charge
}

/** Brings our row to where the charge is. What cannot be right is written down and told. */
export async function conclude({ db, log }: Payments, payment: Payment, charge: Charge) {
  if (charge.state === 'gone') {
    await changePayment(db, payment, ['begun', 'open', 'capturing'], { status: 'expired' })
  }
  if (charge.state !== 'paid') return
  const settlement = await settlePayment(db, payment, charge)
  const facts = { payment: payment.id, order: payment.order_id, charge }
  if (settlement === 'refused') {
    log.error(facts, 'a payment is not what was agreed: please look at it by hand')
    throw new Refusal('conflict', 'Payment execution failed')
  }
  if (settlement === 'surplus') {
    log.error(facts, 'an order was paid twice: please give this payment back')
    throw alreadyPaid()
  }
}
