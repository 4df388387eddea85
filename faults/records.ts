import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import pg from 'pg'
import { IMAGE_WIDTHS, imageAt } from '../contract/images.ts'
import { SQLITE_FILE } from '../server/db/open.ts'

/** What the trials look at lies here, whether a shop is running on it or not. */
export type Kept = { dataDir: string; databaseUrl?: string }

type Row = Record<string, unknown>

export async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client(url)
  client.on('error', () => {})
  await client.connect()
  return client
}

/** The rows as they are on the disk, past the shop and its caches. */
export async function ask<T extends Row>(kept: Kept, statement: string): Promise<T[]> {
  if (!kept.databaseUrl) {
    const database = new DatabaseSync(join(kept.dataDir, SQLITE_FILE), { timeout: 5000 })
    try {
      return database.prepare(statement).all() as T[]
    } finally {
      database.close()
    }
  }
  const client = await connect(kept.databaseUrl)
  try {
    const { rows } = await client.query(statement)
    return rows
  } finally {
    await client.end()
  }
}

export async function column(kept: Kept, statement: string): Promise<string[]> {
  return (await ask(kept, statement)).map(row => String(Object.values(row)[0]))
}

/** Orders of which only a part is there. */
export function halfOrders(kept: Kept): Promise<string[]> {
  return column(
    kept,
    `select o.id from orders o left join order_items i on i.order_id = o.id
     group by o.id, o.items_price
     having count(i.id) = 0 or sum(i.price * i.quantity) <> o.items_price`,
  )
}

export type Goods = { id: number; price: string; stock: number }

/** Products whose stock and sold items do not add up to what there was. */
export async function wrongStock(kept: Kept, goods: Goods[]): Promise<string[]> {
  const rows = await ask<{ id: number; total: number }>(
    kept,
    `select p.id, p.stock + coalesce(
       (select sum(i.quantity) from order_items i where i.product_id = p.id), 0) as total
     from products p`,
  )
  const totals = new Map(rows.map(({ id, total }) => [Number(id), Number(total)]))
  return goods
    .filter(({ id, stock }) => totals.get(id) !== stock)
    .map(({ id, stock }) => `product ${id}: ${totals.get(id)} of ${stock}`)
}

export async function soldOf(kept: Kept): Promise<number> {
  const [sold] = await column(kept, 'select coalesce(sum(quantity), 0) from order_items')
  return Number(sold)
}

/** Every problem between the orders and the shelves. */
export async function bookProblems(kept: Kept, goods: Goods[]): Promise<string[]> {
  const halves = await halfOrders(kept)
  const wrong = await wrongStock(kept, goods)
  return [
    ...halves.map(id => `order ${id} is half there`),
    ...wrong.map(each => `stock and sold do not add up: ${each}`),
  ]
}

/** Images that a product shows and that are not there, and files that nobody shows. */
export async function imageProblems(kept: Kept) {
  const shown = new Set(
    await column(
      kept,
      `select image from products where deleted_at is null union select image from order_items`,
    ),
  )
  const files = readdirSync(join(kept.dataDir, 'media'))
  const needed = new Set(
    [...shown].flatMap(image => IMAGE_WIDTHS.map(width => imageAt(image, width).slice(7))),
  )
  return {
    missing: [...needed].filter(file => !files.includes(file)),
    orphans: files.filter(file => /^[0-9a-f]{32}-/.test(file) && !needed.has(file)),
    drafts: files.filter(file => file.startsWith('.draft-')),
  }
}
