import { CURRENCY } from '../../contract/payments.ts'
import type { Db } from '../db/tables.ts'
import { transaction } from '../db/transaction.ts'
import type { Charge } from './charge.ts'
import { changePayment, lockOrder, type Payment } from './payment-rows.ts'

/** paid: the order is paid by this payment; surplus: by another one; refused: not as agreed. */
export type Settlement = 'paid' | 'surplus' | 'refused'

/**
 * The one place where an order becomes paid, for the browser's return, the webhook and the
 * reconciler alike: whoever comes first does it, everybody gets the same answer.
 */
export function settlePayment(db: Db, payment: Payment, charge: Charge): Promise<Settlement> {
  return transaction(db, async trx => {
    const order = await lockOrder(trx, payment.order_id)
    const now = await trx
      .selectFrom('payments')
      .where('id', '=', payment.id)
      .selectAll()
      .executeTakeFirstOrThrow()
    if (now.status === 'paid' || now.status === 'surplus') return now.status
    const problem = mismatch(now, charge)
    const proof = { capture: charge.capture ?? null, payer: charge.payer ?? null }
    if (problem) {
      await changePayment(trx, now, [now.status], { ...proof, status: 'failed', failure: problem })
      return 'refused'
    }
    const settlement = order?.paid_at === null ? 'paid' : 'surplus'
    await changePayment(trx, now, [now.status], { ...proof, status: settlement, failure: null })
    if (settlement === 'paid') {
      await trx
        .updateTable('orders')
        .set({ paid_at: new Date().toISOString(), payment_method: now.provider })
        .where('id', '=', now.order_id)
        .execute()
    }
    return settlement
  })
}

/** What the provider took must be what we asked for, to the cent, for this order and to us. */
function mismatch(payment: Payment, charge: Charge): string | undefined {
  if (charge.reference !== payment.reference) return `It is payment ${charge.reference}.`
  if (charge.orderId !== String(payment.order_id)) return `It is for order ${charge.orderId}.`
  if (charge.currency !== CURRENCY) return `It is in ${charge.currency}.`
  if (charge.amount !== payment.amount) return `It is over ${charge.amount} cents.`
  if (payment.payee && charge.payee !== payment.payee) return `It went to ${charge.payee}.`
  return undefined
}
