import type { Db } from './tables.ts'

/**
 * What a write can change about the shop that everybody sees: one product, which products there
 * are and in which order, how they are rated, or how many are left of any.
 */
export type Topic = 'shelf' | 'ratings' | 'stock' | `product:${number}`

type Listener = (topics: Topic[]) => void

const touchedIn = new WeakMap<Db, Set<Topic>>()
const listeners = new WeakMap<Db, Set<Listener>>()

/** Said inside a transaction; it is passed on when that has ended. */
export function touch(trx: Db, ...topics: Topic[]) {
  const touched = touchedIn.get(trx) ?? new Set()
  for (const topic of topics) touched.add(topic)
  touchedIn.set(trx, touched)
}

/** Hears of every transaction on `db` that may have changed something, before it is answered. */
export function onTouched(db: Db, listener: Listener) {
  const known = listeners.get(db) ?? new Set()
  known.add(listener)
  listeners.set(db, known)
}

/** Also after a failure: a commit whose answer was lost may have happened. */
export function passOn(db: Db, trx: Db) {
  const topics = touchedIn.get(trx)
  if (topics) announce(db, [...topics])
}

/** For a statement that is a transaction of its own. */
export function announce(db: Db, topics: Topic[]) {
  for (const listener of listeners.get(db) ?? []) listener(topics)
}
