import { CompiledQuery, sql } from 'kysely'
import { isPostgres } from '../../server/db/dialect.ts'
import type { Db } from '../../server/db/tables.ts'

type Row = Record<string, unknown>

/** Thousands of rows at once, in the way that each database takes them fastest. */
export async function insertRows(trx: Db, table: string, rows: Row[]) {
  const columns = Object.keys(rows[0] ?? {})
  if (isPostgres(trx)) await insertAsJson(trx, table, columns, rows)
  else await insertInChunks(trx, table, columns, rows)
}

/** One parameter: one short statement, however many rows. */
async function insertAsJson(trx: Db, table: string, columns: string[], rows: Row[]) {
  if (rows.length === 0) return
  const into = sql.join(columns.map(column => sql.ref(column)))
  await sql`insert into ${sql.table(table)} (${into})
    select ${into} from json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)})
  `.execute(trx)
}

const ROWS_A_STATEMENT = 200

/** Reading JSON takes SQLite four times as long as a statement that is prepared once. */
async function insertInChunks(trx: Db, table: string, columns: string[], rows: Row[]) {
  for (let start = 0; start < rows.length; start += ROWS_A_STATEMENT) {
    const chunk = rows.slice(start, start + ROWS_A_STATEMENT)
    const places = chunk.map(() => `(${columns.map(() => '?').join()})`).join()
    const values = chunk.flatMap(row => Object.values(row))
    const statement = `insert into ${table} (${columns.join()}) values ${places}`
    await trx.executeQuery(CompiledQuery.raw(statement, values))
  }
}

/** Rows that came with their numbers: the next one that the database gives is beyond them. */
export async function skipGivenIds(trx: Db, table: string) {
  if (!isPostgres(trx)) return
  await sql`select setval(pg_get_serial_sequence(${table}, 'id'),
    (select max(id) from ${sql.table(table)}))`.execute(trx)
}
