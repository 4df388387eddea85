import type { Answer } from '../answer.ts'
import type { Provider } from '../provider.ts'
import { stripeError } from './errors.ts'
import { tellSession } from './events.ts'
import { type StripeSession, seconds, showSession } from './session.ts'

export function expireSession(provider: Provider, session: StripeSession, header?: string): Answer {
  if (session.status !== 'open')
    return stripeError(400, {
      message: `Only Checkout Sessions with a status in ["open"] can be expired. This one is ${session.status}.`,
    })
  endSession(provider, session, header)
  const { intents } = provider.state
  return { status: 200, body: showSession(session, { intents, names: [] }) }
}

/** The session of this id, ended first if its time is over. */
export function findSession(provider: Provider, id: string): StripeSession | undefined {
  const session = provider.state.sessions.get(id)
  if (session?.status === 'open' && session.expires_at <= seconds()) endSession(provider, session)
  return session
}

function endSession(provider: Provider, session: StripeSession, header?: string): void {
  session.status = 'expired'
  session.url = null
  provider.changed()
  tellSession(provider, 'checkout.session.expired', session, header)
}
