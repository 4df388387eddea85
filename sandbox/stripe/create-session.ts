import type { Answer } from '../answer.ts'
import type { Provider } from '../provider.ts'
import { remember } from '../state.ts'
import type { CallTrouble } from '../trouble.ts'
import { invalid, missing } from './errors.ts'
import { type Form, textAt, textsAt } from './form.ts'
import { readLines, totalOf } from './read-lines.ts'
import { type StripeSession, seconds, showSession, stripeId, tamperSession } from './session.ts'

const day = 86_400
const halfHour = 1_800

export function createSession(provider: Provider, form: Form, trouble?: CallTrouble): Answer {
  const mode = textAt(form, 'mode')
  if (!mode) return missing('mode')
  if (mode !== 'payment') return invalid('mode', 'This sandbox knows the mode payment only.')
  const lines = readLines(form)
  if ('status' in lines) return lines
  const total = totalOf(lines) ?? 0
  if (total < 50)
    return invalid('line_items', 'The total has to be at least 50 cents.', 'amount_too_small')
  const urls = readUrls(form)
  if ('status' in urls) return urls
  const created = seconds()
  const expires = Number(textAt(form, 'expires_at') ?? created + day)
  // Some seconds are lost on the way: Stripe is as lenient.
  if (!(expires >= created + halfHour - 60 && expires <= created + day + 60))
    return invalid('expires_at', 'expires_at has to be between 30 minutes and 24 hours from now.')
  const id = stripeId('cs_test', 40)
  const asked: StripeSession = {
    id,
    object: 'checkout.session',
    amount_subtotal: total,
    amount_total: total,
    ...urls,
    client_reference_id: textAt(form, 'client_reference_id') ?? null,
    created,
    currency: lines[0]?.currency ?? 'usd',
    customer: null,
    customer_details: null,
    customer_email: textAt(form, 'customer_email') ?? null,
    expires_at: expires,
    livemode: false,
    metadata: textsAt(form, 'metadata'),
    mode,
    payment_intent: null,
    payment_intent_metadata: textsAt(form, 'payment_intent_data', 'metadata'),
    payment_method_types: ['card'],
    payment_status: 'unpaid',
    status: 'open',
    ui_mode: textAt(form, 'ui_mode') ?? 'hosted',
    url: `${provider.options.origin()}/stripe/pay/${id}`,
    lines,
  }
  const session = tamperSession(asked, trouble)
  remember(provider.state.sessions, id, session, provider.limit)
  provider.changed()
  const names = Object.values(textsAt(form, 'expand'))
  return { status: 200, body: showSession(session, { intents: provider.state.intents, names }) }
}

function readUrls(form: Form): Pick<StripeSession, 'success_url' | 'cancel_url'> | Answer {
  const success = textAt(form, 'success_url')
  const cancel = textAt(form, 'cancel_url')
  if (!success) return missing('success_url')
  for (const [param, url] of [
    ['success_url', success],
    ['cancel_url', cancel],
  ] as const)
    if (url !== undefined && !/^https?:\/\/[^/]/.test(url))
      return invalid(param, 'Not a valid URL', 'url_invalid')
  return { success_url: success, cancel_url: cancel ?? null }
}
