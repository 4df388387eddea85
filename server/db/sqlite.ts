import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import {
  CompiledQuery,
  type DatabaseConnection,
  Kysely,
  SqliteDialect,
  type SqliteDialectConfig,
  SqliteDriver,
  type SqliteStatement,
} from 'kysely'
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
  const prepare = statementCache(database)
  return new Kysely<Tables>({
    dialect: new ImmediateSqliteDialect({ database: { prepare, close: () => database.close() } }),
  })
}

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
  return {
    reader: statement.columns().length > 0,
    all: parameters => statement.all(...values(parameters)),
    run: parameters => statement.run(...values(parameters)),
    iterate: parameters => statement.iterate(...values(parameters)),
  }
}

/**
 * A transaction takes the write lock when it begins: one that started by reading could otherwise
 * fail at its first write because another process wrote in between.
 */
class ImmediateSqliteDriver extends SqliteDriver {
  override async beginTransaction(connection: DatabaseConnection) {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'))
  }
}

class ImmediateSqliteDialect extends SqliteDialect {
  readonly #config: SqliteDialectConfig
  constructor(config: SqliteDialectConfig) {
    super(config)
    this.#config = config
  }
  override createDriver() {
    return new ImmediateSqliteDriver(this.#config)
  }
}
