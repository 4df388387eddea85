import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { Check } from 'typebox/schema'
import type { Endpoint } from '../contract/endpoint.ts'
import type { UserWithToken } from '../contract/users.ts'
import { formOf } from '../server/testing/forms.ts'
import { orderBody } from '../server/testing/order-bodies.ts'
import { valuesOf } from './schema-values.ts'
import type { Target } from './target.ts'

/** Somebody, something to buy, and an order of theirs: what the calls are about. */
export type World = Awaited<ReturnType<typeof createWorld>>

export async function createWorld(target: Target, somebody?: UserWithToken) {
  const person = somebody ?? (await target.person())
  const product = await target.product()
  const order = await target.order(person, product)
  return { person, product, order }
}

/** Which of the world's things the `{id}` of a path names. */
export function idFor({ path }: Endpoint, { person, product, order }: World): number {
  if (path.startsWith('/api/users/')) return person.id
  return path.startsWith('/api/orders/') ? order.id : product.id
}

type Values = Record<string, unknown>

/** A body that the schema accepts and that makes sense in this world. */
export function likelyValues({ body }: Endpoint, { product }: World): Values {
  if (!body) return {}
  const [made] = fc.sample(valuesOf(body), { numRuns: 1, seed: 7 }) as Values[]
  const username = `u${randomUUID().slice(0, 12)}`
  const sensible: Values = {
    ...orderBody([product, 1]),
    name: 'Zoe',
    username,
    email: `${username}@example.com`,
    // Where it may stay as it is, it does: whoever changes it ends their other sessions.
    password: Check(body.properties.password ?? {}, '') ? '' : 'correct horse battery',
    price: product.price,
    countInStock: '7',
    rating: 4,
    comment: 'Fine.',
    isAdmin: false,
  }
  return Object.fromEntries(
    Object.entries(made ?? {}).map(([key, value]) => [key, sensible[key] ?? value]),
  )
}

export function encode(
  values: Values,
  multipart: true | undefined,
): { body: unknown; headers: Record<string, string> } {
  return multipart ? formOf(values as Record<string, string>) : { body: values, headers: {} }
}
