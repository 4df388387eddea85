import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { migrate } from './migrate.ts'
import { openPostgres } from './postgres.ts'
import { openSqlite } from './sqlite.ts'
import type { Db } from './tables.ts'

export type DatabaseSettings = { dataDir: string; databaseUrl?: string; poolSize: number }

export const SQLITE_FILE = 'shop.sqlite'

/** The database, with every migration run: PostgreSQL where a URL is given, else SQLite. */
export async function openDatabase(
  { dataDir, databaseUrl, poolSize }: DatabaseSettings,
  onError: (error: Error) => void,
): Promise<Db> {
  mkdirSync(dataDir, { recursive: true })
  const db = databaseUrl
    ? openPostgres({ url: databaseUrl, poolSize, onError })
    : openSqlite(join(dataDir, SQLITE_FILE))
  try {
    await migrate(db)
  } catch (error) {
    await db.destroy()
    throw error
  }
  return db
}

export async function ping(db: Db) {
  await sql`select 1`.execute(db)
}
