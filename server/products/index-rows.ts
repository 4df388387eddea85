import { fold } from '../db/fold.ts'
import { type IndexEntry, indexProducts, rememberWords, wordsOfEntries } from '../db/search.ts'
import type { Db } from '../db/tables.ts'
import type { ProductRow } from './product-rows.ts'

type Texts = Pick<ProductRow, 'id' | 'name' | 'brand' | 'category' | 'description'>

/** Makes a product findable, after it was written and in the same transaction. */
export async function indexRow(trx: Db, row: Texts) {
  const entry = entryOf(row)
  await indexProducts(trx, [entry])
  await rememberWords(trx, wordsOfEntries([entry]))
}

export function entryOf({ id, name, brand, category, description }: Texts): IndexEntry {
  const texts = {
    name: fold(name),
    labels: fold(`${brand} ${category}`),
    description: fold(description),
  }
  return { id, texts }
}
