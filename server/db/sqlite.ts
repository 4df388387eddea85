import { closeSync, fdatasync, openSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { promisify } from 'node:util'
import {
  CompiledQuery,
  type DatabaseConnection,
  Kysely,
  type SqliteDatabase,
  SqliteDialect,
  type SqliteDialectConfig,
  SqliteDriver,
} from 'kysely'
import { syncFolder } from '../sync-folder.ts'
import { isUnavailable } from './failures.ts'
import { openReader } from './reader.ts'
import { BUSY_MS, keepStatements } from './statements.ts'
import type { Db, Tables } from './tables.ts'

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
  let reader: Db | undefined
  const beforeClose = async () => reader?.destroy()
  const prepare = keepStatements(database)
  const dialect = new ShopSqliteDialect(database, { prepare, close }, beforeClose)
  const db = new Kysely<Tables>({ dialect })
  logs.set(db, log)
  readers.set(db, {
    open() {
      reader ??= openReader(file)
      return reader
    },
    isHeldUp: () => database.isTransaction,
  })
  return db
}

const readers = new WeakMap<Db, { open(): Db; isHeldUp(): boolean }>()

/**
 * Where to read what may take a while: on SQLite in a thread of its own, which ends with `db`.
 * PostgreSQL has processes for that.
 */
export function readerOf(db: Db): Db {
  return readers.get(db)?.open() ?? db
}

/**
 * Where to read without waiting for a transaction that takes turns with others, as an import does.
 * Any other has ended by the time that somebody else comes to ask.
 */
export function readerBeside(db: Db): Db {
  return readers.get(db)?.isHeldUp() ? readerOf(db) : db
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

/**
 * A transaction takes the write lock when it begins: one that started by reading could otherwise
 * fail at its first write because another process wrote in between. And it is not synced by its
 * commit: whoever began it waits for `commitsSynced`. Statements outside are, as ever.
 */
class ShopSqliteDriver extends SqliteDriver {
  readonly #sqlite: DatabaseSync
  readonly #beforeClose: () => Promise<void>
  constructor(sqlite: DatabaseSync, config: SqliteDialectConfig, beforeClose: () => Promise<void>) {
    super(config)
    this.#sqlite = sqlite
    this.#beforeClose = beforeClose
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
  /** The last one to close the file tidies it up, which whoever only reads cannot. */
  override async destroy() {
    await this.#beforeClose()
    await super.destroy()
  }
}

class ShopSqliteDialect extends SqliteDialect {
  readonly #createDriver: () => ShopSqliteDriver
  constructor(sqlite: DatabaseSync, database: SqliteDatabase, beforeClose: () => Promise<void>) {
    super({ database })
    this.#createDriver = () => new ShopSqliteDriver(sqlite, { database }, beforeClose)
  }
  override createDriver() {
    return this.#createDriver()
  }
}
