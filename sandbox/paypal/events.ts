import type { Provider } from '../provider.ts'
import { postEvent } from '../webhooks.ts'
import { makeId } from './create-order.ts'
import { type Capture, type PayPalOrder, showCapture, showOrder, toCents } from './order.ts'

export function tellApproved(provider: Provider, order: PayPalOrder, header?: string): void {
  tell(provider, order, header, {
    resource_type: 'checkout-order',
    event_type: 'CHECKOUT.ORDER.APPROVED',
    summary: 'An order has been approved by buyer',
    resource: showOrder(provider, order, true),
  })
}

export function tellCapture(
  provider: Provider,
  order: PayPalOrder,
  capture: Capture,
  status: 'COMPLETED' | 'DECLINED',
  header?: string,
): void {
  const { value, currency_code: currency } = capture.amount
  tell(provider, order, header, {
    resource_type: 'capture',
    event_type: status === 'COMPLETED' ? 'PAYMENT.CAPTURE.COMPLETED' : 'PAYMENT.CAPTURE.DENIED',
    summary: `Payment of ${value} ${currency} ${status.toLowerCase()}`,
    resource: {
      ...showCapture(provider, order, capture, status),
      payee: order.unit.payee,
      supplementary_data: { related_ids: { order_id: order.id } },
    },
  })
}

type Told = { resource_type: string; event_type: string; summary: string; resource: object }

function tell(provider: Provider, order: PayPalOrder, header: string | undefined, told: Told) {
  const id = `WH-${makeId()}-${makeId()}`
  const self = `${provider.options.origin()}/paypal/v1/notifications/webhooks-events/${id}`
  const event = {
    id,
    event_version: '1.0',
    create_time: new Date().toISOString(),
    resource_version: '2.0',
    ...told,
    links: [
      { href: self, rel: 'self', method: 'GET' },
      { href: `${self}/resend`, rel: 'resend', method: 'POST' },
    ],
  }
  const note = {
    id,
    provider: 'paypal',
    type: told.event_type,
    body: JSON.stringify(event),
  } as const
  postEvent(provider, note, { cents: toCents(order.unit.amount.value), header })
}
