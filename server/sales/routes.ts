import { sales } from '../../contract/sales.ts'
import type { Serve } from '../app/mount.ts'
import type { Db } from '../db/tables.ts'
import { readSales } from './read-sales.ts'

export function serveSales(serve: Serve, db: Db) {
  serve(sales.overview, ({ query }) => readSales(db, query))
}
