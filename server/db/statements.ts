import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite'

const STATEMENTS_KEPT = 500

/** How long a statement waits for another process that holds the file. */
export const BUSY_MS = 5000

export type Statement = {
  /** Gives rows. */
  reader: boolean
  all(parameters: ReadonlyArray<unknown>): unknown[]
  run(parameters: ReadonlyArray<unknown>): ReturnType<StatementSync['run']>
  iterate(parameters: ReadonlyArray<unknown>): ReturnType<StatementSync['iterate']>
}

/** Each SQL text is prepared once; the least recently used statement makes room. */
export function keepStatements(database: DatabaseSync): (sql: string) => Statement {
  const kept = new Map<string, Statement>()
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

function adaptStatement(statement: StatementSync): Statement {
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
