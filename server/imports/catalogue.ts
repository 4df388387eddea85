import { isPostgres } from '../db/dialect.ts'
import type { Db } from '../db/tables.ts'
import { PLACEHOLDER_IMAGE } from '../products/placeholder.ts'
import { PRODUCT_COLUMNS, type ProductRow } from '../products/product-rows.ts'
import { inParts } from './in-parts.ts'

const ROWS_AT_ONCE = 500

/** Products on sale by id. Held, nobody changes them before the transaction has ended. */
export async function findRows(db: Db, ids: number[], hold: boolean) {
  const rows = new Map<number, ProductRow>()
  // In the order of ids, as orders take them, so that neither waits for the other's rows.
  for await (const part of inParts(
    ids.sort((a, b) => a - b),
    ROWS_AT_ONCE,
  )) {
    const found = await db
      .selectFrom('products')
      .where('id', 'in', part)
      .where('deleted_at', 'is', null)
      .select(PRODUCT_COLUMNS)
      .orderBy('id')
      .$if(hold && isPostgres(db), query => query.forUpdate())
      .execute()
    for (const row of found) rows.set(row.id, row)
  }
  return rows
}

/**
 * Which of these paths are pictures of the shop. Files that nothing refers to are removed, so the
 * ones that products and orders show are all there are. Held, no product lets go of one meanwhile.
 */
export async function findImages(db: Db, paths: string[], hold: boolean): Promise<Set<string>> {
  const found = new Set([PLACEHOLDER_IMAGE])
  // PostgreSQL has no text with a zero in it.
  const unknown = paths.filter(path => !found.has(path) && !path.includes('\0'))
  for await (const part of inParts(unknown, ROWS_AT_ONCE)) {
    const shown = await db
      .selectFrom('products')
      .where('image', 'in', part)
      .where('deleted_at', 'is', null)
      .select('image')
      .orderBy('id')
      .$if(hold && isPostgres(db), query => query.forUpdate())
      .execute()
    const bought = await db
      .selectFrom('order_items')
      .where('image', 'in', part)
      .select('image')
      .distinct()
      .execute()
    for (const { image } of [...shown, ...bought]) found.add(image)
  }
  return found
}
