import { isUnavailable } from './failures.ts'
import type { Replicas } from './replicas.ts'
import type { Db } from './tables.ts'
import type { Topic } from './touched.ts'

/** Reads what everybody may see, wherever it is right. */
export type Reading = <T>(
  read: (db: Db) => Promise<T>,
  /** What was read is made of these. */
  topicsOf: (value: T) => Topic[],
) => Promise<T>

/**
 * From a replica, unless something that the answer is made of was written lately: a replica may not
 * have that yet. Then, and whenever a replica fails or knows no answer, from the primary. While the
 * primary is away, what a replica has is better than nothing.
 */
export function readFromReplicas(
  primary: Db,
  replicas: Replicas,
  isRecent: (topics: Topic[]) => boolean,
): Reading {
  return async (read, topicsOf) => {
    const replica = replicas.pick()
    if (!replica) return read(primary)
    const found = await read(replica).then(
      value => ({ value }),
      error => {
        if (isUnavailable(error)) replicas.leaveOut(replica)
        return undefined
      },
    )
    if (found && !isRecent(topicsOf(found.value))) return found.value
    try {
      return await read(primary)
    } catch (error) {
      if (found && isUnavailable(error)) return found.value
      throw error
    }
  }
}
