import { sql } from 'kysely'
import type { ColumnTypes, Step } from '../migrate.ts'
import { addWords, type IndexEntry, indexWords, unknownWords, wordsOfEntries } from '../search.ts'
import type { Db } from '../tables.ts'

const ROWS_AT_ONCE = 1000

/** SQLite finds words instead of trigrams; and words of descriptions are known words as well. */
export const words = ({ postgres, int, table }: ColumnTypes): Step[] => [
  ...(postgres
    ? []
    : [
        `create table product_texts (
          product_id ${int} primary key references products (id) on delete cascade,
          name text not null,
          labels text not null,
          description text not null
        ) ${table}`,
        'insert into product_texts select rowid, name, labels, description from product_search',
        'drop table product_search',
        'alter table product_texts rename to product_search',
        // Words come with spaces between them and nothing else, which is all that `ascii` parts at.
        `create virtual table product_words using fts5 (name, labels, description,
          content = '', contentless_delete = 1, detail = 'column', tokenize = 'ascii')`,
      ]),
  indexEverything,
]

async function indexEverything(trx: Db) {
  const known = new Set<string>()
  for (let last = 0; ; ) {
    const { rows } = await sql<{ id: number; name: string; labels: string; description: string }>`
      select product_id as id, name, labels, description from product_search
      where product_id > ${last} order by product_id limit ${ROWS_AT_ONCE}`.execute(trx)
    if (rows.length === 0) break
    const entries = rows.map(({ id, ...texts }): IndexEntry => ({ id: Number(id), texts }))
    await indexWords(trx, entries)
    for (const word of wordsOfEntries(entries)) known.add(word)
    last = entries.at(-1)?.id ?? last
  }
  const unknown = await unknownWords(trx, [...known])
  for (let from = 0; from < unknown.length; from += ROWS_AT_ONCE) {
    await addWords(trx, unknown.slice(from, from + ROWS_AT_ONCE))
  }
}
