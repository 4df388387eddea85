import { randomUUID } from 'node:crypto'
import type { BodyOf, Endpoint, ReplyOf } from '../contract/endpoint.ts'
import { type Product, products } from '../contract/products.ts'
import { users } from '../contract/users.ts'
import { formOf } from '../server/testing/forms.ts'
import { OWNER } from './place.ts'
import type { Goods } from './records.ts'
import { newSecret, secret } from './secrets.ts'

export type Person = { id: number; token: string }

export type CallOptions<E extends Endpoint> = {
  as?: Person
  id?: number
  headers?: Record<string, string>
  body?: BodyOf<E> | Buffer
  signal?: AbortSignal
}

export type Answer<T> = { status: number; body: T }

/** One call over the wire. A broken connection throws: then nobody knows what happened. */
export async function call<E extends Endpoint>(
  origin: string,
  { method, path }: E,
  { as, id, headers, body, signal }: CallOptions<E> = {},
): Promise<Answer<ReplyOf<E>>> {
  const json = body !== undefined && !Buffer.isBuffer(body)
  const response = await fetch(`${origin}${path.replace('{id}', `${id}`)}`, {
    method,
    headers: {
      ...(as && { authorization: `Bearer ${as.token}` }),
      ...(json && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && {
      body: json ? JSON.stringify(body) : new Uint8Array(body as Buffer),
    }),
    ...(signal && { signal }),
  })
  return { status: response.status, body: (await response.json()) as ReplyOf<E> }
}

/** The same, where anything but the good answer is the end of the trial. */
export async function demand<E extends Endpoint>(
  origin: string,
  endpoint: E,
  options: CallOptions<E> = {},
): Promise<ReplyOf<E>> {
  const { status, body } = await call(origin, endpoint, options)
  if (status === endpoint.reply.status) return body
  throw new Error(`${endpoint.method} ${endpoint.path}: ${status} ${JSON.stringify(body)}`)
}

export async function signInOwner(origin: string): Promise<Person> {
  const { id, token } = await demand(origin, users.login, {
    body: { username: OWNER.email, password: OWNER.password },
  })
  return { id, token: secret(token) }
}

export async function register(origin: string, count: number): Promise<Person[]> {
  const people: Person[] = []
  while (people.length < count) {
    const some = Array.from({ length: Math.min(4, count - people.length) }, async () => {
      const username = `u${randomUUID().slice(0, 12)}`
      const identity = { name: 'Zoe', username, email: `${username}@example.com` }
      const { id, token } = await demand(origin, users.register, {
        body: { ...identity, password: newSecret() },
      })
      return { id, token: secret(token) }
    })
    people.push(...(await Promise.all(some)))
  }
  return people
}

export async function addProduct(
  origin: string,
  owner: Person,
  stock: number,
  price = '20.00',
): Promise<Goods> {
  const form = formOf({ name: `Mug ${randomUUID().slice(0, 8)}`, price, countInStock: `${stock}` })
  const { id } = await demand(origin, products.create, { as: owner, ...form })
  return { id, price, stock }
}

/** With a picture that nobody else has. */
export function uploadProduct(
  origin: string,
  owner: Person,
  bytes: Buffer,
): Promise<Answer<Product>> {
  const form = formOf({ countInStock: '5' }, { bytes, filename: 'mug.png' })
  return call(origin, products.create, { as: owner, ...form })
}
