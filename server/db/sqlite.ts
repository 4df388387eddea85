import { closeSync, fdatasync, openSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import { promisify } from 'node:util'
import {
  CompiledQuery,
  type DatabaseConnection,
  Kysely,
  type SqliteDatabase,
  SqliteDialect,
  type SqliteDialectConfig,
  SqliteDriver,
  type SqliteStatement,
} from 'kysely'
import { syncFolder } from '../sync-folder.ts'
import { isUnavailable } from './failures.ts'
import type { Db, Tables } from './tables.ts'

const STATEMENTS_KEPT = 500
const BUSY_MS = 5000

export function openSqlite(file: string): Db {
  const database = new DatabaseSync(file, { timeout: BUSY_MS })
  switchToWal(database)
  database.exec('PRAGMA synchronous = FULL')
  database.exec('PRAGMA foreign_keys = ON')
  database.exec('PRAGMA cache_size = -32000')
  database.exec('PRAGMA temp_store = MEMORY')
  checkPragmas(database)
  const log = openLog(`${file}-wal`)
  const close = () => {
    log.close()
    database.close()
  }
  const dialect = new ShopSqliteDialect(database, { prepare: statementCache(database), close })
  const db = new Kysely<Tables>({ dialect })
  logs.set(db, log)
  return db
}

type Log = { sync(): Promise<void>; close(): void }

const logs = new WeakMap<Db, Log>()

/**
 * Resolves when every commit so far is on the disk. Transactions leave their fsync to this, which
 * waits for the disk in another thread; with SQLite's own, everybody would wait.
 */
export async function commitsSynced(db: Db) {
  await logs.get(db)?.sync()
}

/** The file that commits are written to. It is there from the first of them until the last close. */
function openLog(path: string): Log {
  let opened: number | undefined
  return {
    async sync() {
      if (opened === undefined) {
        opened = openSync(path, 'r+')
        await syncFolder(dirname(path))
      }
      await syncData(opened)
    },
    close() {
      if (opened !== undefined) closeSync(opened)
      opened = undefined
    },
  }
}

const syncData = promisify(fdatasync)

/**
 * The first start changes the file's mode, which needs it alone, and SQLite does not wait for that
 * as it waits for other locks: two first starts at once are told that it is locked.
 */
function switchToWal(database: DatabaseSync) {
  const endsAt = Date.now() + BUSY_MS
  for (;;) {
    try {
      return database.exec('PRAGMA journal_mode = WAL')
    } catch (error) {
      if (!isUnavailable(error) || Date.now() > endsAt) throw error
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20)
    }
  }
}

/** Some file systems refuse WAL without a word: durability is read back, not assumed. */
function checkPragmas(database: DatabaseSync) {
  const wanted = { journal_mode: 'wal', synchronous: 2, foreign_keys: 1 }
  for (const [pragma, value] of Object.entries(wanted)) {
    const actual = Object.values(database.prepare(`PRAGMA ${pragma}`).get() ?? {})[0]
    if (actual !== value) {
      throw new Error(`SQLite runs with ${pragma} = ${actual}, but the shop needs ${value}.`)
    }
  }
}

/** Each SQL text is prepared once; the least recently used statement makes room. */
function statementCache(database: DatabaseSync): (sql: string) => SqliteStatement {
  const kept = new Map<string, SqliteStatement>()
  return sql => {
    const statement = kept.get(sql) ?? adaptStatement(database.prepare(sql))
    kept.delete(sql)
    kept.set(sql, statement)
    if (kept.size > STATEMENTS_KEPT) {
      const oldest = kept.keys().next()
      if (!oldest.done) kept.delete(oldest.value)
    }
    return statement
  }
}

function adaptStatement(statement: StatementSync): SqliteStatement {
  // Kysely hands over what the query builder was given, and its types keep that storable.
  const values = (parameters: ReadonlyArray<unknown>) => parameters as SQLInputValue[]
  const reader = statement.columns().length > 0
  // After some writes of the full-text index "the last row" has a number that only these can hold.
  if (!reader) statement.setReadBigInts(true)
  return {
    reader,
    all: parameters => statement.all(...values(parameters)),
    run: parameters => statement.run(...values(parameters)),
    iterate: parameters => statement.iterate(...values(parameters)),
  }
}

/**
 * A transaction takes the write lock when it begins: one that started by reading could otherwise
 * fail at its first write because another process wrote in between. And it is not synced by its
 * commit: whoever began it waits for `commitsSynced`. Statements outside are, as ever.
 */
class ShopSqliteDriver extends SqliteDriver {
  readonly #sqlite: DatabaseSync
  constructor(sqlite: DatabaseSync, config: SqliteDialectConfig) {
    super(config)
    this.#sqlite = sqlite
  }
  override async beginTransaction(connection: DatabaseConnection) {
    this.#sqlite.exec('PRAGMA synchronous = NORMAL')
    try {
      await connection.executeQuery(CompiledQuery.raw('begin immediate'))
    } catch (error) {
      this.#sqlite.exec('PRAGMA synchronous = FULL')
      throw error
    }
  }
  override async commitTransaction(connection: DatabaseConnection) {
    await super.commitTransaction(connection)
    this.#sqlite.exec('PRAGMA synchronous = FULL')
  }
  override async rollbackTransaction(connection: DatabaseConnection) {
    try {
      await super.rollbackTransaction(connection)
    } finally {
      this.#sqlite.exec('PRAGMA synchronous = FULL')
    }
  }
}

class ShopSqliteDialect extends SqliteDialect {
  readonly #createDriver: () => ShopSqliteDriver
  constructor(sqlite: DatabaseSync, database: SqliteDatabase) {
    super({ database })
    this.#createDriver = () => new ShopSqliteDriver(sqlite, { database })
  }
  override createDriver() {
    return this.#createDriver()
  }
}
