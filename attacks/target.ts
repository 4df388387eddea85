import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { Agent } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { Endpoint, ReplyOf } from '../contract/endpoint.ts'
import { orders } from '../contract/orders.ts'
import { type Product, products } from '../contract/products.ts'
import { type UserWithToken, users } from '../contract/users.ts'
import type { PostgresServer } from '../scripts/postgres.ts'
import { formOf } from '../server/testing/forms.ts'
import { orderBody } from '../server/testing/order-bodies.ts'
import { type ShopProcess, startShop } from '../server/testing/shop-process.ts'
import { type Answer, createSender, jsonOf } from './send.ts'

export const PASSWORD = 'correct horse battery'
export const SECRET = 'a secret that the attackers do not know, but the trials do'
const SUPERUSER = { ADMIN_EMAIL: 'owner@example.com', ADMIN_PASSWORD: PASSWORD }

/** Whatever is still open when the trials end goes with them. */
const open = new Set<ShopProcess>()
process.once('exit', () => {
  for (const shop of open) shop.signal('SIGKILL')
})

export type Rank = 'customer' | 'admin' | 'superuser'

type CallOptions = {
  as?: { token: string } | undefined
  id?: number | string
  headers?: Record<string, string>
  body?: unknown
}

export type Target = Awaited<ReturnType<typeof openTarget>>

/** A whole shop as a process of its own, on a fresh database, with people and goods in it. */
export async function openTarget(
  postgres: PostgresServer | undefined,
  settings: Record<string, string> = {},
) {
  const folder = await mkdtemp(join(tmpdir(), 'haberdash-attacks-'))
  const database = postgres && (await createDatabase(postgres.url))
  const shop = startShop({
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    LOG_LEVEL: 'error',
    PAYMENTS: 'sandbox',
    AUTH_SECRET: SECRET,
    DATA_DIR: folder,
    ...(database && { DATABASE_URL: database.url }),
    ...SUPERUSER,
    ...settings,
  })
  open.add(shop)
  const { port } = new URL(await shop.opened)
  const origin = `http://127.0.0.1:${port}`
  const agent = new Agent({ keepAlive: true })
  const send = createSender(origin, agent)

  /** A call of the contract as its clients make it; the answer whole, for those who look closely. */
  function ask(endpoint: Endpoint, { as, id, headers = {}, body }: CallOptions = {}) {
    const isJson = body !== undefined && !(body instanceof Buffer)
    return send({
      method: endpoint.method,
      path: endpoint.path.replace('{id}', `${id}`),
      headers: {
        ...(as && { authorization: `Bearer ${as.token}` }),
        ...(isJson && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: isJson ? JSON.stringify(body) : (body as Buffer) }),
    })
  }

  /** A call that has to succeed. */
  async function call<E extends Endpoint>(endpoint: E, options?: CallOptions) {
    const answer = await ask(endpoint, options)
    if (answer.status !== endpoint.reply.status) throw new Error(told(endpoint, answer))
    return jsonOf(answer) as ReplyOf<E>
  }

  async function register(): Promise<UserWithToken> {
    const username = `u${randomUUID().slice(0, 12)}`
    const body = { name: 'Zoe', username, email: `${username}@example.com`, password: PASSWORD }
    return call(users.register, { body })
  }

  async function person(rank: Rank = 'customer'): Promise<UserWithToken> {
    if (rank === 'superuser') return superuser
    const somebody = await register()
    if (rank === 'admin') {
      await call(users.update, { as: superuser, id: somebody.id, body: { isAdmin: true } })
    }
    return somebody
  }

  const superuser: UserWithToken = await call(users.login, {
    body: { username: SUPERUSER.ADMIN_EMAIL, password: SUPERUSER.ADMIN_PASSWORD },
  })

  return {
    origin,
    folder,
    pid: shop.pid,
    databaseName: postgres ? 'PostgreSQL' : 'SQLite',
    send,
    ask,
    call,
    person,
    product: (fields: Record<string, string> = {}): Promise<Product> =>
      call(products.create, { as: superuser, ...formOf({ countInStock: '1000', ...fields }) }),
    order: async (as: { token: string }, product: { id: number; price: string }) =>
      call(orders.add, { as, body: orderBody([product, 1]) }),
    /** A shop beside this one, on a database of the same kind. */
    another: (others: Record<string, string>) => openTarget(postgres, { ...settings, ...others }),
    async close() {
      agent.destroy()
      shop.signal('SIGTERM')
      const { output } = await shop.ended
      open.delete(shop)
      await database?.destroy()
      await rm(folder, { recursive: true, force: true })
      return output
    },
  }
}

function told({ method, path }: Endpoint, { status, text }: Answer): string {
  return `${method} ${path} was to succeed, but got ${status}: ${text.slice(0, 200)}`
}

async function createDatabase(server: string) {
  const name = `attacked_${randomUUID().replaceAll('-', '')}`
  const administer = async (statement: string) => {
    const client = new pg.Client(server)
    await client.connect()
    await client.query(statement)
    await client.end()
  }
  await administer(`create database ${name}`)
  return {
    url: server.replace(/\/postgres$/, `/${name}`),
    destroy: () => administer(`drop database ${name} with (force)`),
  }
}
