import Type, { type Static } from 'typebox'
import { endpoint } from './endpoint.ts'
import { WITHOUT_NUL } from './fields.ts'

export const CURRENCY = 'USD'

/** What the browser needs to know to offer the ways of paying. */
export const PaymentSettings = Type.Object({
  /** True where no real money moves. */
  sandbox: Type.Boolean(),
  paypal: Type.Union([
    Type.Object({
      clientId: Type.String(),
      sdkUrl: Type.String({ description: 'where the script with the buttons comes from' }),
    }),
    Type.Null(),
  ]),
  stripe: Type.Boolean(),
})
export type PaymentSettings = Static<typeof PaymentSettings>

export const PayPalApproval = Type.Object({
  paymentId: Type.String({
    minLength: 1,
    maxLength: 100,
    pattern: '^[\\w-]+$',
    description: 'the id that create-payment gave',
  }),
  PayerID: Type.Optional(
    Type.Union([Type.String({ maxLength: 100, pattern: WITHOUT_NUL }), Type.Null()], {
      description: 'what PayPal calls the payer',
    }),
  ),
})
export type PayPalApproval = Static<typeof PayPalApproval>

export const StripeReturn = Type.Object({
  sessionId: Type.String({
    minLength: 1,
    maxLength: 200,
    pattern: '^\\w+$',
    description: 'the session_id that Stripe came back with',
  }),
})
export type StripeReturn = Static<typeof StripeReturn>

/** The provider's own word for how far the payment is; `COMPLETED` is paid. */
export const PaymentStatus = Type.Object({ status: Type.String() })
export type PaymentStatus = Static<typeof PaymentStatus>

const refusals = {
  404: 'There is no such order, or it is somebody else’s.',
  409: 'The order is paid already, or the payment is not one of this order.',
  503: 'The provider did not answer; nothing is charged twice by trying again.',
}

const taken = Type.Object({ received: Type.Boolean() })

export const payments = {
  settings: endpoint({
    method: 'GET',
    path: '/api/payments/settings/',
    access: 'anyone',
    summary: 'Which ways of paying there are',
    reply: { status: 200, schema: PaymentSettings },
  }),
  createPayPal: endpoint({
    method: 'POST',
    path: '/api/orders/create-payment/{id}/',
    access: 'user',
    summary: 'Begin to pay an order with PayPal: its id there, over the order’s total',
    alsoAsError: true,
    reply: { status: 200, schema: Type.Object({ id: Type.String() }) },
    refusals,
  }),
  payPayPal: endpoint({
    method: 'POST',
    path: '/api/orders/{id}/pay/paypal/',
    access: 'user',
    summary: 'Take the payment that was approved at PayPal',
    alsoAsError: true,
    body: PayPalApproval,
    reply: { status: 200, schema: PaymentStatus },
    refusals,
  }),
  payStripe: endpoint({
    method: 'POST',
    path: '/api/orders/{id}/pay/stripe/',
    access: 'user',
    summary: 'Begin to pay an order with Stripe: the page to go to',
    alsoAsError: true,
    reply: { status: 200, schema: Type.Object({ url: Type.String() }) },
    refusals,
  }),
  confirmStripe: endpoint({
    method: 'POST',
    path: '/api/orders/{id}/pay/stripe/confirm/',
    access: 'user',
    summary: 'Back from Stripe: see whether it was paid',
    alsoAsError: true,
    body: StripeReturn,
    reply: { status: 200, schema: PaymentStatus },
    refusals,
  }),
  paypalWebhook: endpoint({
    method: 'POST',
    path: '/api/webhooks/paypal/',
    access: 'provider',
    summary: 'PayPal tells of an event',
    raw: true,
    reply: { status: 200, schema: taken },
    refusals: { 400: 'The signature does not fit.' },
  }),
  stripeWebhook: endpoint({
    method: 'POST',
    path: '/api/webhooks/stripe/',
    access: 'provider',
    summary: 'Stripe tells of an event',
    raw: true,
    reply: { status: 200, schema: taken },
    refusals: { 400: 'The signature does not fit.' },
  }),
}
