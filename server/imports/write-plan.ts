import { sql } from 'kysely'
import { recordChanges } from '../audit/record-change.ts'
import {
  addWords,
  type IndexEntry,
  indexProducts,
  unknownWords,
  wordsOfEntries,
} from '../db/search.ts'
import type { Db } from '../db/tables.ts'
import { touch } from '../db/touched.ts'
import { entryOf } from '../products/index-rows.ts'
import { topicOf } from '../products/topics.ts'
import type { Person } from '../users/people.ts'
import { inParts } from './in-parts.ts'
import type { Field, Plan, PlannedLine, Values } from './plan-import.ts'

/** Enough that statements are few, and so few that none takes longer than some milliseconds. */
const ROWS_AT_ONCE = 100
const WORDS_AT_ONCE = 500
const SEARCHED: Field[] = ['name', 'brand', 'category', 'description']

type Creation = { after: Values }
type Change = { id: number; before: Values; after: Values; fields: Field[] }

export async function writePlan(trx: Db, user: Person, { lines }: Plan) {
  const entries: IndexEntry[] = []
  for await (const part of inParts(lines.filter(isCreation), ROWS_AT_ONCE)) {
    entries.push(...(await createProducts(trx, user, part)))
  }
  for await (const part of inParts(lines.filter(isChange), ROWS_AT_ONCE)) {
    entries.push(...(await changeProducts(trx, user, part)))
  }
  // All together and in one order, so that no two imports wait for each other's words.
  const words = await unknownWords(trx, wordsOfEntries(entries))
  for await (const part of inParts(words, WORDS_AT_ONCE)) await addWords(trx, part)
}

function isCreation(line: PlannedLine): line is PlannedLine & Creation {
  return line.outcome === 'created'
}

function isChange(line: PlannedLine): line is PlannedLine & Change {
  return line.outcome === 'changed'
}

async function createProducts(trx: Db, user: Person, lines: Creation[]): Promise<IndexEntry[]> {
  const created_at = new Date().toISOString()
  const rows = await trx
    .insertInto('products')
    .values(lines.map(({ after }) => ({ ...after, created_at })))
    .returning('id')
    .execute()
  // Numbers are given in the order of the lines, but rows may come back in any.
  const ids = rows.map(({ id }) => id).sort((a, b) => a - b)
  const created = lines.flatMap(({ after }, place) => ({ id: ids[place] ?? 0, after }))
  const changes = created.map(({ id, after }) => ({
    action: 'created' as const,
    subject: 'product' as const,
    id,
    after,
  }))
  await recordChanges(trx, user, changes)
  touch(trx, 'shelf')
  return indexAll(trx, created)
}

async function changeProducts(trx: Db, user: Person, lines: Change[]): Promise<IndexEntry[]> {
  const rows = lines.map(
    ({ id, after: { name, brand, category, description, price, stock, image } }) =>
      sql`(${id}, ${name}, ${brand}, ${category}, ${description}, ${price}, ${stock}, ${image})`,
  )
  // Both databases name the columns of a list of values so; PostgreSQL takes them all for texts.
  await sql`update products set name = given.column2, brand = given.column3,
    category = given.column4, description = given.column5,
    price = cast(given.column6 as bigint), stock = cast(given.column7 as bigint),
    image = given.column8
    from (values ${sql.join(rows)}) as given
    where products.id = cast(given.column1 as bigint)`.execute(trx)
  const changes = lines.map(({ id, before, after }) => ({
    action: 'changed' as const,
    subject: 'product' as const,
    id,
    before,
    after,
  }))
  await recordChanges(trx, user, changes)
  touch(trx, 'shelf', ...lines.map(topicOf))
  return indexAll(
    trx,
    lines.filter(({ fields }) => fields.some(field => SEARCHED.includes(field))),
  )
}

async function indexAll(trx: Db, products: { id: number; after: Values }[]) {
  const entries = products.map(({ id, after }) => entryOf({ id, ...after }))
  if (entries.length > 0) await indexProducts(trx, entries)
  return entries
}
