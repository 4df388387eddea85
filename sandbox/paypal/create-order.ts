import { randomInt } from 'node:crypto'
import type { Answer } from '../answer.ts'
import type { Provider } from '../provider.ts'
import { remember } from '../state.ts'
import type { CallTrouble } from '../trouble.ts'
import { checkOrder } from './check-order.ts'
import { type Issue, refuse } from './errors.ts'
import { type PayPalOrder, showOrder } from './order.ts'
import { tamper } from './tamper.ts'

export type Wishes = { requestId?: string | undefined; whole: boolean }

export function createOrder(
  provider: Provider,
  body: string,
  { requestId, whole }: Wishes,
  trouble?: CallTrouble,
): Answer {
  const known = requestId && provider.state.orderRequests.get(requestId)
  const first = known && provider.state.orders.get(known)
  // PayPal answers a repeat with 200 and the order as it stands now.
  if (first) return { status: 200, body: showOrder(provider, first, whole) }
  const checked = checkOrder(body, provider.options.paypal.payeeMerchantId)
  if ('issue' in checked) return refuse(checked.issue, checked)
  const order: PayPalOrder = { id: makeId(), ...checked, createdAt: now(), updatedAt: now() }
  order.unit.amount = tamper(order.unit.amount, trouble)
  const { state, limit } = provider
  remember(state.orders, order.id, order, limit)
  if (requestId) remember(state.orderRequests, requestId, order.id, limit)
  provider.changed()
  return { status: 201, body: showOrder(provider, order, whole) }
}

export type Fault = { issue: Issue; field: string; value?: unknown }

/** Seventeen capitals and digits, as PayPal's ids are. */
export function makeId(length = 17): string {
  const letters = '0123456789ABCDEFGHJKLMNPRSTUVWXY'
  return Array.from({ length }, () => letters[randomInt(letters.length)]).join('')
}

export function now(): string {
  return new Date().toISOString().replace(/\.\d+/, '')
}
