import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { openPostgres } from './postgres.ts'
import type { Db } from './tables.ts'

const CHECK_EVERY_MS = 500
/** One that is further behind, or was not heard of for so long, is left out. */
const FURTHEST_BEHIND_MS = 2000
/** While the primary does not answer, nobody is further behind than they were. */
const TRUSTED_WITHOUT_PRIMARY_MS = 60_000

/** What a replica that is in use can lack is younger than this, with some room. */
export const STALE_AT_MOST_MS = 6000

type Replica = { db: Db; checkedAt: number; upTo: number }
/** Where the primary's log was, and when. */
type Mark = { at: number; position: bigint }

export type Replicas = {
  /** The next of those that are up and hardly behind. */
  pick(): Db | undefined
  /** Not used again before it has answered a check. */
  leaveOut(db: Db): void
  stop(): Promise<void>
}

export type ReplicaOptions = { urls: string[]; poolSize: number; onError: (error: Error) => void }

/** Standbys of the database that may be asked for what need not be of this very moment. */
export function openReplicas(primary: Db, { urls, ...options }: ReplicaOptions): Replicas {
  const replicas: Replica[] = urls.map(url => ({
    db: openPostgres({ url, ...options }),
    checkedAt: Number.NEGATIVE_INFINITY,
    upTo: Number.NEGATIVE_INFINITY,
  }))
  const stopping = new AbortController()
  const { signal } = stopping
  let marks: Mark[] = []
  let turn = 0

  const repeatedly = async (check: () => Promise<void>) => {
    while (!signal.aborted) {
      // Whoever does not answer is left out: that is all there is to do about it.
      await check().catch(() => {})
      await sleep(CHECK_EVERY_MS, undefined, { signal, ref: false }).catch(() => {})
    }
  }
  const checkPrimary = async () => {
    const at = performance.now()
    const position = await logPosition(primary)
    marks = [...marks.filter(mark => at - mark.at < STALE_AT_MOST_MS), { at, position }]
  }
  const check = async (replica: Replica) => {
    const position = await logPosition(replica.db)
    replica.checkedAt = performance.now()
    replica.upTo = marks.findLast(mark => mark.position <= position)?.at ?? replica.upTo
  }
  const isUsable = ({ checkedAt, upTo }: Replica) => {
    const now = performance.now()
    const primarySeenAt = marks.at(-1)?.at ?? Number.NEGATIVE_INFINITY
    return (
      now - checkedAt < FURTHEST_BEHIND_MS &&
      now - primarySeenAt < TRUSTED_WITHOUT_PRIMARY_MS &&
      primarySeenAt - upTo < FURTHEST_BEHIND_MS
    )
  }

  const checks = [
    repeatedly(checkPrimary),
    ...replicas.map(replica => repeatedly(() => check(replica))),
  ]
  return {
    pick() {
      const usable = replicas.filter(isUsable)
      return usable[turn++ % usable.length]?.db
    },
    leaveOut(db) {
      const replica = replicas.find(each => each.db === db)
      if (replica) replica.checkedAt = Number.NEGATIVE_INFINITY
    },
    async stop() {
      stopping.abort()
      await Promise.all(checks)
      await Promise.all(replicas.map(({ db }) => db.destroy()))
    },
  }
}

/** How far the log is written on a primary, or followed on a standby. */
async function logPosition(db: Db): Promise<bigint> {
  const { rows } = await sql<{ position: string }>`
    select (case when pg_is_in_recovery() then pg_last_wal_replay_lsn()
      else pg_current_wal_lsn() end - '0/0'::pg_lsn)::text as position`.execute(db)
  return BigInt(rows[0]?.position ?? 0)
}
