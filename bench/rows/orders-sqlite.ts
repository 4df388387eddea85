import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import { SQLITE_FILE } from '../../server/db/open.ts'
import type { Figure } from '../tools/figures.ts'
import { putUnderLoad } from '../tools/load.ts'
import { type RecordedOrder, recordOrder } from '../tools/recorded.ts'
import { ratiosOf } from '../tools/rounds.ts'
import { scratch } from '../tools/scratch.ts'
import { type Buyable, orderRequest, seededPlace, startShop, stockUp } from '../tools/shop.ts'

const BUYERS = 64
const SECONDS = 2

/** Durable orders over HTTP against the same transaction, each with an fsync of its own. */
export async function measureOrdersOnSqlite(): Promise<Figure[]> {
  const place = seededPlace('thousand', { products: 1000, orders: 1000 })
  const products = await stockUp(place, 1000)
  const bare = { DATA_DIR: join(scratch(), 'bare-orders') }
  cpSync(place.DATA_DIR, bare.DATA_DIR, { recursive: true })
  const recorded = await recordOrder(bare, products[0] as Buyable)
  const requests = await Promise.all(
    products.map((product, index) => orderRequest(product, 1 + (index % 50))),
  )
  const shop = await startShop(place)
  const ratios = await ratiosOf(
    () => putUnderLoad(shop, requests, { connections: BUYERS, seconds: SECONDS }),
    async () => ({ perSecond: bareOrders(bare.DATA_DIR, recorded, products) }),
  )
  await shop.stop()
  return [
    {
      work: `placing durable orders, SQLite, ${BUYERS} buyers`,
      against: 'the same transaction with an fsync, one after another in a loop',
      ...ratios,
      unit: 'times',
      reach: { atLeast: 1.5 },
    },
  ]
}

function bareOrders(folder: string, { statements, orderId }: RecordedOrder, products: Buyable[]) {
  const database = new DatabaseSync(join(folder, SQLITE_FILE))
  for (const pragma of ['synchronous = FULL', 'foreign_keys = ON', 'cache_size = -32000']) {
    database.exec(`PRAGMA ${pragma}`)
  }
  const recordedId = products[0]?.id
  const prepared = statements.map(({ sql, values }) => ({
    statement: database.prepare(sql),
    values: values as SQLInputValue[],
    isOrder: sql.startsWith('insert into "orders"'),
    ofProduct: /^(update "products"|insert into "order_items")/.test(sql),
  }))
  const start = performance.now()
  let done = 0
  while (performance.now() - start < SECONDS * 1000) {
    const product = products[done % products.length]?.id ?? 0
    let placed: SQLInputValue = orderId
    for (const { statement, values, isOrder, ofProduct } of prepared) {
      const own = values.map(value => {
        if (ofProduct && value === recordedId) return product
        return ofProduct && value === orderId ? placed : value
      })
      const rows = statement.all(...own)
      if (isOrder) placed = rows[0]?.id ?? placed
    }
    done++
  }
  database.close()
  return done / SECONDS
}
