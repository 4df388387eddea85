import { countMatches, matchingIds, nearWords, type Term } from '../db/search.ts'
import type { Db } from '../db/tables.ts'
import { fold } from './fold.ts'
import { forgivenErrors, typingErrors } from './typing-errors.ts'

const LONGEST_KEYWORD = 200
const MOST_TERMS = 8
const MOST_ALTERNATIVES = 5

export type Found = {
  total: number
  terms: Term[]
  ids(limit: number, offset: number): Promise<number[]>
}

/** The products that have every word of the keyword somewhere; undefined for an empty keyword. */
export async function searchProducts(db: Db, keyword: string): Promise<Found | undefined> {
  const words = wordsIn(keyword)
  if (words.length === 0) return undefined
  let terms: Term[] = words.map(word => [word])
  let total = await countMatches(db, terms)
  if (total === 0) {
    const meant = await Promise.all(words.map(word => whatWasMeant(db, word)))
    if (meant.every(term => term.length > 0)) {
      terms = meant
      total = await countMatches(db, terms)
    }
  }
  return {
    total,
    terms,
    ids: async (limit, offset) => (total === 0 ? [] : matchingIds(db, terms, limit, offset)),
  }
}

function wordsIn(keyword: string): string[] {
  const folded = fold(keyword.slice(0, LONGEST_KEYWORD).replaceAll('\0', ' ')).trim()
  return folded === '' ? [] : folded.split(/\s+/).slice(0, MOST_TERMS)
}

/** The word itself where it is to be found, else the nearest words that are. */
async function whatWasMeant(db: Db, word: string): Promise<Term> {
  if ((await countMatches(db, [[word]])) > 0) return [word]
  // Letters and digits slip; who types a sign means it.
  if (/[^\p{L}\p{N}]/u.test(word)) return []
  const near = (await nearWords(db, word))
    .map(known => ({ known, errors: typingErrors(word, known) }))
    .filter(({ errors }) => errors <= forgivenErrors(word))
    .sort((a, b) => a.errors - b.errors)
  return near
    .filter(({ errors }) => errors === near[0]?.errors)
    .slice(0, MOST_ALTERNATIVES)
    .map(({ known }) => known)
}
