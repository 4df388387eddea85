import type { Endpoint } from '../contract/endpoint.ts'
import { orders } from '../contract/orders.ts'
import { products } from '../contract/products.ts'
import { users } from '../contract/users.ts'
import { EVERY_CALL } from './every-call.ts'
import { jsonOf } from './send.ts'
import type { Target } from './target.ts'
import type { Trial } from './trial.ts'
import { createWorld, encode, idFor, likelyValues } from './world.ts'

/** What somebody would like to decide and must not. */
const WISHES: Record<string, unknown> = {
  isAdmin: true,
  is_superuser: true,
  isSuperuser: true,
  role: 'superuser',
  id: 1,
  _id: 1,
  user: 1,
  user_id: 1,
  isPaid: true,
  paidAt: '2020-01-01T00:00:00.000Z',
  paid_at: '2020-01-01T00:00:00.000Z',
  isDelivered: true,
  price: '0.01',
  rating: 1,
  rating_sum: 1,
  numReviews: 100,
  num_reviews: 100,
  countInStock: '9999',
  stock: 9999,
  status: 'paid',
  token_version: 0,
  password_hash: 'x',
  created_at: '2020-01-01T00:00:00.000Z',
  deleted_at: '2020-01-01T00:00:00.000Z',
}

const WRITES = EVERY_CALL.filter(
  ({ endpoint: { method, access, raw } }) => method !== 'GET' && access !== 'provider' && !raw,
)

export const massAssignment: Trial = {
  number: 10,
  title: 'mass assignment',
  async run(anyTarget) {
    // Signing in is one of the writes, and elsewhere too many have failed at it by now.
    const target = await anyTarget.another({})
    const problems: string[] = []
    const { person, product } = await createWorld(target)
    const first = { rating: 5, comment: 'First.' }
    await target.call(products.review, { as: person, id: product.id, body: first })
    let succeeded = 0
    for (const { name, endpoint } of WRITES) {
      const plain = await outcomeOf(target, endpoint, {})
      const laced = await outcomeOf(target, endpoint, WISHES)
      if (laced.status === endpoint.reply.status) succeeded++
      const [one, other] = [plain, laced].map(outcome => JSON.stringify(outcome))
      if (one !== other) problems.push(`${name}: ${one} became ${other}`)
    }
    await target.close()
    return {
      figures: `${WRITES.length} writes with and without ${Object.keys(WISHES).length} fields of others, ${succeeded} of them accepted, nothing else changed`,
      problems,
    }
  },
}

/** Makes the call in a world of its own, and tells what that world is like afterwards. */
async function outcomeOf(target: Target, endpoint: Endpoint, wishes: Record<string, unknown>) {
  const world = await createWorld(target)
  const owner = await target.person('superuser')
  const as = ['admin', 'superuser'].includes(endpoint.access) ? owner : world.person
  const values = lace(likelyValues(endpoint, world), wishes, endpoint)
  const { body, headers } = encode(values, endpoint.multipart)
  const id = idFor(endpoint, world)
  const answer = await target.ask(endpoint, { as, id, body, headers })
  return {
    status: answer.status,
    reply: viewOf(jsonOf(answer)),
    product: viewOf(jsonOf(await target.ask(products.get, { id: world.product.id }))),
    order: viewOf(jsonOf(await target.ask(orders.get, { as: owner, id: world.order.id }))),
    person: viewOf(jsonOf(await target.ask(users.get, { as: owner, id: world.person.id }))),
  }
}

/** Puts the wishes into every object of a body, beside the fields that belong there. */
function lace(
  values: Record<string, unknown>,
  wishes: Record<string, unknown>,
  { multipart, body }: Endpoint,
): Record<string, unknown> {
  const named = Object.keys(body?.properties ?? {})
  const others = Object.entries(wishes).filter(([key]) => !named.includes(key))
  const laced = Object.fromEntries(
    Object.entries(values).map(([key, value]) => [key, laceInside(value, wishes)]),
  )
  // A form takes twenty fields and has texts only.
  const fitting = multipart ? others.slice(0, 12).map(([key, value]) => [key, `${value}`]) : others
  return { ...laced, ...Object.fromEntries(fitting) }
}

function laceInside(value: unknown, wishes: Record<string, unknown>): unknown {
  if (Array.isArray(value)) return value.map(each => laceInside(each, wishes))
  if (typeof value !== 'object' || value === null) return value
  return { ...wishes, ...value }
}

/** A reply without what differs from world to world: names, times and ids. */
function viewOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(each => viewOf(each))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => {
      if (['id', '_id', 'product'].includes(key)) return [key, nameOf(each)]
      const differs = /^(username|email|token|detail|url|createdAt|deliveredAt)$/.test(key)
      return [key, differs ? typeof each : viewOf(each)]
    }),
  )
}

/** Of an id only this: the wishes name the first of everything, and a world has none of these. */
function nameOf(id: unknown): string {
  return id === 1 ? 'the first' : typeof id
}
