import Type, { type Static } from 'typebox'
import { Check } from 'typebox/schema'
import { parseMoney } from '../../contract/money.ts'
import type { Charge } from './charge.ts'
import { ProviderFailure } from './provider-failure.ts'

// What we read of PayPal's answers; everything else in them may change as it likes.

const Amount = Type.Object({
  currency_code: Type.String(),
  value: Type.String({ pattern: '^[0-9]{1,10}(\\.[0-9]{1,2})?$' }),
})

const Capture = Type.Object({ id: Type.String(), status: Type.String(), amount: Amount })

const PayPalOrder = Type.Object({
  id: Type.String(),
  status: Type.String(),
  payer: Type.Optional(Type.Object({ payer_id: Type.Optional(Type.String()) })),
  purchase_units: Type.Array(
    Type.Object({
      reference_id: Type.Optional(Type.String()),
      amount: Amount,
      payee: Type.Optional(Type.Object({ merchant_id: Type.Optional(Type.String()) })),
      payments: Type.Optional(Type.Object({ captures: Type.Optional(Type.Array(Capture)) })),
    }),
    { minItems: 1, maxItems: 1 },
  ),
})

const Token = Type.Object({ access_token: Type.String(), expires_in: Type.Number() })

const Refused = Type.Object({
  message: Type.Optional(Type.String()),
  details: Type.Optional(
    Type.Array(Type.Object({ issue: Type.String(), description: Type.Optional(Type.String()) })),
  ),
})

export function readCharge(reply: unknown): Charge {
  if (!Check(PayPalOrder, reply)) throw misunderstood('an order')
  const [unit] = reply.purchase_units
  const captures = unit?.payments?.captures ?? []
  const capture = captures.find(({ status }) => status === 'COMPLETED') ?? captures[0]
  const amount = capture?.amount ?? unit?.amount
  if (!amount) throw misunderstood('an amount')
  return {
    reference: reply.id,
    state: stateOf(reply, capture),
    status: capture?.status ?? reply.status,
    amount: parseMoney(amount.value),
    currency: amount.currency_code,
    orderId: unit?.reference_id,
    payee: unit?.payee?.merchant_id,
    capture: capture?.id,
    payer: reply.payer?.payer_id,
  }
}

function stateOf(order: Static<typeof PayPalOrder>, capture: Static<typeof Capture> | undefined) {
  if (capture?.status === 'COMPLETED') return 'paid'
  if (capture?.status === 'PENDING') return 'pending'
  return capture || order.status === 'VOIDED' ? 'gone' : 'open'
}

export function readToken(reply: unknown): Static<typeof Token> {
  if (Check(Token, reply)) return reply
  throw misunderstood('a token')
}

/** PayPal's reason, in its own words where it has some. */
export function readRefusal(status: number, reply: unknown): ProviderFailure {
  const { message, details } = Check(Refused, reply) ? reply : {}
  const [first] = details ?? []
  return new ProviderFailure('no', first?.description ?? message ?? '', first?.issue ?? `${status}`)
}

function misunderstood(what: string) {
  return new ProviderFailure('unknown', `PayPal's answer does not hold ${what}.`)
}
