import { isPostgres } from '../db/dialect.ts'
import type { Db } from '../db/tables.ts'
import type { Topic } from '../db/touched.ts'
import { hearPostgres } from './postgres-channel.ts'
import { watchSqlite } from './sqlite-watch.ts'

export type Hearing = {
  onTouched(topics: Topic[]): void
  /** Something changed, and nobody knows what. */
  onUnknown(): void
  onError(error: Error): void
}

/** News between the processes that share a database. */
export type OtherProcesses = {
  start(): Promise<void>
  stop(): Promise<void>
  tell(topics: Topic[]): void
  /** Whether their news come through. */
  hears(): boolean
  /** How long an answer may be believed without news. */
  lifeMs(): number
}

export function followOtherProcesses(
  db: Db,
  databaseUrl: string | undefined,
  hearing: Hearing,
): OtherProcesses {
  return databaseUrl && isPostgres(db)
    ? hearPostgres(db, databaseUrl, hearing)
    : watchSqlite(db, hearing)
}
