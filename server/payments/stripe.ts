import type StripeSdk from 'stripe'
import Type from 'typebox'
import { Check } from 'typebox/schema'
import type { Cents } from '../../contract/money.ts'
import { CURRENCY } from '../../contract/payments.ts'
import { Refusal } from '../refusal.ts'
import type { Charge } from './charge.ts'
import { ProviderFailure } from './provider-failure.ts'

export type StripeSettings = {
  /** Stripe itself when there is none. */
  baseUrl: () => string | undefined
  secretKey: string
  webhookSecret: string
  /** How long all attempts of one call may take together. */
  answerWithinMs: number
}

export type StripeCharge = Charge & { url: string | undefined }

export type Stripe = {
  create(session: NewSession, requestId: string): Promise<StripeCharge>
  get(reference: string): Promise<StripeCharge>
  expire(reference: string): Promise<StripeCharge>
  /** The event, if Stripe signed it a moment ago. */
  readEvent(body: Uint8Array, signature: string): Promise<{ id: string; reference: string }>
}

export type NewSession = {
  orderId: number
  lines: { name: string; amount: Cents; quantity: number }[]
  email: string
  successUrl: string
  cancelUrl: string
  expiresAt: Date
}

const RETRIES = 2

/** A Checkout Session as far as we read it. */
const Session = Type.Object({
  id: Type.String(),
  status: Type.Union([Type.String(), Type.Null()]),
  payment_status: Type.String(),
  amount_total: Type.Integer(),
  currency: Type.String(),
  client_reference_id: Type.Union([Type.String(), Type.Null()]),
  url: Type.Optional(Type.Union([Type.String(), Type.Null()])),
})

export function createStripe(settings: StripeSettings): Stripe {
  const { baseUrl, secretKey, webhookSecret, answerWithinMs } = settings
  let sdk: Promise<StripeSdk> | undefined

  /** Loaded when it is first needed: the shop starts without it, and its port is known by then. */
  const load = async () => {
    const { default: Sdk } = await import('stripe')
    const base = baseUrl()
    const { hostname, port, protocol } = new URL(base ?? 'https://api.stripe.com')
    return new Sdk(secretKey, {
      // A quarter of the time is for the pauses between the attempts.
      timeout: Math.floor((answerWithinMs * 0.75) / (RETRIES + 1)),
      maxNetworkRetries: RETRIES,
      telemetry: false,
      ...(base && { host: hostname, port, protocol: protocol === 'http:' ? 'http' : 'https' }),
    })
  }

  const ask = async (work: (stripe: StripeSdk) => Promise<unknown>): Promise<StripeCharge> => {
    sdk ??= load()
    const stripe = await sdk
    try {
      return readSession(await work(stripe))
    } catch (error) {
      throw failureOf(error)
    }
  }

  return {
    create: (session, requestId) =>
      ask(stripe =>
        stripe.checkout.sessions.create(sessionParameters(session), { idempotencyKey: requestId }),
      ),
    get: reference => ask(stripe => stripe.checkout.sessions.retrieve(reference)),
    expire: reference => ask(stripe => stripe.checkout.sessions.expire(reference)),
    async readEvent(body, signature) {
      sdk ??= load()
      const stripe = await sdk
      try {
        const event = stripe.webhooks.constructEvent(Buffer.from(body), signature, webhookSecret)
        return { id: event.id, reference: (event.data.object as { id?: string }).id ?? '' }
      } catch {
        throw new Refusal('bad-request', 'The signature of this event does not fit.')
      }
    },
  }
}

function sessionParameters(session: NewSession): StripeSdk.Checkout.SessionCreateParams {
  const { orderId, lines, email, successUrl, cancelUrl, expiresAt } = session
  return {
    mode: 'payment',
    client_reference_id: String(orderId),
    customer_email: email,
    success_url: successUrl,
    cancel_url: cancelUrl,
    expires_at: Math.floor(expiresAt.getTime() / 1000),
    line_items: lines.map(({ name, amount, quantity }) => ({
      quantity,
      price_data: {
        currency: CURRENCY.toLowerCase(),
        unit_amount: amount,
        product_data: { name },
      },
    })),
  }
}

function readSession(reply: unknown): StripeCharge {
  if (!Check(Session, reply)) {
    throw new ProviderFailure('unknown', "Stripe's answer does not hold a session.")
  }
  const { payment_intent, customer_details } = reply as {
    payment_intent?: unknown
    customer_details?: { email?: string | null } | null
  }
  return {
    reference: reply.id,
    state: stateOf(reply.status, reply.payment_status),
    status: reply.payment_status,
    amount: reply.amount_total,
    currency: reply.currency.toUpperCase(),
    orderId: reply.client_reference_id ?? undefined,
    payee: undefined,
    capture: typeof payment_intent === 'string' ? payment_intent : undefined,
    payer: customer_details?.email ?? undefined,
    url: reply.url ?? undefined,
  }
}

function stateOf(status: string | null, paymentStatus: string): Charge['state'] {
  if (paymentStatus === 'paid') return 'paid'
  if (status === 'complete') return 'pending'
  return status === 'open' ? 'open' : 'gone'
}

function failureOf(error: unknown): ProviderFailure {
  if (error instanceof ProviderFailure) return error
  const { statusCode, message, code } = error as Partial<StripeSdk.errors.StripeError>
  const refused = statusCode !== undefined && statusCode >= 400 && statusCode < 500
  return new ProviderFailure(refused ? 'no' : 'unknown', message ?? String(error), code)
}
