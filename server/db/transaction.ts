import { setTimeout as sleep } from 'node:timers/promises'
import type { ControlledTransaction } from 'kysely'
import { isPostgres } from './dialect.ts'
import { isRetryable } from './failures.ts'
import { commitsSynced } from './sqlite.ts'
import type { Db, Tables } from './tables.ts'
import { passOn } from './touched.ts'

/**
 * Runs `work` so that all of its writes happen or none, durable before the answer. Inside, there
 * are queries only: whoever waits for anything else holds up every other writer.
 */
export function transaction<T>(db: Db, work: (trx: Db) => Promise<T>): Promise<T> {
  return isPostgres(db) ? retried(db, work) : grouped(db, work)
}

const ATTEMPTS = 5

/** PostgreSQL may stop a transaction for the sake of another one; the client never sees it. */
async function retried<T>(db: Db, work: (trx: Db) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    let used: Db | undefined
    try {
      return await db.transaction().execute(trx => {
        used = trx
        return work(trx)
      })
    } catch (error) {
      if (attempt === ATTEMPTS || !isRetryable(error)) throw error
      await sleep(Math.random() * 10 * 2 ** attempt)
    } finally {
      if (used) passOn(db, used)
    }
  }
}

type Job = { run: (trx: Savepoints) => Promise<void>; settle: (failure?: unknown) => void }
type Savepoints = ControlledTransaction<Tables, string[]>

const LARGEST_GROUP = 128
const waiting = new WeakMap<Db, Job[]>()

/**
 * SQLite writes one transaction at a time, and each pays for an fsync. Those that arrive together
 * share one: each in a savepoint of its own, each answered only after the common commit is on the
 * disk. Meanwhile others read, and those who write gather.
 */
function grouped<T>(db: Db, work: (trx: Db) => Promise<T>): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    let outcome: () => void
    let used: Db | undefined
    const job: Job = {
      async run(trx) {
        const savepoint = await trx.savepoint('job').execute()
        used = savepoint
        try {
          const value = await work(savepoint)
          await savepoint.releaseSavepoint('job').execute()
          outcome = () => resolve(value)
        } catch (error) {
          outcome = () => reject(error)
          // A full disk has rolled everything back by now: then the first failure is the news.
          await savepoint
            .rollbackToSavepoint('job')
            .execute()
            .catch(() => {
              throw error
            })
        }
      },
      settle(failure) {
        if (used) passOn(db, used)
        if (failure === undefined) outcome()
        else reject(failure)
      },
    }
    const jobs = waiting.get(db)
    if (jobs) {
      jobs.push(job)
    } else {
      waiting.set(db, [job])
      setImmediate(writeGroups, db)
    }
  })
}

async function writeGroups(db: Db) {
  const jobs = waiting.get(db) ?? []
  while (jobs.length > 0) await writeGroup(db, jobs.splice(0, LARGEST_GROUP))
  waiting.delete(db)
}

async function writeGroup(db: Db, jobs: Job[]) {
  try {
    const trx = await db.startTransaction().execute()
    try {
      for (const job of jobs) await job.run(trx as Savepoints)
      await trx.commit().execute()
      await commitsSynced(db)
    } catch (error) {
      await trx
        .rollback()
        .execute()
        .catch(() => {})
      throw error
    }
    for (const job of jobs) job.settle()
  } catch (error) {
    for (const job of jobs) job.settle(error)
  }
}
