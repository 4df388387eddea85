import { sales } from '../../contract/sales.ts'
import type { Db } from '../db/tables.ts'
import type { Serve } from '../serve.ts'
import { readSales } from './read-sales.ts'

export function serveSales(serve: Serve, db: Db) {
  serve(sales.overview, ({ query }) => readSales(db, query))
}
