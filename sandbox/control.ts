import type { FastifyPluginAsync } from 'fastify'
import type { Provider } from './provider.ts'
import { callTroubles, isTrouble, type Plan, webhookTroubles } from './trouble.ts'
import { sendOnce } from './webhooks.ts'

type Wish = { provider?: unknown; call?: unknown; trouble?: unknown; times?: unknown }
type Replay = { provider?: unknown; last?: unknown; reverse?: unknown; trouble?: unknown }

/** For tests and whoever runs the sandbox: never for a shop that is open. */
export function controlPlugin(provider: Provider): FastifyPluginAsync {
  return async app => {
    app.addHook('onRequest', async (_, reply) => {
      if (!provider.control)
        return reply
          .code(403)
          .send({ error: 'The control calls of this sandbox are switched off.' })
    })

    app.post<{ Body: Wish | null }>('/_trouble', async (request, reply) => {
      const plan = readPlan(request.body ?? {})
      if (typeof plan === 'string') return reply.code(400).send({ error: plan })
      provider.plans.push(plan)
      return reply.code(201).send({ planned: provider.plans })
    })
    app.get('/_trouble', async () => ({ planned: provider.plans }))
    app.delete('/_trouble', async () => {
      provider.plans.length = 0
      return { planned: provider.plans }
    })

    app.post<{ Body: Replay | null }>('/_webhooks/replay', async (request, reply) => {
      const { provider: name, last = 1, reverse, trouble } = request.body ?? {}
      if (!Number.isInteger(last) || Number(last) < 1)
        return reply.code(400).send({ error: 'last has to be a number from 1 on' })
      const events = [...provider.state.events.values()]
        .filter(event => name === undefined || event.provider === name)
        .slice(-Number(last))
      const sent = []
      // One after the other: the order is the point of it.
      for (const event of reverse ? events.reverse() : events) {
        const status = await sendOnce(provider, { ...event, ...readTrouble(trouble) })
        sent.push({ id: event.id, type: event.type, status })
      }
      return { sent }
    })

    app.get('/paypal/_state', async () => {
      const orders = [...provider.state.orders.values()]
      return { orders, captures: orders.filter(order => order.capture).length }
    })
    app.get('/stripe/_state', async () => {
      const sessions = [...provider.state.sessions.values()]
      return {
        sessions,
        paid: sessions.filter(session => session.payment_status === 'paid').length,
      }
    })
  }
}

function readTrouble(trouble: unknown) {
  const known = webhookTroubles.find(name => name === trouble)
  return known && { trouble: known }
}

function readPlan({ provider, call = '*', trouble, times = 1 }: Wish): Plan | string {
  if (provider !== 'paypal' && provider !== 'stripe') return 'provider has to be paypal or stripe'
  if (typeof call !== 'string') return 'call has to be the name of a call, or *'
  if (!isTrouble(trouble))
    return `trouble has to be one of ${[...callTroubles, ...webhookTroubles].join(', ')}`
  if (typeof times !== 'number' || times < 1) return 'times has to be a number from 1 on'
  return { provider, call, trouble, times }
}
