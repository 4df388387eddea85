import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type Answer, answer, troubleHeader } from '../answer.ts'
import type { Provider } from '../provider.ts'
import { captureOrder } from './capture-order.ts'
import { checkOrder } from './check-order.ts'
import { createOrder } from './create-order.ts'
import { failure, failureOf, invalidToken, mockedAnswer, refuse } from './errors.ts'
import { type PayPalOrder, showOrder, toCents } from './order.ts'
import { tamper } from './tamper.ts'
import { issueToken, isTokenValid } from './token.ts'

type ById = { Params: { id: string } }

/** PayPal's REST API: `/v1/oauth2/token` and Orders v2. */
export function paypalApi(app: FastifyInstance, provider: Provider): void {
  const { paypal } = provider.options
  const api = { provider, failure: failureOf }
  const orderOf = (request: FastifyRequest<ById>) => provider.state.orders.get(request.params.id)

  app.post('/v1/oauth2/token', (request, reply) =>
    answer(api, request, reply, { provider: 'paypal', name: 'token' }, () =>
      issueToken(paypal, request.headers.authorization, textOf(request)),
    ),
  )

  app.post('/v2/checkout/orders', (request, reply) => {
    const asked = checkOrder(textOf(request), paypal.payeeMerchantId)
    const cents = 'unit' in asked ? toCents(asked.unit.amount.value) : undefined
    const call = { provider: 'paypal', name: 'create', cents } as const
    return answer(
      api,
      request,
      reply,
      call,
      trouble =>
        guard(provider, request) ??
        createOrder(provider, textOf(request), wishes(request), trouble),
    )
  })

  app.get<ById>('/v2/checkout/orders/:id', (request, reply) => {
    const order = orderOf(request)
    return answer(api, request, reply, callOf('get', order), trouble => {
      const refused = guard(provider, request)
      if (refused) return refused
      if (!order) return refuse('INVALID_RESOURCE_ID')
      const unit = { ...order.unit, amount: tamper(order.unit.amount, trouble) }
      const capture = order.capture && {
        ...order.capture,
        amount: tamper(order.capture.amount, trouble),
      }
      const seen = { ...order, unit, ...(capture && { capture }) }
      return { status: 200, body: showOrder(provider, seen, true) }
    })
  })

  app.post<ById>('/v2/checkout/orders/:id/capture', (request, reply) => {
    const order = orderOf(request)
    return answer(api, request, reply, callOf('capture', order), trouble => {
      const refused = guard(provider, request)
      if (refused) return refused
      if (!order) return refuse('INVALID_RESOURCE_ID')
      const header = troubleHeader(request)
      return captureOrder(provider, order, wishes(request), { trouble, header })
    })
  })
}

function callOf(name: string, order: PayPalOrder | undefined) {
  return { provider: 'paypal', name, cents: order && toCents(order.unit.amount.value) } as const
}

/** What stops a call before its own rules are looked at. */
function guard(provider: Provider, request: FastifyRequest): Answer | undefined {
  const [scheme, token] = request.headers.authorization?.split(' ') ?? []
  if (scheme !== 'Bearer' || !token) return failure('AUTHENTICATION_FAILURE')
  if (!isTokenValid(provider.options.paypal, token)) return invalidToken
  const json = /^application\/json\b/i.test(request.headers['content-type'] ?? '')
  // Even a capture without a body is refused without it, as by PayPal.
  if (request.method === 'POST' && !json) return failure('UNSUPPORTED_MEDIA_TYPE')
  return provider.control ? mockedAnswer(request.headers['paypal-mock-response']) : undefined
}

function wishes(request: FastifyRequest) {
  return {
    requestId: request.headers['paypal-request-id']?.toString(),
    whole: /return\s*=\s*representation/i.test(request.headers.prefer?.toString() ?? ''),
  }
}

function textOf(request: FastifyRequest): string {
  return typeof request.body === 'string' ? request.body : ''
}
