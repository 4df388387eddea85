import type { PaymentStatus, PayPalApproval } from '../../contract/payments.ts'
import { transaction } from '../db/transaction.ts'
import { orderNotFound } from '../orders/order-rows.ts'
import { Refusal } from '../refusal.ts'
import type { Person } from '../users/people.ts'
import type { Charge } from './charge.ts'
import { conclude, type Payments } from './check-payment.ts'
import {
  alreadyPaid,
  beginPayment,
  changePayment,
  findPayment,
  lockOrder,
  minutesFromNow,
  type Payment,
  paymentsOf,
  refuseWhileCapturing,
  requireOwnOrder,
} from './payment-rows.ts'
import type { PayPal } from './paypal.ts'
import { ProviderFailure } from './provider-failure.ts'

const NOT_CREATED = 'Could not create PayPal payment'
const NOT_EXECUTED = 'Payment execution failed'

/** The person has to do more at PayPal, or we have to mend our keys; the payment stays open. */
const STILL_OPEN = ['ORDER_NOT_APPROVED', 'PAYER_ACTION_REQUIRED', '401', '403']

export async function createPayPalPayment(
  payments: Payments,
  user: Person,
  orderId: number,
): Promise<{ id: string }> {
  const { db } = payments
  const paypal = requirePayPal(payments)
  const { order, payment } = await beginPayment(db, user, orderId, 'PayPal')
  if (payment.reference) return { id: payment.reference }
  try {
    const charge = await paypal.create(
      { orderId, amount: order.total_price, description: `Order ${orderId}` },
      payment.request_id,
      AbortSignal.timeout(payments.answerWithinMs),
    )
    const { reference, payee = null } = charge
    await changePayment(db, payment, ['begun', 'open'], { reference, payee, status: 'open' })
    return { id: reference }
  } catch (error) {
    throw asRefusal(payments, error, NOT_CREATED)
  }
}

export async function payWithPayPal(
  payments: Payments,
  user: Person,
  orderId: number,
  { paymentId }: PayPalApproval,
): Promise<PaymentStatus> {
  const { db } = payments
  const paypal = requirePayPal(payments)
  await requireOwnOrder(db, user, orderId)
  const payment = await findPayment(db, 'PayPal', paymentId)
  if (payment?.order_id !== orderId) {
    throw new Refusal('conflict', 'This PayPal payment does not belong to this order.')
  }
  if ((await claimForCapture(payments, user, payment)) === 'paid') return { status: 'COMPLETED' }
  await expireStripeSessions(payments, orderId)
  const charge = await capture(payments, paypal, payment)
  await conclude(payments, payment, charge)
  return { status: charge.status }
}

/** From here on the money may be ours, whatever happens to us: the reconciler will ask. */
function claimForCapture({ db }: Payments, user: Person, { id, order_id }: Payment) {
  return transaction(db, async trx => {
    const order = await lockOrder(trx, order_id)
    const all = await paymentsOf(trx, order_id)
    const payment = all.find(each => each.id === id)
    if (!payment || order?.user_id !== user.id) throw orderNotFound()
    // Whoever asks for what has just been done gets the same answer.
    if (payment.status === 'paid') return 'paid'
    if (order.paid_at !== null) throw alreadyPaid()
    refuseWhileCapturing(all, payment)
    const claimed = await changePayment(trx, payment, ['open', 'capturing'], {
      status: 'capturing',
      next_check_at: minutesFromNow(0.5),
    })
    if (!claimed) throw new Refusal('conflict', 'This payment is over. Please begin a new one.')
    return 'claimed'
  })
}

async function capture(payments: Payments, paypal: PayPal, payment: Payment): Promise<Charge> {
  const { db } = payments
  const deadline = AbortSignal.timeout(payments.answerWithinMs)
  const reference = payment.reference ?? ''
  try {
    return await paypal.capture(reference, `${payment.request_id}-capture`, deadline)
  } catch (error) {
    if (!(error instanceof ProviderFailure)) throw error
    if (error.issue === 'ORDER_ALREADY_CAPTURED') return paypal.get(reference, deadline)
    if (error.kind === 'no') {
      const open = STILL_OPEN.includes(error.issue ?? '')
      await changePayment(db, payment, ['capturing'], {
        status: open ? 'open' : 'failed',
        failure: error.message,
      })
    }
    throw asRefusal(payments, error, NOT_EXECUTED)
  }
}

/** So that nobody pays in another window what is being paid here. */
async function expireStripeSessions({ db, providers, log }: Payments, orderId: number) {
  for (const payment of await paymentsOf(db, orderId)) {
    if (payment.provider !== 'Stripe' || payment.status !== 'open' || !payment.reference) continue
    try {
      await providers.stripe?.expire(payment.reference)
      await changePayment(db, payment, ['open'], { status: 'expired' })
    } catch (error) {
      // It may be paid by now, or Stripe may be away: the reconciler finds out.
      log.warn({ err: error, payment: payment.id }, 'a Stripe session could not be expired')
    }
  }
}

function requirePayPal({ providers }: Payments): PayPal {
  if (providers.paypal) return providers.paypal
  throw new Refusal('conflict', 'This shop does not take PayPal.')
}

/** The provider's own words where it has some, ours where it has none. */
export function asRefusal({ log }: Payments, error: unknown, fallback: string): unknown {
  if (!(error instanceof ProviderFailure)) return error
  if (error.kind === 'no') return new Refusal('conflict', error.message || fallback)
  log.warn({ err: error }, 'a payment provider did not answer')
  return new Refusal('unavailable', fallback, 60)
}
