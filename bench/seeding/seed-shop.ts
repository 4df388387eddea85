import { sql } from 'kysely'
import { isPostgres } from '../../server/db/dialect.ts'
import { addWords, indexProducts, unknownWords, wordsOfEntries } from '../../server/db/search.ts'
import type { Db } from '../../server/db/tables.ts'
import { transaction } from '../../server/db/transaction.ts'
import { entryOf } from '../../server/products/index-rows.ts'
import { insertRows, skipGivenIds } from './insert-rows.ts'
import { makeOrder, makePerson, ORDERS_A_PERSON } from './make-orders.ts'
import { makeProduct } from './make-products.ts'

const ROWS_AT_ONCE = 20_000
const INDEXED_AT_ONCE = 1000

export type Sizes = { products: number; orders: number }

/** Adds so many generated products, and orders of them by generated people. */
export async function seedShop(db: Db, sizes: Sizes, tell: (progress: string) => void = () => {}) {
  const now = Date.now()
  if (!isPostgres(db)) await allowMuchMemory(db)
  const products = await addProducts(db, sizes.products, now, tell)
  await addOrders(db, sizes.orders, products, now, tell)
  if (isPostgres(db)) await sql`vacuum analyze`.execute(db)
  else await sql`analyze`.execute(db)
}

/** For this connection only: index pages that are written again and again stay at hand. */
async function allowMuchMemory(db: Db) {
  await sql`pragma cache_size = -500000`.execute(db)
  await sql`pragma wal_autocheckpoint = 50000`.execute(db)
}

async function addProducts(db: Db, many: number, now: number, tell: (progress: string) => void) {
  const first = (await lastId(db, 'products')) + 1
  const last = first + many - 1
  const words = new Set<string>()
  for (const ids of batches(first, last)) {
    const products = ids.map(id => makeProduct(id, now))
    const entries = products.map(entryOf)
    for (const word of wordsOfEntries(entries)) words.add(word)
    await transaction(db, async trx => {
      await insertRows(
        trx,
        'products',
        products.map(({ reviews: _reviews, ...product }) => product),
      )
      await insertRows(
        trx,
        'reviews',
        products.flatMap(({ reviews }) => reviews),
      )
      for (let from = 0; from < entries.length; from += INDEXED_AT_ONCE) {
        await indexProducts(trx, entries.slice(from, from + INDEXED_AT_ONCE))
      }
    })
    tell(`${ids.at(-1)} products`)
  }
  await transaction(db, async trx => {
    await addWords(trx, await unknownWords(trx, [...words]))
    await skipGivenIds(trx, 'products')
  })
  return { first: 1, last }
}

async function addOrders(
  db: Db,
  many: number,
  products: { first: number; last: number },
  now: number,
  tell: (progress: string) => void,
) {
  if (many === 0) return
  const firstPerson = (await lastId(db, 'users')) + 1
  const people = Array.from({ length: Math.ceil(many / ORDERS_A_PERSON) }, (_, place) =>
    makePerson(firstPerson + place, now),
  )
  const first = (await lastId(db, 'orders')) + 1
  await transaction(db, async trx => {
    await insertRows(trx, 'users', people)
    await skipGivenIds(trx, 'users')
  })
  for (const ids of batches(first, first + many - 1)) {
    const orders = ids.map(id => {
      const place = id - first
      const person = people[place % people.length] as (typeof people)[number]
      return makeOrder({ id, person, age: (place + 1) / many, products, now })
    })
    await transaction(db, async trx => {
      await insertRows(
        trx,
        'orders',
        orders.map(({ order }) => order),
      )
      await insertRows(
        trx,
        'order_items',
        orders.flatMap(({ items }) => items),
      )
      await insertRows(
        trx,
        'payments',
        orders.flatMap(({ payments }) => payments),
      )
    })
    tell(`${ids.at(-1)} orders`)
  }
  await transaction(db, async trx => {
    await skipGivenIds(trx, 'orders')
    await forgetSums(trx)
  })
}

const NEVER = '1970-01-01T00:00:00.000Z'

/** Sales are summed once, as they happen; these happened in the past. */
async function forgetSums(trx: Db) {
  await trx.deleteFrom('sales_days').execute()
  await trx.deleteFrom('sales_products').execute()
  const nothing = { since: NEVER, until: NEVER, unpaid: 0, to_deliver: 0 }
  await trx.updateTable('sales_state').set(nothing).execute()
}

async function lastId(db: Db, table: 'products' | 'users' | 'orders'): Promise<number> {
  const row = await db.selectFrom(table).select('id').orderBy('id', 'desc').limit(1).execute()
  return row[0]?.id ?? 0
}

function* batches(first: number, last: number): Generator<number[]> {
  for (let start = first; start <= last; start += ROWS_AT_ONCE) {
    const many = Math.min(ROWS_AT_ONCE, last - start + 1)
    yield Array.from({ length: many }, (_, place) => start + place)
  }
}
