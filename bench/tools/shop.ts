import { execFileSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { formatMoney } from '../../contract/money.ts'
import { openDatabase } from '../../server/db/open.ts'
import type { Db } from '../../server/db/tables.ts'
import { orderBody } from '../../server/testing/order-bodies.ts'
import { createTokens } from '../../server/users/tokens.ts'
import type { Sizes } from '../seeding/seed-shop.ts'
import type { Request } from './load.ts'
import { runProcess } from './processes.ts'
import { scratch } from './scratch.ts'

export const AUTH_SECRET = 'a secret that only the measurements know'

/** Settings of a shop in production that sells from a data folder, or from PostgreSQL. */
export type Place = { DATA_DIR: string; DATABASE_URL?: string }

export function startShop(place: Place, settings: Record<string, string> = {}) {
  return runProcess(['scripts/start.ts'], {
    NODE_ENV: 'production',
    LOG_LEVEL: 'warn',
    AUTH_SECRET,
    ...place,
    ...settings,
  })
}

const seeded = new Map<string, Place>()

/** A shop of this size; made once a run, shared by all who ask for the same name. */
export function seededPlace(name: string, sizes: Sizes, databaseUrl?: string): Place {
  const known = seeded.get(name)
  if (known) return known
  const place: Place = {
    DATA_DIR: join(scratch(), name),
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
  }
  mkdirSync(place.DATA_DIR, { recursive: true })
  const seed = join(import.meta.dirname, '..', 'seed.ts')
  const { products, orders } = sizes
  execFileSync(process.execPath, [seed, '--products', `${products}`, '--orders', `${orders}`], {
    env: { PATH: process.env.PATH, ...place },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  seeded.set(name, place)
  return place
}

export async function withDatabase<T>(place: Place, work: (db: Db) => Promise<T>): Promise<T> {
  const { DATA_DIR: dataDir, DATABASE_URL: databaseUrl } = place
  const settings = { dataDir, poolSize: 2, ...(databaseUrl && { databaseUrl }) }
  const db = await openDatabase(settings, error => console.error(error.message))
  try {
    return await work(db)
  } finally {
    await db.destroy()
  }
}

export type Buyable = { id: number; price: string }

const PRICE = 42_00

/** Products that never sell out and cost the same, evenly spread over the catalogue, newest first. */
export function stockUp(place: Place, many: number): Promise<Buyable[]> {
  return withDatabase(place, async db => {
    const rows = await db.selectFrom('products').select('id').orderBy('id', 'desc').execute()
    const step = Math.max(1, Math.floor(rows.length / many))
    const chosen = rows.filter((_, place) => place % step === 0).slice(0, many)
    const ids = chosen.map(({ id }) => id)
    await db
      .updateTable('products')
      .set({ stock: 1_000_000_000, price: PRICE })
      .where('id', 'in', ids)
      .execute()
    return ids.map(id => ({ id, price: formatMoney(PRICE) }))
  })
}

export async function tokenOf(id: number): Promise<string> {
  const person = { id, tokenVersion: 1 }
  // Only these two of a person's fields are in a token.
  return createTokens(AUTH_SECRET).issue(
    person as Parameters<ReturnType<typeof createTokens>['issue']>[0],
  )
}

export async function orderRequest(product: Buyable, buyer = 1): Promise<Request> {
  return {
    method: 'POST',
    url: '/api/orders/add/',
    headers: { authorization: `Bearer ${await tokenOf(buyer)}` },
    body: orderBody([product, 1]),
  }
}
