import { payments as calls, type PaymentSettings } from '../../contract/payments.ts'
import { Refusal } from '../refusal.ts'
import type { Serve } from '../serve.ts'
import type { Payments } from './check-payment.ts'
import { createPayPalPayment, payWithPayPal } from './pay-with-paypal.ts'
import { confirmStripeSession, createStripeSession } from './pay-with-stripe.ts'
import type { createSignatureCheck } from './paypal-signature.ts'
import { followEvent, readPayPalEvent } from './webhooks.ts'

export type PaymentParts = {
  payments: Payments
  settings: PaymentSettings
  checkPayPalSignature: ReturnType<typeof createSignatureCheck> | undefined
}

export function servePayments(serve: Serve, parts: PaymentParts) {
  const { payments, settings, checkPayPalSignature } = parts
  serve(calls.settings, async () => settings)
  serve(calls.createPayPal, ({ user, id }) => createPayPalPayment(payments, user, id))
  serve(calls.payPayPal, ({ user, id, body }) => payWithPayPal(payments, user, id, body))
  serve(calls.payStripe, ({ user, id, origin }) => createStripeSession(payments, user, id, origin))
  serve(calls.confirmStripe, ({ user, id, body }) => confirmStripeSession(payments, user, id, body))
  serve(calls.paypalWebhook, async ({ headers, body }) => {
    if (!checkPayPalSignature) throw new Refusal('not-found', 'Nobody listens here.')
    await checkPayPalSignature(headers, body)
    return followEvent(payments, 'PayPal', readPayPalEvent(body))
  })
  serve(calls.stripeWebhook, async ({ headers, body }) => {
    const { stripe } = payments.providers
    if (!stripe) throw new Refusal('not-found', 'Nobody listens here.')
    const signature = String(headers['stripe-signature'] ?? '')
    return followEvent(payments, 'Stripe', await stripe.readEvent(body, signature))
  })
}
