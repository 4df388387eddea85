import { type RawBuilder, sql } from 'kysely'
import { isPostgres } from './dialect.ts'
import { wordsOf } from './fold.ts'
import { readerOf } from './sqlite.ts'
import type { Db } from './tables.ts'

/** Texts of which one has to occur. All texts here are folded: small letters, no accents. */
export type Term = string[]

export type SearchTexts = { name: string; labels: string; description: string }

/** What is shorter is found by reading: neither PostgreSQL nor our list of words indexes it. */
const GRAM = 3
const NEAR_WORDS = 100

export type IndexEntry = { id: number; texts: SearchTexts }

/** Makes products findable by these texts and no longer by those before. */
export async function indexProducts(trx: Db, entries: IndexEntry[]) {
  const ids = entries.map(({ id }) => id)
  await sql`delete from product_search where product_id in (${sql.join(ids)})`.execute(trx)
  const rows = entries.map(
    ({ id, texts: { name, labels, description } }) =>
      sql`(${id}, ${name}, ${labels}, ${description})`,
  )
  await sql`insert into product_search (product_id, name, labels, description)
    values ${sql.join(rows)}`.execute(trx)
  await indexWords(trx, entries)
}

/** PostgreSQL indexes the texts by itself; on SQLite an index of words is far quicker than trigrams. */
export async function indexWords(trx: Db, entries: IndexEntry[]) {
  if (isPostgres(trx)) return
  const ids = entries.map(({ id }) => id)
  await sql`delete from product_words where rowid in (${sql.join(ids)})`.execute(trx)
  const list = (text: string) => wordsOf(text).join(' ')
  const rows = entries.map(
    ({ id, texts: { name, labels, description } }) =>
      sql`(${id}, ${list(name)}, ${list(labels)}, ${list(description)})`,
  )
  await sql`insert into product_words (rowid, name, labels, description)
    values ${sql.join(rows)}`.execute(trx)
}

export async function forgetProduct(trx: Db, id: number) {
  await sql`delete from product_search where product_id = ${id}`.execute(trx)
  if (!isPostgres(trx)) await sql`delete from product_words where rowid = ${id}`.execute(trx)
}

export function wordsOfEntries(entries: IndexEntry[]): string[] {
  return wordsOf(entries.flatMap(({ texts }) => Object.values(texts)).join(' '))
}

/** Words of one product: parts of them are looked up here, and typing errors corrected to them. */
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

/** Terms, and how they are found. */
export type Search = {
  terms: Term[]
  /** On SQLite: the words that have them, as its full-text search is asked for them. */
  words?: string
  /** Terms that are read for, by themselves or in what the index finds. */
  read: Term[]
  /** On SQLite: no product has such a word. */
  isVain?: true
}

/** Every term has to occur. On PostgreSQL the index takes them as they are. */
export async function openSearch(db: Db, terms: Term[]): Promise<Search> {
  if (isPostgres(db)) {
    return { terms, read: terms.filter(term => !term.every(text => [...text].length >= GRAM)) }
  }
  const around = await wordsAround(db, wordsOf(terms.flat().join(' ')))
  const isUseful = (text: string) => {
    const parts = wordsOf(text)
    return parts.length > 0 && parts.every(part => around.get(part) !== EVERYWHERE)
  }
  const indexed = terms.filter(term => term.every(isUseful))
  const isWhole = (text: string) => wordsOf(text)[0] === text
  const read = terms.filter(term => !(indexed.includes(term) && term.every(isWhole)))
  if (indexed.length === 0) return { terms, read }
  const words = indexed.map(term => {
    const ways = term.map(text => wordsOf(text).map(part => around.get(part)))
    const known = ways.filter(way => !way.includes(undefined))
    return known.map(way => `(${way.join(' AND ')})`).join(' OR ')
  })
  if (words.includes('')) return { terms, read, isVain: true }
  return { terms, read, words: words.map(each => `(${each})`).join(' AND ') }
}

/** A part of so many words is soon met by reading; asking for them all would take longer. */
const MANY_WORDS = 200
const EVERYWHERE = ''

/** Products that have a part of a word have one of the known words around it. */
async function wordsAround(db: Db, parts: string[]): Promise<Map<string, string>> {
  if (parts.length === 0) return new Map()
  const { rows } = await sql<{ part: string; words: string }>`
    select value as part, case when count(*) > ${MANY_WORDS} then ${EVERYWHERE}
      else '(' || group_concat('"' || trim(word) || '"', ' OR ') || ')' end as words
    from json_each(${JSON.stringify(parts)}) cross join search_words
    where word match '"' || value || '"' group by value`.execute(db)
  return new Map(rows.map(({ part, words }) => [part, words]))
}

