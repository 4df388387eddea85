import { type RawBuilder, sql } from 'kysely'
import { isPostgres } from './dialect.ts'
import type { Db } from './tables.ts'

/** Texts of which one has to occur. All texts here are folded: small letters, no accents. */
export type Term = string[]

export type SearchTexts = { name: string; labels: string; description: string }

/** The tokenizers of both databases index runs of three characters. */
const GRAM = 3
const NEAR_WORDS = 100

export async function indexProduct(trx: Db, id: number, texts: SearchTexts, words: string[]) {
  await forgetProduct(trx, id)
  const { name, labels, description } = texts
  const key = sql.ref(keyColumn(trx))
  await sql`insert into product_search (${key}, name, labels, description)
    values (${id}, ${name}, ${labels}, ${description})`.execute(trx)
  for (const word of words) await rememberWord(trx, word)
}

export async function forgetProduct(trx: Db, id: number) {
  await sql`delete from product_search where ${sql.ref(keyColumn(trx))} = ${id}`.execute(trx)
}

async function rememberWord(trx: Db, word: string) {
  if (isPostgres(trx)) {
    await sql`insert into search_words (word) values (${word}) on conflict do nothing`.execute(trx)
  } else {
    const ended = ` ${word} `
    await sql`insert into search_words (word) select ${ended} where not exists
      (select 1 from search_words where word match ${quoted(ended)} and word = ${ended})`.execute(
      trx,
    )
  }
}

export async function countMatches(db: Db, terms: Term[]): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from product_search where ${matches(db, terms)}`.execute(db)
  return rows[0]?.total ?? 0
}

/** Matches in the name come first, then those in brand and category, then in the description. */
export async function matchingIds(db: Db, terms: Term[], limit: number, offset: number) {
  const key = sql.ref(keyColumn(db))
  const { rows } = await sql<{ id: number }>`
    select ${key} as id from product_search where ${matches(db, terms)}
    order by case
      when ${allOccur(db, terms, sql`name`)} then 0
      when ${allOccur(db, terms, sql`name || ' ' || labels`)} then 1
      else 2 end, ${key} desc
    limit ${limit} offset ${offset}`.execute(db)
  return rows.map(row => row.id)
}

/** The same matches as a set, for queries that sort and filter by themselves. */
export function matchingProducts(db: Db, terms: Term[]): RawBuilder<number> {
  const key = sql.ref(keyColumn(db))
  return sql<number>`(select ${key} from product_search where ${matches(db, terms)})`
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

/** Every term occurs: by the index where it is long enough for one, by reading where it is not. */
function matches(db: Db, terms: Term[]): RawBuilder<unknown> {
  const everything = sql`name || ' ' || labels || ' ' || description`
  const indexed = terms.filter(term => term.every(text => [...text].length >= GRAM))
  const short = terms.filter(term => !indexed.includes(term))
  const conditions = short.map(term => occurs(db, term, everything))
  if (isPostgres(db)) {
    for (const term of indexed) {
      const likes = term.map(text => sql`document like ${`%${escapedLike(text)}%`}`)
      conditions.push(sql`(${sql.join(likes, sql` or `)})`)
    }
  } else if (indexed.length > 0) {
    const query = indexed.map(term => `(${term.map(quoted).join(' OR ')})`).join(' AND ')
    conditions.push(sql`product_search match ${query}`)
  }
  return sql.join(conditions, sql` and `)
}

function allOccur(db: Db, terms: Term[], column: RawBuilder<unknown>) {
  return sql.join(
    terms.map(term => occurs(db, term, column)),
    sql` and `,
  )
}

/** Letter for letter: neither function knows wildcards. */
function occurs(db: Db, term: Term, column: RawBuilder<unknown>) {
  const position = sql.ref(isPostgres(db) ? 'strpos' : 'instr')
  const places = term.map(text => sql`${position}(${column}, ${text}) > 0`)
  return sql`(${sql.join(places, sql` or `)})`
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
