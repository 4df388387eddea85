import type { Answer } from '../answer.ts'
import type { Provider } from '../provider.ts'
import type { CallTrouble } from '../trouble.ts'
import { makeId, now, type Wishes } from './create-order.ts'
import { refuse } from './errors.ts'
import { tellCapture } from './events.ts'
import { approveUrl, type Capture, type PayPalOrder, showOrder } from './order.ts'
import { tamper } from './tamper.ts'

/**
 * Takes the money of an approved order, once. Nothing here waits for anything, so of many calls at
 * the same time exactly one finds the order without a capture.
 */
export function captureOrder(
  provider: Provider,
  order: PayPalOrder,
  { requestId, whole }: Wishes,
  options: { trouble?: CallTrouble | undefined; header?: string | undefined } = {},
): Answer {
  const repeated = requestId !== undefined && order.capture?.requestId === requestId
  if (repeated) return { status: 200, body: showOrder(provider, order, whole) }
  if (order.capture) return refuse('ORDER_ALREADY_CAPTURED')
  if (order.status !== 'APPROVED')
    return refuse('ORDER_NOT_APPROVED', { links: [payerLink(provider, order, 'approve')] })
  const { trouble, header } = options
  const capture: Capture = {
    id: makeId(),
    amount: tamper(money(order), trouble),
    time: now(),
    ...(requestId && { requestId }),
  }
  if (order.instrument === 'declining' || trouble === 'declined') {
    tellCapture(provider, order, capture, 'DECLINED', header)
    return refuse('INSTRUMENT_DECLINED', { links: [payerLink(provider, order, 'redirect')] })
  }
  order.capture = capture
  order.status = 'COMPLETED'
  order.updatedAt = capture.time
  provider.changed()
  tellCapture(provider, order, capture, 'COMPLETED', header)
  return { status: 201, body: showOrder(provider, order, whole) }
}

function money({ unit }: PayPalOrder) {
  return { currency_code: unit.amount.currency_code, value: unit.amount.value }
}

function payerLink(provider: Provider, order: PayPalOrder, rel: string) {
  return { href: approveUrl(provider, order), rel, method: 'GET' }
}