/** What matches anywhere, newest first. Nobody counts those beyond `limit`. */
export function newestMatches(db: Db, search: Search, limit: number): Promise<number[]> {
  return matchesIn(db, search, PLACES[2], limit)
}

/**
 * The first `many` of the newest matches in the order of a search: those in the name first, then
 * those in brand and category, then in the description, newer ones first.
 */
export async function bestMatches(
  db: Db,
  search: Search,
  newest: number[],
  many: number,
): Promise<number[]> {
  if (newest.length <= FEW) return sortByPlace(db, search, newest)
  const found = new Set<number>()
  for (const place of PLACES.slice(0, 2)) {
    if (found.size < many) {
      for (const id of await matchesIn(db, search, place, many)) found.add(id)
    }
  }
  for (const id of newest) found.add(id)
  return [...found].slice(0, many)
}

async function matchesIn(db: Db, search: Search, place: Place, limit: number): Promise<number[]> {
  if (search.isVain) return []
  if (search.words !== undefined && search.read.length === 0) {
    // From one match to the next in the index, until there are enough; as one text, since a
    // thousand rows of one number each take three times as long.
    const { rows } = await sql<{ ids: string }>`select json_group_array(id) as ids from (
      select rowid as id from product_words
      where product_words match ${inPlace(place, search.words)}
      order by rowid desc limit ${limit})`.execute(db)
    return JSON.parse(rows[0]?.ids ?? '[]')
  }
  const { rows } = await sql<{ id: number }>`select product_id as id from product_search
    where ${matches(db, search, place)} order by product_id desc limit ${limit}`.execute(
    readerOf(db),
  )
  return rows.map(({ id }) => id)
}

function inPlace(place: Place, words: string): string {
  return `{${place.join(' ')}} : (${words})`
}

async function sortByPlace(db: Db, { terms }: Search, ids: number[]): Promise<number[]> {
  if (ids.length < 2) return ids
  const areIn = (place: Place) =>
    sql.join(
      terms.map(term => occurs(db, term, textOf(place))),
      sql` and `,
    )
  const { rows } = await sql<{ id: number; place: number }>`
    select product_id as id, case when ${areIn(PLACES[0])} then 0
      when ${areIn(PLACES[1])} then 1 else 2 end as place
    from product_search where product_id in (${sql.join(ids)})`.execute(db)
  return rows.sort((a, b) => a.place - b.place || b.id - a.id).map(({ id }) => id)
}

/** The same matches as a set, for queries that sort and filter by themselves. */
export function matchingProducts(db: Db, search: Search): RawBuilder<number> {
  if (search.isVain) return sql<number>`(select 0 where 1 = 0)`
  return sql<number>`(select product_id from product_search
    where ${matches(db, search, PLACES[2])})`
}

/** Those that are a known word, or a part of one. */
export async function knownParts(db: Db, words: string[]): Promise<Set<string>> {
  if (!isPostgres(db)) return new Set((await wordsAround(db, wordsOf(words.join(' ')))).keys())
  const patterns = words.map(word => sql`(${word}, ${`%${escapedLike(word)}%`})`)
  const { rows } = await sql<{ word: string }>`
    select given.column1 as word from (values ${sql.join(patterns)}) as given
    where exists (select 1 from search_words where word like given.column2)`.execute(db)
  return new Set(rows.map(({ word }) => word))
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

/** Every term occurs there: by the index where there is one for it, else by reading. */
function matches(db: Db, { terms, words, read }: Search, place: Place): RawBuilder<unknown> {
  const text = textOf(place)
  // PostgreSQL's index is of the whole text: what it finds is read again for a part of it.
  const isRead = (term: Term) => read.includes(term) || (isPostgres(db) && place.length < 3)
  const conditions: RawBuilder<unknown>[] = terms.filter(isRead).map(term => occurs(db, term, text))
  if (isPostgres(db)) {
    for (const term of terms.filter(each => !read.includes(each))) {
      const likes = term.map(word => sql`document like ${`%${escapedLike(word)}%`}`)
      conditions.push(sql`(${sql.join(likes, sql` or `)})`)
    }
  } else if (words !== undefined) {
    conditions.push(sql`product_id in (select rowid from product_words
      where product_words match ${inPlace(place, words)})`)
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
