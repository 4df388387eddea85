import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { type Answer, answer, troubleHeader } from '../answer.ts'
import type { SandboxOptions } from '../options.ts'
import { type Provider, providerOf } from '../provider.ts'
import { sameText } from '../same-text.ts'
import { takeText } from '../take-text.ts'
import type { CallTrouble } from '../trouble.ts'
import { createSession } from './create-session.ts'
import { failureOf, notFound, stripeError, unauthorized } from './errors.ts'
import { apiVersion } from './events.ts'
import { expireSession, findSession } from './expire-session.ts'
import { parseForm, textsAt } from './form.ts'
import { readLines, totalOf } from './read-lines.ts'
import { answerOnce } from './replay.ts'
import { type StripeSession, showLines, showSession, stripeId, tamperSession } from './session.ts'

type ById = { Params: { id: string } }

/**
 * Stripe's API, without its `/v1`. The official SDK is told a host and a port and no path, so a
 * sandbox that lives under a prefix is out of its reach: whoever mounts the sandbox mounts this a
 * second time at `/v1` of the root, with the same options object.
 */
export function stripeApi(options: SandboxOptions): FastifyPluginAsync {
  return async app => {
    const provider = providerOf(options)
    const { intents } = provider.state
    takeText(app)
    app.addHook('onRequest', async (_, reply) => {
      reply.headers({ 'request-id': stripeId('req', 10), 'stripe-version': apiVersion })
    })
    app.setErrorHandler((error, request, reply) => {
      request.log.error(error)
      return reply.code(500).send(failureOf(500).body)
    })
    app.setNotFoundHandler((request, reply) => {
      const message = `Unrecognized request URL (${request.method}: ${request.url.split('?')[0]}).`
      return reply.code(404).send(stripeError(404, { message }).body)
    })

    app.post('/checkout/sessions', (request, reply) => {
      const form = parseForm(textOf(request))
      const cents = totalOf(readLines(form))
      return serve(provider, request, reply, { name: 'session', cents }, trouble =>
        answerOnce(provider, request, textOf(request), () =>
          createSession(provider, form, trouble),
        ),
      )
    })

    app.get<ById>('/checkout/sessions/:id', (request, reply) =>
      serveSession(provider, request, reply, 'get', (session, trouble) => ({
        status: 200,
        body: showSession(tamperSession(session, trouble), { intents, names: expanded(request) }),
      })),
    )
    app.get<ById>('/checkout/sessions/:id/line_items', (request, reply) =>
      serveSession(provider, request, reply, 'lines', ({ id, lines }) => ({
        status: 200,
        body: showLines(id, lines),
      })),
    )
    app.post<ById>('/checkout/sessions/:id/expire', (request, reply) =>
      serveSession(provider, request, reply, 'expire', session =>
        answerOnce(provider, request, textOf(request), () =>
          expireSession(provider, session, troubleHeader(request)),
        ),
      ),
    )

    app.get<ById>('/payment_intents/:id', (request, reply) => {
      const { id } = request.params
      const intent = intents.get(id)
      return serve(provider, request, reply, { name: 'intent', cents: intent?.amount }, () =>
        intent ? { status: 200, body: intent } : notFound('payment_intent', id, 'intent'),
      )
    })
  }
}

function serve(
  provider: Provider,
  request: FastifyRequest,
  reply: FastifyReply,
  call: { name: string; cents?: number | undefined },
  work: (trouble: CallTrouble | undefined) => Answer,
) {
  const api = { provider, failure: failureOf }
  return answer(api, request, reply, { provider: 'stripe', ...call }, trouble => {
    const key = keyOf(request.headers.authorization)
    return sameText(key, provider.options.stripe.secretKey) ? work(trouble) : unauthorized(key)
  })
}

function serveSession(
  provider: Provider,
  request: FastifyRequest<ById>,
  reply: FastifyReply,
  name: string,
  work: (session: StripeSession, trouble: CallTrouble | undefined) => Answer,
) {
  const { id } = request.params
  const session = findSession(provider, id)
  return serve(provider, request, reply, { name, cents: session?.amount_subtotal }, trouble =>
    session ? work(session, trouble) : notFound('checkout.session', id, 'session'),
  )
}

/** The key comes as a Bearer token or as the user name of Basic. */
function keyOf(authorization = ''): string | undefined {
  const [scheme = '', value = ''] = authorization.split(' ')
  if (/^bearer$/i.test(scheme)) return value
  if (/^basic$/i.test(scheme)) return Buffer.from(value, 'base64').toString().split(':')[0]
  return undefined
}

function textOf(request: FastifyRequest): string {
  return typeof request.body === 'string' ? request.body : ''
}

function expanded(request: FastifyRequest): string[] {
  const query = parseForm(request.url.split('?')[1] ?? '')
  return Object.values(textsAt(query, 'expand'))
}
