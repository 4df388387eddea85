import { Worker } from 'node:worker_threads'
import {
  type CompiledQuery,
  type DatabaseConnection,
  DummyDriver,
  Kysely,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely'
import type { Question, Reply } from './reading-thread.ts'
import type { Db, Tables } from './tables.ts'

/**
 * A SQLite file that is read in a thread of its own, past the connection that writes: a long search
 * holds nobody up, and a transaction does not hold up a search. It sees every commit at once.
 */
export function openReader(file: string): Db {
  const thread = openThread(file)
  return new Kysely<Tables>({
    dialect: {
      createAdapter: () => new SqliteAdapter(),
      createQueryCompiler: () => new SqliteQueryCompiler(),
      createIntrospector: db => new SqliteIntrospector(db),
      createDriver: () => new ReadingDriver(thread),
    },
  })
}

type Thread = {
  ask(question: Question): Promise<unknown[]>
  stop(): Promise<void>
}

type Waiting = { resolve(rows: unknown[]): void; reject(error: Error): void }

const PROGRAM = new URL('./reading-thread.ts', import.meta.url)

/** It starts with the first question. */
export function openThread(file: string, program = PROGRAM): Thread {
  let worker: Worker | undefined
  let stopped = false
  // The thread answers in turn.
  const waiting: Waiting[] = []
  const start = () => {
    const started = new Worker(program, { workerData: file })
    started.on('message', (reply: Reply) => {
      const asked = waiting.shift()
      // Whoever has nothing else to do waits for answers, and not for the thread.
      if (waiting.length === 0) started.unref()
      if ('rows' in reply) asked?.resolve(reply.rows)
      else asked?.reject(Object.assign(new Error(reply.failure.message), reply.failure))
    })
    // Without memory, say. The next question starts another one, as the first does.
    const end = (cause?: Error) => {
      if (worker !== started) return
      worker = undefined
      const failure = { code: 'EIO', cause }
      for (const { reject } of waiting.splice(0)) {
        reject(Object.assign(new Error('The thread that reads the database ended.'), failure))
      }
    }
    started.on('error', end)
    started.on('exit', () => end())
    return started
  }
  return {
    async ask(question) {
      if (stopped) throw new Error('driver has already been destroyed')
      worker ??= start()
      // Refuses what cannot be sent, so that nobody waits for that.
      worker.postMessage(question)
      worker.ref()
      return new Promise((resolve, reject) => waiting.push({ resolve, reject }))
    },
    async stop() {
      stopped = true
      await worker?.terminate()
    },
  }
}

/** Transactions are for those who write. */
class ReadingDriver extends DummyDriver {
  readonly #thread: Thread
  constructor(thread: Thread) {
    super()
    this.#thread = thread
  }
  override async acquireConnection(): Promise<DatabaseConnection> {
    return {
      executeQuery: async <R>({ sql, parameters }: CompiledQuery) => ({
        rows: (await this.#thread.ask({ sql, parameters })) as R[],
      }),
      streamQuery() {
        throw new Error('The thread that reads the database gives all rows at once.')
      },
    }
  }
  override async beginTransaction() {
    throw new Error('Nothing is written where the shop only reads.')
  }
  override destroy() {
    return this.#thread.stop()
  }
}
