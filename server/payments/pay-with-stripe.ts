import type { PaymentStatus, StripeReturn } from '../../contract/payments.ts'
import type { Db } from '../db/tables.ts'
import type { OrderRow } from '../orders/order-rows.ts'
import { Refusal } from '../refusal.ts'
import type { Person } from '../users/people.ts'
import { checkPayment, conclude, type Payments } from './check-payment.ts'
import { asRefusal } from './pay-with-paypal.ts'
import {
  beginPayment,
  changePayment,
  findPayment,
  minutesFromNow,
  type Payment,
  requireOwnOrder,
} from './payment-rows.ts'
import type { NewSession, Stripe } from './stripe.ts'

const NOT_CREATED = 'Could not create Stripe payment'
const NOT_EXECUTED = 'Payment execution failed'
const SESSION_LIVES_MS = 60 * 60_000

/** The page at Stripe where this order can be paid. `origin` is where the person is now. */
export async function createStripeSession(
  payments: Payments,
  user: Person,
  orderId: number,
  origin: string,
): Promise<{ url: string }> {
  const { db } = payments
  const stripe = requireStripe(payments)
  const { order, payment } = await beginPayment(db, user, orderId, 'Stripe')
  try {
    const charge = payment.reference
      ? await stripe.get(payment.reference)
      : await stripe.create(await sessionOf(db, order, payment, origin), payment.request_id)
    await changePayment(db, payment, ['begun', 'open'], {
      reference: charge.reference,
      status: 'open',
      next_check_at: minutesFromNow(1),
    })
    await conclude(payments, { ...payment, reference: charge.reference }, charge)
    if (charge.url && charge.state === 'open') return { url: charge.url }
    throw new Refusal('conflict', 'This payment is over. Please try once more.')
  } catch (error) {
    throw asRefusal(payments, error, NOT_CREATED)
  }
}

/** The person is back from Stripe and says that it is paid; Stripe has the last word. */
export async function confirmStripeSession(
  payments: Payments,
  user: Person,
  orderId: number,
  { sessionId }: StripeReturn,
): Promise<PaymentStatus> {
  await requireOwnOrder(payments.db, user, orderId)
  const payment = await findPayment(payments.db, 'Stripe', sessionId)
  if (payment?.order_id !== orderId) {
    throw new Refusal('conflict', 'This Stripe payment does not belong to this order.')
  }
  try {
    const { state, status } = await checkPayment(payments, payment)
    if (state === 'paid' || state === 'pending') return { status }
    throw new Refusal('conflict', 'This order has not been paid at Stripe.')
  } catch (error) {
    throw asRefusal(payments, error, NOT_EXECUTED)
  }
}

/** The same for the same payment whenever it is asked for: Stripe compares a repeat with the first. */
async function sessionOf(
  db: Db,
  order: OrderRow,
  payment: Payment,
  origin: string,
): Promise<NewSession> {
  const items = await db
    .selectFrom('order_items')
    .where('order_id', '=', order.id)
    .select(['name', 'price as amount', 'quantity'])
    .orderBy('id')
    .execute()
  const extras = [
    { name: 'Shipping', amount: order.shipping_price, quantity: 1 },
    { name: 'Tax', amount: order.tax_price, quantity: 1 },
  ].filter(({ amount }) => amount > 0)
  return {
    orderId: order.id,
    lines: [...items, ...extras],
    email: order.email,
    successUrl: `${origin}/order/${order.id}?session_id={CHECKOUT_SESSION_ID}`,
    cancelUrl: `${origin}/order/${order.id}?payment=cancelled`,
    expiresAt: new Date(Date.parse(payment.created_at) + SESSION_LIVES_MS),
  }
}

function requireStripe({ providers }: Payments): Stripe {
  if (providers.stripe) return providers.stripe
  throw new Refusal('conflict', 'This shop does not take Stripe.')
}
