import type { Line } from '../../contract/csv.ts'
import { PRODUCT_FILE_COLUMNS } from '../../contract/imports.ts'
import { formatMoney } from '../../contract/money.ts'
import { readInPieces } from '../db/pieces.ts'
import type { Db } from '../db/tables.ts'
import { inLines } from '../in-lines.ts'
import { PRODUCT_COLUMNS, type ProductRow } from './product-rows.ts'

/** A line a product, by id, in the columns that an import takes. */
export function exportProducts(db: Db): AsyncIterable<Line[]> {
  return inLines(PRODUCT_FILE_COLUMNS, readProducts(db), lineOf)
}

function readProducts(db: Db): AsyncIterable<ProductRow[]> {
  return readInPieces((last = 0, limit) =>
    db
      .selectFrom('products')
      .where('deleted_at', 'is', null)
      .where('id', '>', last)
      .select(PRODUCT_COLUMNS)
      .orderBy('id')
      .limit(limit)
      .execute(),
  )
}

function lineOf(row: ProductRow): Line {
  const { id, name, brand, category, price, stock, description, image } = row
  return [id, name, brand, category, formatMoney(price), stock, description, image]
}
