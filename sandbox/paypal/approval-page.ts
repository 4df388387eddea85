import type { FastifyInstance, FastifyReply } from 'fastify'
import { troubleHeader } from '../answer.ts'
import { type Html, html, showMoney } from '../pages/html.ts'
import { sendPage } from '../pages/page.ts'
import type { Provider } from '../provider.ts'
import { decideOrder, isChoice, type Outcome } from './approve-order.ts'
import { refuse } from './errors.ts'
import { type PayPalOrder, payer } from './order.ts'

const root = '..'

/** The window in which the payer decides. Its forms work without script. */
export function approvalPage(app: FastifyInstance, provider: Provider): void {
  app.get<{ Querystring: { token?: string; parent?: string } }>('/approve', (request, reply) => {
    const { token, parent } = request.query
    const frame = originOf(parent)
    // The shop's button opens the window at once and the order later: this is the time between.
    if (!token) return sendMessage(reply, frame, waiting)
    const order = provider.state.orders.get(token)
    if (!order) return sendMessage(reply, frame, unknown)
    if (order.capture) return sendMessage(reply, frame, paid)
    return sendPage(reply, {
      title: 'Approve your payment',
      root,
      body: choices(provider, order, frame),
      formTargets: [order.returnUrl, order.cancelUrl],
      frameAncestor: frame,
    })
  })

  app.post('/approve', async (request, reply) => {
    const form = new URLSearchParams(String(request.body ?? ''))
    const order = provider.state.orders.get(form.get('token') ?? '')
    const choice = form.get('choice')
    const frame = originOf(form.get('parent'))
    const json = request.headers.accept?.includes('application/json')
    if (!order || !isChoice(choice) || (order.capture && choice !== 'cancel')) {
      const refused = refuse(order?.capture ? 'ORDER_ALREADY_CAPTURED' : 'INVALID_RESOURCE_ID')
      if (json) return reply.code(refused.status).send(refused.body)
      return sendMessage(reply, frame, order?.capture ? paid : unknown)
    }
    const outcome = decideOrder(provider, order, choice, troubleHeader(request))
    await provider.saved()
    return json ? reply.send(outcome) : sendOutcome(reply, outcome, frame)
  })
}

/** Back to the shop: through its window when there is one, by redirect when it gave an address. */
function sendOutcome(reply: FastifyReply, outcome: Outcome, parent: string | undefined) {
  if (!parent && outcome.url) return reply.redirect(outcome.url, 303)
  const approved = outcome.outcome === 'approved'
  return sendPage(reply, {
    title: approved ? 'Payment approved' : 'Payment cancelled',
    root,
    script: 'paypal/tell-shop.js',
    frameAncestor: parent,
    body: html`<main class="card narrow" id="outcome" data-parent="${parent ?? ''}" data-order="${outcome.orderID}" data-outcome="${outcome.outcome}" data-payer="${outcome.payerID ?? ''}">
  <h1>${approved ? 'Payment approved' : 'Payment cancelled'}</h1>
  <p>${approved ? 'The shop finishes your order now.' : 'Nothing was charged.'} You can close this window.</p>
</main>`,
  })
}

type Message = { status: number; title: string; text: string }
const waiting = { status: 200, title: 'One moment', text: 'Your payment is being prepared.' }
const unknown = {
  status: 404,
  title: 'This payment is not known',
  text: 'Go back to the shop and start again.',
}
const paid = {
  status: 409,
  title: 'Already paid',
  text: 'This order was paid before. Nothing more is taken.',
}

function sendMessage(
  reply: FastifyReply,
  frameAncestor: string | undefined,
  { status, title, text }: Message,
) {
  const body = html`<main class="card narrow"><h1>${title}</h1><p>${text}</p></main>`
  return sendPage(reply, { status, title, root, body, frameAncestor })
}

function choices(provider: Provider, order: PayPalOrder, parent: string | undefined): Html {
  const { unit } = order
  const { value, currency_code: currency } = unit.amount
  const reference = unit.invoice_id ?? unit.custom_id ?? unit.reference_id
  return html`<main class="card">
  <header>
    <h1 class="merchant">Pay ${order.brandName ?? provider.options.paypal.merchantName}</h1>
    <p class="amount">${showMoney(value, currency)}</p>
  </header>
  <dl>
    <div><dt>Reference</dt><dd>${reference}</dd></div>
    ${unit.description ? html`<div><dt>For</dt><dd>${unit.description}</dd></div>` : ''}
    <div><dt>Pay with</dt><dd>PayPal balance</dd></div>
    <div><dt>Account</dt><dd>${payer.name.given_name} ${payer.name.surname}<br><small>${payer.email_address}</small></dd></div>
  </dl>
  <form method="post" action="approve">
    <input type="hidden" name="token" value="${order.id}">
    ${parent ? html`<input type="hidden" name="parent" value="${parent}">` : ''}
    <button class="primary" name="choice" value="approve">Approve payment</button>
    <div class="pair">
      <button name="choice" value="decline">Decline</button>
      <button name="choice" value="cancel">Cancel</button>
    </div>
  </form>
  <p class="hint">Approve pays. Decline comes back to the shop and fails when the shop takes the money, as an empty account does. Cancel leaves everything as it was.</p>
</main>`
}

/** The shop's origin as the button gave it; anything else than an http(s) origin is nothing. */
function originOf(value: string | null | undefined): string | undefined {
  if (!value || !URL.canParse(value)) return undefined
  const { origin, protocol } = new URL(value)
  return protocol === 'http:' || protocol === 'https:' ? origin : undefined
}
