import type { Provider } from '../provider.ts'

export type Money = { currency_code: string; value: string }

export type PurchaseUnit = {
  reference_id: string
  amount: Money & { breakdown?: Record<string, Money> }
  payee: { merchant_id: string; email_address?: string }
  custom_id?: string
  invoice_id?: string
  description?: string
  soft_descriptor?: string
  items?: unknown[]
  shipping?: unknown
}

export type Capture = { id: string; amount: Money; time: string; requestId?: string }

export type PayPalOrder = {
  id: string
  status: 'CREATED' | 'PAYER_ACTION_REQUIRED' | 'APPROVED' | 'COMPLETED'
  unit: PurchaseUnit
  createdAt: string
  updatedAt: string
  /** Whether a `payment_source` was given: such orders are spoken of a little differently. */
  withSource: boolean
  brandName?: string
  returnUrl?: string
  cancelUrl?: string
  /** What the payer chose to pay with; a declining one is found out at the capture. */
  instrument?: 'good' | 'declining'
  capture?: Capture
}

export const payer = {
  name: { given_name: 'Sandy', surname: 'Buyer' },
  email_address: 'sandy@sandbox.example',
  payer_id: 'SANDYBUYER7QL',
  address: { country_code: 'US' },
}

export function approveUrl(provider: Provider, order: PayPalOrder): string {
  return `${provider.options.origin()}/paypal/approve?token=${order.id}`
}

/** An order as PayPal shows it: in short by default, whole for `Prefer: return=representation`. */
export function showOrder(provider: Provider, order: PayPalOrder, whole: boolean) {
  const approved = order.instrument && { payer, payment_source: { paypal: paypalSource } }
  const shown = {
    id: order.id,
    status: order.status,
    ...(order.withSource && { payment_source: { paypal: {} } }),
    ...approved,
    links: links(provider, order),
  }
  if (whole)
    return {
      ...shown,
      intent: 'CAPTURE',
      create_time: order.createdAt,
      update_time: order.updatedAt,
      purchase_units: [{ ...order.unit, ...payments(provider, order) }],
    }
  if (!order.capture) return shown
  const unit = { reference_id: order.unit.reference_id, ...payments(provider, order) }
  return { ...shown, purchase_units: [unit] }
}

const paypalSource = {
  email_address: payer.email_address,
  account_id: payer.payer_id,
  account_status: 'VERIFIED',
  name: payer.name,
  address: payer.address,
}

function links(provider: Provider, order: PayPalOrder) {
  const self = `${provider.options.origin()}/paypal/v2/checkout/orders/${order.id}`
  const toSelf = { href: self, rel: 'self', method: 'GET' }
  const approve = { href: approveUrl(provider, order), rel: 'approve', method: 'GET' }
  const capture = { href: `${self}/capture`, rel: 'capture', method: 'POST' }
  if (order.status === 'COMPLETED') return [toSelf]
  if (order.status === 'PAYER_ACTION_REQUIRED') return [toSelf, { ...approve, rel: 'payer-action' }]
  return [toSelf, approve, { href: self, rel: 'update', method: 'PATCH' }, capture]
}

function payments(provider: Provider, order: PayPalOrder) {
  return order.capture && { payments: { captures: [showCapture(provider, order, order.capture)] } }
}

export function showCapture(
  provider: Provider,
  order: PayPalOrder,
  capture: Capture,
  status: 'COMPLETED' | 'DECLINED' = 'COMPLETED',
) {
  const base = `${provider.options.origin()}/paypal/v2`
  const { custom_id, invoice_id } = order.unit
  return {
    id: capture.id,
    status,
    amount: capture.amount,
    final_capture: true,
    disbursement_mode: 'INSTANT',
    seller_protection: {
      status: 'ELIGIBLE',
      dispute_categories: ['ITEM_NOT_RECEIVED', 'UNAUTHORIZED_TRANSACTION'],
    },
    ...(status === 'COMPLETED' && { seller_receivable_breakdown: shares(capture.amount) }),
    ...(custom_id && { custom_id }),
    ...(invoice_id && { invoice_id }),
    create_time: capture.time,
    update_time: capture.time,
    links: [
      { href: `${base}/payments/captures/${capture.id}`, rel: 'self', method: 'GET' },
      { href: `${base}/payments/captures/${capture.id}/refund`, rel: 'refund', method: 'POST' },
      { href: `${base}/checkout/orders/${order.id}`, rel: 'up', method: 'GET' },
    ],
  }
}

function shares(amount: Money) {
  const gross = toCents(amount.value)
  const fee = Math.min(gross, Math.round(gross * 0.0349) + 49)
  const money = (cents: number): Money => ({ ...amount, value: fromCents(cents) })
  return { gross_amount: amount, paypal_fee: money(fee), net_amount: money(gross - fee) }
}

/** Exact for every amount PayPal takes: no fraction is ever multiplied. */
export function toCents(value: string): number {
  const [whole = '', cents = ''] = value.split('.')
  return Number(whole + cents.padEnd(2, '0'))
}

export function fromCents(cents: number): string {
  const digits = String(cents).padStart(3, '0')
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`
}
