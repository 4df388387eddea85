import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { Answer } from '../answer.ts'
import type { Provider } from '../provider.ts'
import { remember } from '../state.ts'
import { stripeError } from './errors.ts'

/** `Idempotency-Key`: the same call gets the first answer again, another one with the key none. */
export function answerOnce(
  provider: Provider,
  request: FastifyRequest,
  sent: string,
  work: () => Answer,
): Answer {
  const key = request.headers['idempotency-key']?.toString()
  if (!key) return work()
  // From the end of the address: the same API is mounted at two places.
  const path = request.url.slice(request.url.lastIndexOf('/v1/'))
  const asked = createHash('sha256').update(`${path} ${sent}`).digest('base64')
  const first = provider.state.replays.get(key)
  if (first && first.asked !== asked)
    return stripeError(400, {
      type: 'idempotency_error',
      message: `The key '${key}' was first used with other parameters. Use another key for another request.`,
    })
  if (first)
    return {
      status: first.status,
      body: first.body,
      headers: { 'idempotent-replayed': 'true', 'idempotency-key': key },
    }
  const answer = work()
  // A call that was refused for its parameters did not begin, and its key stays free.
  if (answer.status < 300) {
    const { status, body } = answer
    remember(provider.state.replays, key, { asked, status, body }, provider.limit)
    provider.changed()
  }
  return { ...answer, headers: { ...answer.headers, 'idempotency-key': key } }
}
