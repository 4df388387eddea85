import { DatabaseSync } from 'node:sqlite'
import { parentPort, workerData } from 'node:worker_threads'
import { BUSY_MS, keepStatements } from './statements.ts'

/** A question; the answers come in the same order. */
export type Question = { sql: string; parameters: readonly unknown[] }
export type Reply = { rows: unknown[] } | { failure: Failure }
/** An error would arrive without its numbers. */
export type Failure = { message: string; code?: string; errcode?: number }

let prepare: ReturnType<typeof keepStatements> | undefined

function open() {
  const database = new DatabaseSync(workerData, { readOnly: true, timeout: BUSY_MS })
  database.exec('PRAGMA cache_size = -32000')
  database.exec('PRAGMA temp_store = MEMORY')
  return keepStatements(database)
}

function answer({ sql, parameters }: Question): Reply {
  try {
    prepare ??= open()
    return { rows: prepare(sql).all(parameters) }
  } catch (error) {
    const { message, code, errcode } = error as Failure
    return { failure: { message, ...(code && { code }), ...(errcode && { errcode }) } }
  }
}

parentPort?.on('message', (question: Question) => parentPort?.postMessage(answer(question)))
