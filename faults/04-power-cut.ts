import { once } from 'node:events'
import { cpSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import type { CutWork, Traced } from './cutting-thread.ts'
import { lossesOf } from './kept.ts'
import { type Crowd, gatherCrowd, startLoad } from './load.ts'
import { ownPostgres, type Place } from './place.ts'
import { column } from './records.ts'
import { canTrace, tracedInto } from './trace.ts'
import { BOTH, type Outcome, type Trial } from './trial.ts'

export const powerCut: Trial = {
  number: 4,
  title: 'power cut, modelled',
  databases: BOTH,
  run: (place, long) =>
    place.database === 'SQLite'
      ? cutFromTrace(place, long ? 20 : 4)
      : killCluster(place, long ? 20 : 3),
}

/** Everything that the shop wrote and synced is traced; then the power fails at random moments. */
async function cutFromTrace(place: Place, rounds: number): Promise<Outcome> {
  if (!canTrace()) return { figures: 'strace cannot trace here', problems: [], notTried: true }
  const first = await place.start()
  const crowd = await gatherCrowd(first.origin)
  first.signal('SIGTERM')
  await first.ended
  const base = join(place.folder, 'base')
  cpSync(place.dataDir, base, { recursive: true })

  const traces = join(place.folder, 'traces')
  mkdirSync(traces)
  const shop = await place.start({}, tracedInto(join(traces, 'of')))
  const beganAt = Date.now()
  const shares = { buyers: 8, payers: 2, uploaders: 2 }
  const load = startLoad([shop.origin], crowd, shares, place.provider)
  await sleep(4000)
  const endedAt = Date.now()
  await load.stop()
  process.kill(
    Number(readFileSync(`/proc/${shop.pid}/task/${shop.pid}/children`, 'utf8')),
    'SIGTERM',
  )
  await shop.ended

  const firstSeed = Date.now() % 1_000_000
  const wanted = Array.from({ length: rounds }, (_, round) => ({
    folder: join(place.folder, `cut-${round}`),
    seed: firstSeed + round,
  }))
  const { dataDir: original } = place
  const work = { traces, base, dataDir: original, beganAt, endedAt, cuts: wanted }
  const { writes, syncs, cuts } = await cutPower(work)
  const problems: string[] = []
  let acknowledged = 0
  for (const { folder: dataDir, seed, moment } of cuts) {
    acknowledged += crowd.ledger.orders.filter(({ at }) => at < moment).length
    const again = await place.start({ DATA_DIR: dataDir })
    const losses = [
      ...(await lossesOf({ dataDir }, crowd, moment)),
      ...(await damages(dataDir, original)),
    ]
    problems.push(...losses.map(loss => `seed ${seed}: ${loss}`))
    again.signal('SIGKILL')
    await again.ended
  }
  return {
    figures: `${rounds} moments in ${writes} traced writes and ${syncs} syncs: opens, ${count(crowd)}, none of ${acknowledged} acknowledged orders missing`,
    problems,
  }
}

async function cutPower(work: CutWork): Promise<Traced> {
  const program = new URL('./cutting-thread.ts', import.meta.url)
  const [traced] = await once(new Worker(program, { workerData: work }), 'message')
  return traced
}

const count = ({ ledger }: Crowd) =>
  `${ledger.orders.length} orders, ${ledger.payments.length} payments, ${ledger.products.length} products`

/** Rows that SQLite finds broken, and images that are not what was uploaded. */
async function damages(dataDir: string, original: string): Promise<string[]> {
  const check = await column({ dataDir }, 'pragma integrity_check')
  const shown = await column({ dataDir }, 'select image from products where deleted_at is null')
  const names = new Set(shown.map(image => image.slice(7, 39)))
  const broken = readdirSync(join(dataDir, 'media')).filter(
    file =>
      names.has(file.slice(0, 32)) &&
      !readFileSync(join(dataDir, 'media', file)).equals(
        readFileSync(join(original, 'media', file)),
      ),
  )
  return [...check.filter(line => line !== 'ok'), ...broken.map(file => `${file} is damaged`)]
}

/** PostgreSQL syncs for itself: here the server and all its backends end in the same moment. */
async function killCluster(place: Place, rounds: number): Promise<Outcome> {
  const server = await ownPostgres(place, { fsync: 'on', synchronous_commit: 'on' })
  const shop = await place.start()
  const crowd = await gatherCrowd(shop.origin)
  const problems: string[] = []
  for (let round = 0; round < rounds; round++) {
    const shares = { buyers: 8, payers: 2, uploaders: 2 }
    const load = startLoad([shop.origin], crowd, shares, place.provider)
    await sleep(500 + Math.random() * 1000)
    await server.signalAll('SIGKILL')
    await load.stop()
    await server.start()
    problems.push(...(await lossesOf(place, crowd)))
  }
  return {
    figures: `${rounds} rounds of kill -9 of the whole cluster with fsync on: ${count(crowd)} kept`,
    problems,
  }
}
