import { PRODUCTS_PER_PAGE } from '../../contract/products.ts'
import { fold } from '../db/fold.ts'
import { nearWords, newestMatches, type Term } from '../db/search.ts'
import type { Db } from '../db/tables.ts'
import { forgivenErrors, typingErrors } from './typing-errors.ts'

const LONGEST_KEYWORD = 200
const MOST_TERMS = 8
const MOST_ALTERNATIVES = 5

/** A hundred pages: who has not found it by then types another word. */
const MOST_FOUND = 100 * PRODUCTS_PER_PAGE

/** What matches, newest first, and by which terms. */
export type Found = { newest: number[]; terms: Term[] }

/** The products that have every word of the keyword somewhere; undefined for an empty keyword. */
export async function searchProducts(db: Db, keyword: string): Promise<Found | undefined> {
  const words = wordsIn(keyword)
  if (words.length === 0) return undefined
  const terms: Term[] = words.map(word => [word])
  const newest = await newestMatches(db, terms, MOST_FOUND)
  if (newest.length > 0) return { newest, terms }
  const meant = await Promise.all(words.map(word => whatWasMeant(db, word)))
  const isSame = meant.every(([only, other], place) => only === words[place] && !other)
  if (isSame || meant.some(term => term.length === 0)) return { newest, terms }
  return { newest: await newestMatches(db, meant, MOST_FOUND), terms: meant }
}

function wordsIn(keyword: string): string[] {
  const folded = fold(keyword.slice(0, LONGEST_KEYWORD).replaceAll('\0', ' ')).trim()
  return folded === '' ? [] : folded.split(/\s+/).slice(0, MOST_TERMS)
}

/** The word itself where it is to be found, else the nearest words that are. */
async function whatWasMeant(db: Db, word: string): Promise<Term> {
  if ((await newestMatches(db, [[word]], 1)).length > 0) return [word]
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
