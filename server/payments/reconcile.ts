import { setTimeout as sleep } from 'node:timers/promises'
import type { Db } from '../db/tables.ts'
import { checkPayment, type Payments } from './check-payment.ts'
import { changePayment, minutesFromNow, type Payment } from './payment-rows.ts'

const EVERY_MS = 60_000
const AT_ONCE = 50
const LONGEST_PAUSE_MINUTES = 60
/** PayPal has long forgotten a capture that it did not carry out by then. */
const GIVE_UP_CAPTURE_AFTER_CHECKS = 6

/**
 * Asks the providers, now and every minute, about payments that were begun and not finished: a
 * crash between taking the money and writing it down ends as paid all the same.
 */
export function startReconciler(payments: Payments): () => void {
  const stopping = new AbortController()
  const { signal } = stopping
  void (async () => {
    for (let atStart = true; !signal.aborted; atStart = false) {
      await reconcile(payments, { atStart, signal }).catch(error => {
        // A shop that is closing takes the database away.
        if (!signal.aborted) payments.log.error({ err: error }, 'reconciling payments failed')
      })
      await sleep(EVERY_MS, undefined, { signal, ref: false }).catch(() => {})
    }
  })()
  return () => stopping.abort()
}

export async function reconcile(
  payments: Payments,
  { atStart, signal }: { atStart: boolean; signal?: AbortSignal },
) {
  for (const payment of await unfinished(payments.db, atStart)) {
    if (signal?.aborted) return
    try {
      await reconcileOne(payments, payment)
    } catch (error) {
      // One that cannot be checked must not keep the others from it.
      payments.log.warn({ err: error, payment: payment.id }, 'a payment could not be checked')
    }
  }
}

async function reconcileOne(payments: Payments, payment: Payment & { user_id: number | null }) {
  const { db, providers } = payments
  const checks = await claimCheck(db, payment)
  if (checks === undefined) return
  const charge = await checkPayment(payments, payment)
  if (charge.state !== 'open') return
  if (payment.provider === 'Stripe' && payment.user_id === null) {
    // The customer's account is gone: nobody shall pay for the order any more.
    await providers.stripe?.expire(charge.reference)
    await changePayment(db, payment, ['open'], { status: 'expired' })
  } else if (payment.status === 'capturing' && checks >= GIVE_UP_CAPTURE_AFTER_CHECKS) {
    await changePayment(db, payment, ['capturing'], { status: 'open' })
  }
}

/**
 * Of several processes that see the same payment, one asks: how often it was due by now. A look at
 * the start, before it is due, does not count, or a few starts in a row would give a capture up
 * that is still under way.
 */
async function claimCheck(db: Db, payment: Payment): Promise<number | undefined> {
  const now = new Date().toISOString()
  const due = payment.next_check_at === null || payment.next_check_at <= now
  const checks = payment.checks + (due ? 1 : 0)
  const pause = Math.min(2 ** payment.checks, LONGEST_PAUSE_MINUTES)
  const claimed = await db
    .updateTable('payments')
    .set({ checks, updated_at: now, ...(due && { next_check_at: minutesFromNow(pause) }) })
    .where('id', '=', payment.id)
    .where('status', '=', payment.status)
    .where('checks', '=', payment.checks)
    .where('updated_at', '=', payment.updated_at)
    .returning('id')
    .execute()
  return claimed.length > 0 ? checks : undefined
}

/** At the start everything that may have been cut off; later what is due. */
function unfinished(db: Db, atStart: boolean) {
  return db
    .selectFrom('payments')
    .innerJoin('orders', 'orders.id', 'payments.order_id')
    .where('payments.reference', 'is not', null)
    .where(eb =>
      eb.or([
        eb('payments.status', '=', 'capturing'),
        eb.and([eb('payments.status', '=', 'open'), eb('payments.provider', '=', 'Stripe')]),
      ]),
    )
    .$if(!atStart, query =>
      query.where(eb =>
        eb.or([
          eb('payments.next_check_at', '<=', new Date().toISOString()),
          eb('orders.user_id', 'is', null),
        ]),
      ),
    )
    .selectAll('payments')
    .select('orders.user_id')
    .orderBy('payments.next_check_at')
    .limit(AT_ONCE)
    .execute()
}
