import type { FastifyPluginAsync, FastifyReply } from 'fastify'
import { troubleHeader } from '../answer.ts'
import { html } from '../pages/html.ts'
import { sendPage } from '../pages/page.ts'
import type { Provider } from '../provider.ts'
import { takeText } from '../take-text.ts'
import { type Card, type CardFault, testCards } from './card.ts'
import { findSession } from './expire-session.ts'
import { payForm } from './pay-form.ts'
import { paySession, successUrl } from './pay-session.ts'
import type { StripeSession } from './session.ts'

type ById = { Params: { id: string }; Querystring: { card?: string } }

const root = '../..'

/** Stripe's hosted payment page: a test card and a way back. Works without script. */
export function payPage(provider: Provider): FastifyPluginAsync {
  return async app => {
    takeText(app)
    app.get<ById>('/pay/:id', async (request, reply) => {
      const session = findSession(provider, request.params.id)
      await provider.saved()
      if (session?.status === 'complete') return reply.redirect(successUrl(session), 303)
      if (session?.status !== 'open') return sendGone(reply, session)
      return sendForm(provider, reply, session, firstCard(session, request.query.card))
    })

    app.post<ById>('/pay/:id', async (request, reply) => {
      const session = findSession(provider, request.params.id)
      const json = request.headers.accept?.includes('application/json')
      if (session?.status === 'open') {
        const card = readCard(String(request.body ?? ''))
        const fault = paySession(provider, session, card, troubleHeader(request))
        await provider.saved()
        if (fault && json) return reply.code(402).send({ error: { type: 'card_error', ...fault } })
        if (fault) return sendForm(provider, reply, session, card, fault)
      }
      // Whoever sends the form twice is led on, not charged again.
      if (session?.status === 'complete') {
        const url = successUrl(session)
        return json ? reply.send({ status: session.status, url }) : reply.redirect(url, 303)
      }
      if (json)
        return reply.code(404).send({ error: { message: 'There is no such open session.' } })
      return sendGone(reply, session)
    })
  }
}

/** `?card=` fills the form with one of the test cards. */
function firstCard(session: StripeSession, number: string | undefined): Card {
  const email = session.customer_email ?? ''
  if (!testCards.some(card => card.number === number)) return { email }
  return {
    number,
    expiry: '12 / 34',
    cvc: '123',
    name: 'Sandy Buyer',
    email: email || 'sandy@sandbox.example',
  }
}

function readCard(text: string): Card {
  const form = new URLSearchParams(text)
  const field = (name: string) => form.get(name) ?? undefined
  return {
    number: field('number'),
    expiry: field('expiry'),
    cvc: field('cvc'),
    name: field('name'),
    email: field('email'),
  }
}

function sendForm(
  provider: Provider,
  reply: FastifyReply,
  session: StripeSession,
  card: Card,
  fault?: CardFault,
) {
  return sendPage(reply, {
    title: fault ? `Error: ${fault.message}` : 'Pay by card',
    root,
    status: fault ? 402 : 200,
    formTargets: [session.success_url ?? undefined],
    body: payForm(provider.options.paypal.merchantName, session, card, fault),
  })
}

function sendGone(reply: FastifyReply, session: StripeSession | undefined) {
  const title = session ? 'This payment has expired' : 'This payment is not known'
  return sendPage(reply, {
    title,
    root,
    status: session ? 410 : 404,
    body: html`<main class="card narrow">
  <h1>${title}</h1>
  <p>Nothing was charged. Go back to the shop and start again.</p>
  ${session?.cancel_url ? html`<p><a class="button" href="${session.cancel_url}">Back to the shop</a></p>` : ''}
</main>`,
  })
}
