import { type RawBuilder, sql } from 'kysely'
import { isPostgres } from './dialect.ts'
import type { Db } from './tables.ts'

/** Texts of which one has to occur. All texts here are folded: small letters, no accents. */
export type Term = string[]

export type SearchTexts = { name: string; labels: string; description: string }

/** The tokenizers of both databases index runs of three characters. */
const GRAM = 3
const NEAR_WORDS = 100

export type IndexEntry = { id: number; texts: SearchTexts }

/** Makes products findable by these texts and no longer by those before. */
export async function indexProducts(trx: Db, entries: IndexEntry[]) {
  const key = sql.ref(keyColumn(trx))
  const ids = entries.map(({ id }) => id)
  await sql`delete from product_search where ${key} in (${sql.join(ids)})`.execute(trx)
  const rows = entries.map(
    ({ id, texts: { name, labels, description } }) =>
      sql`(${id}, ${name}, ${labels}, ${description})`,
  )
  await sql`insert into product_search (${key}, name, labels, description)
    values ${sql.join(rows)}`.execute(trx)
}

export async function forgetProduct(trx: Db, id: number) {
  await sql`delete from product_search where ${sql.ref(keyColumn(trx))} = ${id}`.execute(trx)
}

/** Words of one product, for typing errors to be corrected to. */
export async function rememberWords(trx: Db, words: string[]) {
  if (isPostgres(trx)) return addWords(trx, words)
  // A word is letters and digits, so that the marks around it are all the quoting it needs.
  await sql`insert into search_words (word) select ' ' || value || ' '
    from json_each(${JSON.stringify(words)}) where not exists (select 1 from search_words
      where word match '" ' || value || ' "' and word = ' ' || value || ' ')`.execute(trx)
}

/** Which of many words are to be added: reading all known ones is quicker than asking for each. */
export async function unknownWords(trx: Db, words: string[]): Promise<string[]> {
  if (isPostgres(trx)) return words
  const { rows } = await sql<{ word: string }>`select word from search_words`.execute(trx)
  const known = new Set(rows.map(({ word }) => word.trim()))
  return words.filter(word => !known.has(word))
}

export async function addWords(trx: Db, words: string[]) {
  const list = JSON.stringify(words)
  if (isPostgres(trx)) {
    await sql`insert into search_words (word) select value
      from json_array_elements_text(cast(${list} as json)) on conflict do nothing`.execute(trx)
  } else {
    await sql`insert into search_words (word)
      select ' ' || value || ' ' from json_each(${list})`.execute(trx)
  }
}

/** Where a match may lie, the best place first; each includes the ones before it. */
const PLACES = [['name'], ['name', 'labels'], ['name', 'labels', 'description']] as const
type Place = (typeof PLACES)[number]

/** So few matches are sorted by reading them; more are cheaper to find once more. */
const FEW = 100

/** What matches anywhere, newest first. Nobody counts those beyond `limit`. */
export function newestMatches(db: Db, terms: Term[], limit: number): Promise<number[]> {
  return matchesIn(db, terms, PLACES[2], limit)
}

/**
 * The first `many` of the newest matches in the order of a search: those in the name first, then
 * those in brand and category, then in the description, newer ones first.
 */
export async function bestMatches(
  db: Db,
  terms: Term[],
  newest: number[],
  many: number,
): Promise<number[]> {
  if (newest.length <= FEW) return sortByPlace(db, terms, newest)
  const found = new Set<number>()
  for (const place of PLACES.slice(0, 2)) {
    if (found.size < many) {
      for (const id of await matchesIn(db, terms, place, many)) found.add(id)
    }
  }
  for (const id of newest) found.add(id)
  return [...found].slice(0, many)
}

async function matchesIn(db: Db, terms: Term[], place: Place, limit: number): Promise<number[]> {
  const key = sql.ref(keyColumn(db))
  const { rows } = await sql<{ id: number }>`
    select ${key} as id from product_search where ${matches(db, terms, place)}
    order by ${key} desc limit ${limit}`.execute(db)
  return rows.map(({ id }) => id)
}

async function sortByPlace(db: Db, terms: Term[], ids: number[]): Promise<number[]> {
  if (ids.length < 2) return ids
  const key = sql.ref(keyColumn(db))
  const inPlace = (place: Place) =>
    sql.join(
      terms.map(term => occurs(db, term, textOf(place))),
      sql` and `,
    )
  const { rows } = await sql<{ id: number; place: number }>`
    select ${key} as id, case when ${inPlace(PLACES[0])} then 0
      when ${inPlace(PLACES[1])} then 1 else 2 end as place
    from product_search where ${key} in (${sql.join(ids)})`.execute(db)
  return rows.sort((a, b) => a.place - b.place || b.id - a.id).map(({ id }) => id)
}

/** The same matches as a set, for queries that sort and filter by themselves. */
export function matchingProducts(db: Db, terms: Term[]): RawBuilder<number> {
  const key = sql.ref(keyColumn(db))
  return sql<number>`(select ${key} from product_search where ${matches(db, terms, PLACES[2])})`
}

/** Known words that share the most trigrams with the typed one. */
export async function nearWords(db: Db, typed: string): Promise<string[]> {
  const { rows } = isPostgres(db)
    ? await sql<{ word: string }>`
        select word from search_words order by word <-> ${typed} limit ${NEAR_WORDS}`.execute(db)
    : await sql<{ word: string }>`
        select trim(word) as word from search_words where word match ${anyGram(` ${typed} `)}
        order by rank limit ${NEAR_WORDS}`.execute(db)
  return rows.map(row => row.word)
}

function keyColumn(db: Db): string {
  return isPostgres(db) ? 'product_id' : 'rowid'
}

/** Every term occurs there: by the index where it is long enough for one, else by reading. */
function matches(db: Db, terms: Term[], place: Place): RawBuilder<unknown> {
  const text = textOf(place)
  const indexed = terms.filter(term => term.every(word => [...word].length >= GRAM))
  const read = isPostgres(db) && place.length < 3 ? terms : terms.filter(t => !indexed.includes(t))
  const conditions = read.map(term => occurs(db, term, text))
  if (isPostgres(db)) {
    for (const term of indexed) {
      const likes = term.map(word => sql`document like ${`%${escapedLike(word)}%`}`)
      conditions.push(sql`(${sql.join(likes, sql` or `)})`)
    }
  } else if (indexed.length > 0) {
    const words = indexed.map(term => `(${term.map(quoted).join(' OR ')})`).join(' AND ')
    conditions.push(sql`product_search match ${`{${place.join(' ')}} : (${words})`}`)
  }
  return sql.join(conditions, sql` and `)
}

function textOf(place: Place): RawBuilder<unknown> {
  return sql.join(
    place.map(column => sql.ref(column)),
    sql` || ' ' || `,
  )
}

/** Letter for letter: neither function knows wildcards. */
export function occurs(db: Db, term: Term, column: RawBuilder<unknown>) {
  const position = sql.ref(isPostgres(db) ? 'strpos' : 'instr')
  const found = term.map(word => sql`${position}(${column}, ${word}) > 0`)
  return sql<boolean>`(${sql.join(found, sql` or `)})`
}

function quoted(text: string): string {
  return `"${text.replaceAll('"', '""')}"`
}

function escapedLike(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&')
}

function anyGram(text: string): string {
  const characters = [...text]
  const grams = characters
    .slice(GRAM - 1)
    .map((_, start) => quoted(characters.slice(start, start + GRAM).join('')))
  return [...new Set(grams)].join(' OR ')
}
