import fc from 'fast-check'
import { Check } from 'typebox/schema'
import type { Endpoint } from '../contract/endpoint.ts'
import { users } from '../contract/users.ts'
import { EVERY_CALL, type NamedCall } from './every-call.ts'
import { hostileRequests } from './hostile-requests.ts'
import { inTurns } from './in-turns.ts'
import { type Answer, jsonOf, type Request } from './send.ts'
import type { Rank, Target } from './target.ts'
import type { Trial } from './trial.ts'

const SHORT = { bodies: 25, seed: 20_261_115 }
const LONG = { bodies: 1000 }
const AT_ONCE = 8

type Role = 'visitor' | 'customer' | 'admin'

export const hostileBodies: Trial = {
  number: 8,
  title: 'hostile bodies',
  async run(target, long) {
    // The short form is a gate and asks the same every time; the long one goes looking.
    const seed = long ? Date.now() % 2 ** 31 : SHORT.seed
    const { bodies } = long ? LONG : SHORT
    const problems: string[] = []
    const seen = new Map<number, number>()
    for (const call of EVERY_CALL) {
      for (const role of ['visitor', 'customer', 'admin'] as const) {
        const people = openPeople(target, call.endpoint, role)
        const requests = fc.sample(hostileRequests(call.endpoint, await idsOf(target)), {
          numRuns: bodies,
          seed,
        })
        await inTurns(AT_ONCE, requests, async request => {
          const problem = await tryOne(people, call, request, seen)
          if (problem) problems.push(`${call.name} as ${role}, seed ${seed}: ${problem}`)
        })
      }
    }
    const statuses = [...seen].toSorted().map(([status, times]) => `${status}: ${times}`)
    const asked = EVERY_CALL.length * 3 * bodies
    return {
      figures: `${EVERY_CALL.length} calls × ${bodies} bodies × 3 roles = ${asked}, seed ${seed} (${statuses.join(', ')})`,
      problems,
    }
  },
}

async function tryOne(
  people: People,
  { endpoint }: NamedCall,
  request: Request,
  seen: Map<number, number>,
): Promise<string | undefined> {
  try {
    const answer = await people.send(request)
    seen.set(answer.status, (seen.get(answer.status) ?? 0) + 1)
    const wrong = whatIsWrong(endpoint, answer)
    return wrong && `${wrong} ${told(request)} → ${answer.text.slice(0, 200)}`
  } catch (error) {
    return `${error} ${told(request)}`
  }
}

function whatIsWrong({ reply, csv }: Endpoint, answer: Answer): string | undefined {
  const body = csv && answer.status < 400 ? answer.text : jsonOf(answer)
  if (answer.status >= 500) return `answered ${answer.status}`
  if (answer.status >= 400) {
    const { detail } = (body ?? {}) as { detail?: unknown }
    const isSentence = typeof detail === 'string' && detail.trim() !== ''
    return isSentence ? undefined : `answered ${answer.status} without a detail`
  }
  return Check(reply.schema, body) ? undefined : 'answered what the contract does not say'
}

function told({ method, path, headers, body }: Request): string {
  return `to ${method} ${path} ${JSON.stringify(headers)} ${JSON.stringify(`${body ?? ''}`.slice(-700))}`
}

/** Things that the hostile calls may spoil, so that an id in the path often means something. */
async function idsOf(target: Target): Promise<number[]> {
  const product = await target.product()
  const buyer = await target.person()
  const order = await target.order(buyer, product)
  return [product.id, buyer.id, order.id]
}

type People = { send(request: Request): Promise<Answer> }

/** Somebody of the role; whoever changes their password or is deleted is followed by another. */
function openPeople(target: Target, { access }: Endpoint, role: Role): People {
  if (role === 'visitor') return { send: target.send }
  // An admin's way ends where only the superuser goes on.
  const rank: Rank = role === 'admin' && access === 'superuser' ? 'superuser' : role
  let person = target.person(rank)
  const sendAs = async (request: Request) => {
    const { token } = await person
    const headers = { ...request.headers, authorization: `Bearer ${token}` }
    return { token, answer: await target.send({ ...request, headers }) }
  }
  return {
    async send(request) {
      const { token, answer } = await sendAs(request)
      if (answer.status !== 401 || (await isGood(target, token))) return answer
      if ((await person).token === token) person = target.person(rank)
      return (await sendAs(request)).answer
    },
  }
}

async function isGood(target: Target, token: string): Promise<boolean> {
  return (await target.ask(users.profile, { as: { token } })).status === 200
}
