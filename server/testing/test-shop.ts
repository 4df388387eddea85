import { randomUUID } from 'node:crypto'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { afterAll } from 'vitest'
import type { BodyOf, Endpoint, ReplyOf } from '../../contract/endpoint.ts'
import { users } from '../../contract/users.ts'
import { buildApp } from '../app/app.ts'
import { type Config, readConfig } from '../app/config.ts'
import { openDatabase } from '../db/open.ts'
import type { Db, Role } from '../db/tables.ts'
import type { Payments } from '../payments/check-payment.ts'
import { type Images, openImages } from '../products/images.ts'
import { createProduct } from '../products/manage-products.ts'
import { ensurePlaceholder } from '../products/placeholder.ts'
import { openStorage } from '../storage/storage.ts'
import { PERSON_COLUMNS, type Person, personOf } from '../users/people.ts'
import { createTokens } from '../users/tokens.ts'
import { newDatabase } from './databases.ts'

export const TEST_SECRET = 'a secret that only the tests know, long enough'

export type Answer<T> = { status: number; body: T; headers: Record<string, unknown> }
export type SignedIn = { id: number; name: string; email: string; password: string; token: string }

export type CallOptions<E extends Endpoint> = {
  as?: { token: string } | undefined
  id?: number | string
  query?: Record<string, string>
  headers?: Record<string, string>
  /** Tests send wrong things on purpose, so anything goes. */
  body?: BodyOf<E> | unknown
}

export type TestShop = {
  app: FastifyInstance
  payments: Payments
  db: Db
  images: Images
  config: Config
  call<E extends Endpoint>(endpoint: E, options?: CallOptions<E>): Promise<Answer<ReplyOf<E>>>
  person(role?: Role): Promise<SignedIn>
  product(values?: Partial<ProductValues>): Promise<{ id: number; name: string; price: string }>
  stockOf(id: number): Promise<number>
}

type ProductValues = {
  name: string
  price: string
  brand: string
  category: string
  description: string
  countInStock: string
}

const opened: (() => Promise<void>)[] = []
// Registered here, because it would not be heard from inside a test that opens a shop.
afterAll(async () => {
  await Promise.all(opened.map(close => close()))
})

/** A whole shop on a fresh database, closed and cleared away after the tests of the file. */
export async function openTestShop(settings: Partial<Config> = {}): Promise<TestShop> {
  const dataDir = await mkdtemp(join(tmpdir(), 'haberdash-test-'))
  const { destroy, ...database } = await newDatabase(dataDir)
  const config: Config = {
    ...readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent', DATA_DIR: dataDir }),
    ...database,
    ...settings,
  }
  const db = await openDatabase(config, () => {})
  const images = openImages(await openStorage(config))
  await ensurePlaceholder(images.storage)
  const { app, payments } = await buildApp({
    config,
    db,
    images,
    tokens: createTokens(TEST_SECRET),
  })
  opened.push(async () => {
    await app.close()
    await db.destroy()
    await destroy()
  })

  let keeper: Promise<Person> | undefined
  const call: TestShop['call'] = async (endpoint, { as, id, query, headers, body } = {}) => {
    const answer = await app.inject({
      method: endpoint.method,
      url: endpoint.path.replace('{id}', `${id}`),
      ...(query && { query }),
      headers: { ...(as && { authorization: `Bearer ${as.token}` }), ...headers },
      ...(body !== undefined && { payload: body as object }),
    })
    const isFile = answer.headers['content-type']?.toString().startsWith('text/csv')
    const reply = isFile ? answer.body : answer.json()
    return { status: answer.statusCode, body: reply, headers: answer.headers }
  }

  return {
    app,
    payments,
    db,
    images,
    config,
    call,
    async person(role = 'customer') {
      const username = `u${randomUUID().slice(0, 12)}`
      const identity = { name: 'Zoe', username, email: `${username}@example.com` }
      const password = 'correct horse'
      const { body } = await call(users.register, { body: { ...identity, password } })
      if (role !== 'customer') {
        await db.updateTable('users').set({ role }).where('id', '=', body.id).execute()
      }
      return { ...identity, password, id: body.id, token: body.token }
    },
    async product(values) {
      keeper ??= addKeeper(db)
      return createProduct(
        db,
        images,
        await keeper,
        {
          name: `Mug ${randomUUID().slice(0, 8)}`,
          price: '20.00',
          brand: 'Nordlys',
          category: 'Kitchen',
          description: 'Holds coffee.',
          countInStock: '10',
          ...values,
        },
        undefined,
      )
    },
    async stockOf(id) {
      const { stock } = await db
        .selectFrom('products')
        .where('id', '=', id)
        .select('stock')
        .executeTakeFirstOrThrow()
      return stock
    },
  }
}

/** Whoever puts the products of the tests on the shelves. Nobody can sign in as them. */
async function addKeeper(db: Db): Promise<Person> {
  const row = await db
    .insertInto('users')
    .values({
      name: 'Keeper',
      username: 'keeper',
      email: 'keeper@example.com',
      password_hash: '',
      role: 'admin',
      created_at: new Date().toISOString(),
    })
    .returning(PERSON_COLUMNS)
    .executeTakeFirstOrThrow()
  return personOf(row)
}
