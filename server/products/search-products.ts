import { PRODUCTS_PER_PAGE } from '../../contract/products.ts'
import { fold } from '../db/fold.ts'
import {
  knownParts,
  nearWords,
  newestMatches,
  openSearch,
  type Search,
  type Term,
} from '../db/search.ts'
import type { Db } from '../db/tables.ts'
import { forgivenErrors, typingErrors } from './typing-errors.ts'

const LONGEST_KEYWORD = 200
const MOST_TERMS = 8
const MOST_ALTERNATIVES = 5

/** Letters and digits slip; who types a sign means it. */
const SIGN = /[^\p{L}\p{N}]/u

/** A hundred pages: who has not found it by then types another word. */
const MOST_FOUND = 100 * PRODUCTS_PER_PAGE

/** What matches, newest first, and what was searched for in the end. */
export type Found = { newest: number[]; search: Search }

/** The products that have every word of the keyword somewhere; undefined for an empty keyword. */
export async function searchProducts(db: Db, keyword: string): Promise<Found | undefined> {
  const words = wordsIn(keyword)
  if (words.length === 0) return undefined
  const literal = await find(
    db,
    words.map(word => [word]),
  )
  if (literal.newest.length > 0) return literal
  const known = await knownParts(db, words)
  const meant = await Promise.all(
    words.map(word => (known.has(word) || SIGN.test(word) ? [word] : nearestWords(db, word))),
  )
  const isSame = meant.every(([only, other], place) => only === words[place] && !other)
  return isSame || meant.some(term => term.length === 0) ? literal : find(db, meant)
}

async function find(db: Db, terms: Term[]): Promise<Found> {
  const search = await openSearch(db, terms)
  return { newest: await newestMatches(db, search, MOST_FOUND), search }
}

function wordsIn(keyword: string): string[] {
  const folded = fold(keyword.slice(0, LONGEST_KEYWORD)).trim()
  return folded === '' ? [] : folded.split(/\s+/).slice(0, MOST_TERMS)
}

/** What may have been meant by a word that no product has. */
async function nearestWords(db: Db, word: string): Promise<Term> {
  const near = (await nearWords(db, word))
    .map(known => ({ known, errors: typingErrors(word, known) }))
    .filter(({ errors }) => errors <= forgivenErrors(word))
    .sort((a, b) => a.errors - b.errors)
  return near
    .filter(({ errors }) => errors === near[0]?.errors)
    .slice(0, MOST_ALTERNATIVES)
    .map(({ known }) => known)
}
