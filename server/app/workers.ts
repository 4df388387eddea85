import cluster, { type Worker } from 'node:cluster'
import { availableParallelism } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { BadSetting, type Config } from './config.ts'

const MOST = 512
/** One that ends sooner may not be able to live: the next one gets a moment's pause. */
const SHORT_LIFE_MS = 5000

/** `--workers 4`, `--workers=auto`: how many processes are to answer. One without it. */
export function readWorkers(argv: string[]): number {
  const place = argv.findIndex(word => /^--workers(=|$)/.test(word))
  if (place < 0) return 1
  const text = argv[place]?.split('=')[1] ?? argv[place + 1] ?? ''
  if (text === 'auto' || text === 'max') return availableParallelism()
  const count = Number(text)
  if (/^\d+$/.test(text) && count >= 1 && count <= MOST) return count
  throw new BadSetting(`--workers must be auto or a number from 1 to ${MOST}, but is '${text}'.`)
}

/** What cannot be shared among processes has to be settled before there are several. */
export function checkWorkers({ databaseUrl, payments, publicOrigin }: Config) {
  if (!databaseUrl) {
    throw new BadSetting('--workers needs PostgreSQL (DATABASE_URL): on SQLite one process writes.')
  }
  if (payments.mode === 'sandbox' && publicOrigin) {
    throw new BadSetting(
      'With --workers and PUBLIC_ORIGIN the sandbox has to be a process of its own: start it with ' +
        'npm run sandbox and set the keys that it prints, or set PAYMENTS to none.',
    )
  }
}

export type Crew = {
  /** The program that each of them runs. */
  program: string
  count: number
  /** Settings that all of them get beside those of this process. */
  env: Record<string, string>
  say(line: string): void
}

/**
 * Runs the shop as several processes on one port. Says what one of them has to say when all are
 * ready, puts a new one in the place of any that dies, and ends when it is told to.
 */
export async function superviseWorkers({ program, count, env, say }: Crew) {
  let closing = false
  cluster.setupPrimary({ exec: program })
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      // Whoever asks twice does not want to wait: without this process the workers end as well.
      if (closing) process.exit(1)
      closing = true
      for (const worker of workers()) worker.send('close')
      if (workers().length === 0) process.exit(0)
    })
  }
  let failed = false
  cluster.on('exit', (_worker, code) => {
    if (!closing) return
    failed ||= code !== 0
    if (workers().length === 0) process.exit(failed ? 1 : 0)
  })

  const hire = async (): Promise<string> => {
    const startedAt = Date.now()
    const worker = cluster.fork(env)
    const greeting = await readiness(worker)
    worker.once('exit', async (code, signal) => {
      if (closing) return
      say(`Process ${worker.process.pid} ended (${signal ?? code}); another takes its place.`)
      if (Date.now() - startedAt < SHORT_LIFE_MS) await sleep(1000)
      replace()
    })
    return greeting
  }
  const replace = () => {
    if (closing) return
    hire().catch(async () => {
      // It said itself what is wrong with it. The others go on.
      await sleep(1000)
      replace()
    })
  }

  try {
    // The first one makes the tables and fills the shop; the others find it done.
    const greeting = await hire()
    await Promise.all(Array.from({ length: count - 1 }, hire))
    say(`${greeting}  ${count} processes answer.\n`)
  } catch {
    if (!closing) process.exit(1)
  }
}

function workers(): Worker[] {
  return Object.values(cluster.workers ?? {}).filter(worker => worker !== undefined)
}

/** A worker tells its greeting once it answers. */
function readiness(worker: Worker): Promise<string> {
  return new Promise((resolve, reject) => {
    worker.once('message', resolve)
    worker.once('exit', () => reject(new Error('A worker ended before it was ready.')))
  })
}
