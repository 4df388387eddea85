import { sql } from 'kysely'
import type { Db } from '../db/tables.ts'
import type { Hearing, OtherProcesses } from './other-processes.ts'

const LOOK_EVERY_MS = 250

/** SQLite counts the commits of other connections. It does not say what they were about. */
export function watchSqlite(db: Db, { onUnknown, onError }: Hearing): OtherProcesses {
  let timer: NodeJS.Timeout | undefined
  let seen: number | undefined

  async function look() {
    try {
      const { rows } = await sql<{ data_version: number }>`pragma data_version`.execute(db)
      const version = rows[0]?.data_version
      if (seen !== undefined && version !== seen) onUnknown()
      seen = version
    } catch (error) {
      onUnknown()
      onError(error as Error)
    }
  }

  return {
    async start() {
      await look()
      timer = setInterval(look, LOOK_EVERY_MS).unref()
    },
    async stop() {
      clearInterval(timer)
    },
    tell() {},
    hears: () => true,
    lifeMs: () => Number.POSITIVE_INFINITY,
  }
}
