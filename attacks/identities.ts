import type { Access, Endpoint } from '../contract/endpoint.ts'
import { users } from '../contract/users.ts'
import { EVERY_CALL } from './every-call.ts'
import { forge, unsigned } from './forged-tokens.ts'
import type { Target } from './target.ts'
import type { Trial } from './trial.ts'
import { createWorld, encode, idFor, likelyValues, type World } from './world.ts'

/** Somebody who calls: a token, and the rungs that it stands for. */
type Identity = { token?: string; may: Access[]; isOwner?: true }

const VISITOR: Access[] = ['anyone']
const CUSTOMER: Access[] = ['anyone', 'user']
const ADMIN: Access[] = ['anyone', 'user', 'admin']
const SUPERUSER: Access[] = ['anyone', 'user', 'admin', 'superuser']

const IDENTITIES: Record<string, (target: Target, world: World) => Promise<Identity>> = {
  'a visitor': async () => ({ may: VISITOR }),
  'the customer': async (_, { person }) => ({ token: person.token, may: CUSTOMER, isOwner: true }),
  'another customer': async target => ({ token: (await target.person()).token, may: CUSTOMER }),
  'an admin': async target => ({ token: (await target.person('admin')).token, may: ADMIN }),
  'the superuser': async target => ({
    token: (await target.person('superuser')).token,
    may: SUPERUSER,
  }),
  'a deleted person': deleted,
  'a demoted admin': demoted,
  'an expired token': async (_, { person }) => ({
    token: await forge(person.id, { ends: '-1s' }),
    may: VISITOR,
  }),
  'a token of another key': async (_, { person }) => ({
    token: await forge(person.id, { secret: 'another key, and long enough for it' }),
    may: VISITOR,
  }),
  'a token without signature': async (_, { person }) => ({
    token: unsigned(person.id, 'none'),
    may: VISITOR,
  }),
  'no token at all': async () => ({ token: 'x.y.z', may: VISITOR }),
}

async function deleted(target: Target): Promise<Identity> {
  const { id, token } = await target.person()
  await target.call(users.delete, { as: await target.person('superuser'), id })
  return { token, may: VISITOR }
}

async function demoted(target: Target): Promise<Identity> {
  const { id, token } = await target.person('admin')
  const as = await target.person('superuser')
  await target.call(users.update, { as, id, body: { isAdmin: false } })
  return { token, may: CUSTOMER }
}

/** Providers prove themselves by a signature; an identity is nothing to them. */
const CALLS = EVERY_CALL.filter(({ endpoint }) => endpoint.access !== 'provider')

export const identities: Trial = {
  number: 9,
  title: 'every call as everybody',
  async run(target) {
    const problems: string[] = []
    let done = 0
    const shared = await createWorld(target)
    for (const [who, identify] of Object.entries(IDENTITIES)) {
      const { token, ...identity } = await identify(target, shared)
      for (const { name, endpoint } of CALLS) {
        const world = await worldFor(endpoint, target, shared)
        const status = await statusOf(target, endpoint, world, token)
        const expected = statusesFor(endpoint, identity)
        if (status === endpoint.reply.status) done++
        if (!expected.includes(status)) {
          problems.push(`${name} as ${who}: ${status} instead of ${expected.join(' or ')}`)
        }
      }
    }
    const count = Object.keys(IDENTITIES).length
    return {
      figures: `${CALLS.length} calls × ${count} identities = ${CALLS.length * count}, of which ${done} may and did`,
      problems,
    }
  },
}

/** What a write changes or deletes has to be there for the next one. */
async function worldFor({ method, path }: Endpoint, target: Target, shared: World): Promise<World> {
  if (method === 'GET') return shared
  const isAboutPeople = path.startsWith('/api/users/') && path.includes('{id}')
  const { product, order } = await createWorld(target, shared.person)
  return { product, order, person: isAboutPeople ? await target.person() : shared.person }
}

async function statusOf(target: Target, endpoint: Endpoint, world: World, token?: string) {
  const values = likelyValues(endpoint, world)
  const { status } = await target.ask(endpoint, {
    as: token === undefined ? undefined : { token },
    id: idFor(endpoint, world),
    ...(endpoint.body ? encode(values, endpoint.multipart) : {}),
  })
  return status
}

/** As the contract says: who may not is told so, and who may gets the reply or a refusal in it. */
function statusesFor({ access, reply, refusals = {} }: Endpoint, { may, isOwner }: Identity) {
  if (!may.includes(access)) return [may.includes('user') ? 403 : 401]
  const isStaff = may.includes('admin')
  if (/somebody else/.test(refusals[404] ?? '') && !isOwner && !isStaff) return [404]
  return [reply.status, ...Object.keys(refusals).map(Number)]
}
