import type { FastifyInstance } from 'fastify'
import { createRecentTouches } from '../db/recent-touches.ts'
import { STALE_AT_MOST_MS } from '../db/replicas.ts'
import type { Db } from '../db/tables.ts'
import { onTouched, type Topic } from '../db/touched.ts'
import { createCache } from './cache.ts'
import { followOtherProcesses } from './other-processes.ts'

const BYTES = 24 * 1024 * 1024

/** The cache of one process: what is written here drops at once, what others write a moment later. */
export async function openCache(app: FastifyInstance, db: Db, databaseUrl: string | undefined) {
  const others = followOtherProcesses(db, databaseUrl, {
    onTouched: topics => {
      recent.add(topics)
      cache.drop(topics)
    },
    onUnknown: () => {
      recent.addUnknown()
      cache.dropAll()
    },
    onError: error => app.log.warn({ err: error }, 'the other servers cannot be heard'),
  })
  const cache = createCache({ bytes: BYTES, lifeMs: others.lifeMs })
  const recent = createRecentTouches(STALE_AT_MOST_MS)
  onTouched(db, topics => {
    recent.add(topics)
    cache.drop(topics)
    others.tell(topics)
  })
  app.addHook('onReady', others.start)
  app.addHook('onClose', others.stop)
  return {
    cache,
    /** Whether any of these was written lately, or may have been for all that is known. */
    isRecent: (topics: Topic[]) => !others.hears() || recent.has(topics),
  }
}
