import type { Topic } from './touched.ts'

export type RecentTouches = ReturnType<typeof createRecentTouches>

/** Remembers for a while what was written, here or as far as the other servers tell. */
export function createRecentTouches(rememberMs: number) {
  // In the order of touching, so that what may be forgotten is in front.
  const touchedAt = new Map<Topic, number>()
  let unknownAt = Number.NEGATIVE_INFINITY

  return {
    add(topics: Topic[]) {
      const now = performance.now()
      for (const topic of topics) {
        touchedAt.delete(topic)
        touchedAt.set(topic, now)
      }
      for (const [topic, at] of touchedAt) {
        if (now - at <= rememberMs) break
        touchedAt.delete(topic)
      }
    },
    /** Something was written, and nobody knows what. */
    addUnknown() {
      unknownAt = performance.now()
    },
    has(topics: Topic[]): boolean {
      const since = performance.now() - rememberMs
      if (unknownAt > since) return true
      return topics.some(topic => (touchedAt.get(topic) ?? Number.NEGATIVE_INFINITY) > since)
    },
  }
}
