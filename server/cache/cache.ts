import type { Topic } from '../db/touched.ts'

/** An answer that is the same for everybody, as it goes out. */
export type Answer = {
  status: number
  headers: Record<string, string>
  body: Buffer
  /** What it was made of: kept until one of these is touched. Without any word, not kept at all. */
  topics?: Topic[]
}

type Entry = { key: string; answer: Answer; bytes: number; endsAt: number; used: boolean }
type Fill = { answer: Promise<Answer>; touched: Set<Topic>; tooLate: boolean }

export type CacheOptions = {
  /** How much memory the answers may take. */
  bytes: number
  /** How long one is believed without a word that it changed. */
  lifeMs: () => number
}

export type Cache = ReturnType<typeof createCache>

/** Keeps answers until what they were made of changes. However many ask at once, one is made. */
export function createCache({ bytes: limit, lifeMs }: CacheOptions) {
  // In the order of coming; the one in front goes first, unless it was asked for since.
  const entries = new Map<string, Entry>()
  const about = new Map<Topic, Set<Entry>>()
  const joinable = new Map<string, Fill>()
  const fills = new Set<Fill>()
  let bytes = 0

  function find(key: string): Answer | undefined {
    const entry = entries.get(key)
    if (!entry) return undefined
    if (entry.endsAt < performance.now()) {
      remove(entry)
      return undefined
    }
    entry.used = true
    return entry.answer
  }

  async function findOrMake(key: string, make: () => Promise<Answer>): Promise<Answer> {
    const found = find(key)
    if (found) return found
    const joined = joinable.get(key)
    if (joined) return joined.answer
    const fill: Fill = { answer: make(), touched: new Set(), tooLate: false }
    joinable.set(key, fill)
    fills.add(fill)
    try {
      const answer = await fill.answer
      // What was read before a write and is done after it may be old.
      const isOld = fill.tooLate || answer.topics?.some(topic => fill.touched.has(topic))
      if (answer.topics && !isOld) add(key, answer, answer.topics)
      return answer
    } finally {
      fills.delete(fill)
      if (joinable.get(key) === fill) joinable.delete(key)
    }
  }

  function add(key: string, answer: Answer, topics: Topic[]) {
    const earlier = entries.get(key)
    if (earlier) remove(earlier)
    const endsAt = performance.now() + lifeMs()
    const entry = { key, answer, bytes: weightOf(key, answer), endsAt, used: false }
    entries.set(key, entry)
    for (const topic of topics) {
      const same = about.get(topic)
      if (same) same.add(entry)
      else about.set(topic, new Set([entry]))
    }
    bytes += entry.bytes
    makeRoom()
  }

  function makeRoom() {
    for (const oldest of entries.values()) {
      if (bytes <= limit) return
      if (oldest.used) {
        oldest.used = false
        entries.delete(oldest.key)
        entries.set(oldest.key, oldest)
      } else {
        remove(oldest)
      }
    }
  }

  function remove(entry: Entry) {
    entries.delete(entry.key)
    bytes -= entry.bytes
    for (const topic of entry.answer.topics ?? []) {
      const same = about.get(topic)
      same?.delete(entry)
      if (same?.size === 0) about.delete(topic)
    }
  }

  return {
    find,
    findOrMake,
    /** Nobody who asks from now on gets what was made of these before. */
    drop(topics: Topic[]) {
      for (const fill of fills) for (const topic of topics) fill.touched.add(topic)
      joinable.clear()
      for (const topic of topics) {
        for (const entry of about.get(topic) ?? []) remove(entry)
      }
    },
    dropAll() {
      for (const fill of fills) fill.tooLate = true
      joinable.clear()
      for (const entry of entries.values()) remove(entry)
    },
    get bytes() {
      return bytes
    },
  }
}

/** With what the maps around it take. */
function weightOf(key: string, { body, topics = [] }: Answer): number {
  return body.length + 2 * key.length + 100 * topics.length + 1000
}
