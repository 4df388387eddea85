import { randomUUID } from 'node:crypto'
import type { Selectable } from 'kysely'
import { isPostgres } from '../db/dialect.ts'
import { isUniqueViolation } from '../db/failures.ts'
import type { Db, PaymentStatus, Provider, Tables } from '../db/tables.ts'
import { transaction } from '../db/transaction.ts'
import { type OrderRow, orderNotFound } from '../orders/order-rows.ts'
import { Refusal } from '../refusal.ts'
import type { Person } from '../users/people.ts'

export type Payment = Selectable<Tables['payments']>

const MINUTE_MS = 60_000
/** Providers forget an open payment after some hours; we stop offering it before. */
const STALE_AFTER_MS = 60 * MINUTE_MS

/** The order and a payment of it to go on with: the one that stands open, or a new one. */
export async function beginPayment(
  db: Db,
  user: Person,
  orderId: number,
  provider: Provider,
): Promise<{ order: OrderRow; payment: Payment }> {
  const begin = () =>
    transaction(db, async trx => {
      const order = await lockOrder(trx, orderId)
      if (order?.user_id !== user.id) throw orderNotFound()
      if (order.paid_at !== null) throw alreadyPaid()
      const payments = await paymentsOf(trx, orderId)
      refuseWhileCapturing(payments)
      const open = payments.find(
        payment => payment.provider === provider && ['begun', 'open'].includes(payment.status),
      )
      if (open && !isStale(open)) return { order, payment: open }
      if (open) await changePayment(trx, open, ['begun', 'open'], { status: 'expired' })
      return { order, payment: await insertPayment(trx, order, provider) }
    })
  try {
    return await begin()
  } catch (error) {
    // Somebody began the same at the same moment: now there is one to go on with.
    if (isUniqueViolation(error)) return begin()
    throw error
  }
}

/** Whoever changes how an order is paid goes through here, one after the other. */
export function lockOrder(trx: Db, orderId: number): Promise<OrderRow | undefined> {
  return trx
    .selectFrom('orders')
    .where('id', '=', orderId)
    .selectAll()
    .$if(isPostgres(trx), query => query.forUpdate())
    .executeTakeFirst()
}

/** Says the same of an order that is not there and of one that is somebody else's. */
export async function requireOwnOrder(db: Db, user: Person, orderId: number) {
  const order = await db
    .selectFrom('orders')
    .where('id', '=', orderId)
    .where('user_id', '=', user.id)
    .select('id')
    .executeTakeFirst()
  if (!order) throw orderNotFound()
}

export function alreadyPaid() {
  return new Refusal('conflict', 'This order is paid already.')
}

export function refuseWhileCapturing(payments: Payment[], except?: Payment) {
  if (payments.some(({ id, status }) => status === 'capturing' && id !== except?.id)) {
    throw new Refusal(
      'conflict',
      'A payment of this order is under way. Please look again in a minute.',
    )
  }
}

function isStale(payment: Payment): boolean {
  return Date.now() - Date.parse(payment.created_at) > STALE_AFTER_MS
}

export function paymentsOf(db: Db, orderId: number): Promise<Payment[]> {
  return db
    .selectFrom('payments')
    .where('order_id', '=', orderId)
    .selectAll()
    .orderBy('id')
    .execute()
}

export function findPayment(
  db: Db,
  provider: Provider,
  reference: string,
): Promise<Payment | undefined> {
  return db
    .selectFrom('payments')
    .where('provider', '=', provider)
    .where('reference', '=', reference)
    .selectAll()
    .executeTakeFirst()
}

/** Only from the states that the caller has in mind: what somebody else finished stays finished. */
export async function changePayment(
  db: Db,
  { id }: Payment,
  from: PaymentStatus[],
  changes: Partial<Omit<Payment, 'id'>>,
): Promise<boolean> {
  const changed = await db
    .updateTable('payments')
    .set({ ...changes, updated_at: new Date().toISOString() })
    .where('id', '=', id)
    .where('status', 'in', from)
    .returning('id')
    .execute()
  return changed.length > 0
}

function insertPayment(trx: Db, order: OrderRow, provider: Provider): Promise<Payment> {
  const now = new Date().toISOString()
  return trx
    .insertInto('payments')
    .values({
      order_id: order.id,
      provider,
      request_id: randomUUID(),
      amount: order.total_price,
      status: 'begun',
      created_at: now,
      updated_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

export function minutesFromNow(minutes: number): string {
  return new Date(Date.now() + minutes * MINUTE_MS).toISOString()
}
