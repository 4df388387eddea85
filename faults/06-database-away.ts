import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { lossesOf, paymentProblems } from './kept.ts'
import { gatherCrowd, sendAgain, startLoad } from './load.ts'
import { ownPostgres } from './place.ts'
import { column } from './records.ts'
import { inTime, type Trial, tally } from './trial.ts'

const POOL = 20
/** One more listens for news of other servers. */
const CONNECTIONS = POOL + 1
const HEALED_WITHIN_MS = 5000

export const databaseAway: Trial = {
  number: 6,
  title: 'PostgreSQL restarted, and paused',
  databases: ['PostgreSQL'],
  async run(place, long) {
    const server = await ownPostgres(place)
    const shop = await place.start({ DATABASE_POOL: `${POOL}` })
    const crowd = await gatherCrowd(shop.origin)
    const { ledger } = crowd
    const problems: string[] = []
    const healed: number[] = []
    const pageStatuses: number[] = []
    const pauses = long ? [10_000, 10_000] : [4000]
    const faults = [
      async () => {
        await server.stop()
        await sleep(500)
        await server.start()
      },
      ...pauses.map(ms => async () => {
        await server.signalAll('SIGSTOP')
        await sleep(ms)
        await server.signalAll('SIGCONT')
      }),
    ]
    for (const fault of faults) {
      const shares = { buyers: 20, payers: 4, uploaders: 0, pauseMs: 5 }
      const load = startLoad([shop.origin], crowd, shares, place.provider)
      const pages = startReading(shop.origin)
      await sleep(700)
      await fault()
      const backAt = Date.now()
      const placed = () => ledger.orders.findLast(({ at }) => at > backAt)
      if (!(await inTime(15_000, async () => placed() !== undefined))) {
        problems.push('does not heal')
      }
      // What was sent before may still fail; from here on nothing does.
      await sleep(2000)
      await load.stop()
      pageStatuses.push(...(await pages.stop()))
      const first = ledger.orders.find(({ at }) => at > backAt)?.at ?? Date.now()
      healed.push(Math.max(first, ledger.failedAt) - backAt)
    }
    if (Math.max(...healed) > HEALED_WITHIN_MS) problems.push(`healed only after ${healed} ms`)
    if (await Promise.race([shop.ended, sleep(0)])) problems.push('the process ended')

    const { statuses } = ledger
    const others = [...statuses, ...pageStatuses].filter(
      status => ![200, 201, 409, 503].includes(status),
    )
    if (others.length > 0) problems.push(`other answers: ${tally(others)}`)
    problems.push(...(await sendAgain(shop.origin, crowd)))
    problems.push(...(await lossesOf(place, crowd)))
    problems.push(...(await paymentProblems(place, place.provider)))
    const [open] = await column(
      place,
      `select count(*) from pg_stat_activity where application_name like 'haberdash%'`,
    )
    if (Number(open) > CONNECTIONS) problems.push(`${open} connections are open`)
    return {
      figures: `restart and ${pauses.map(ms => `${ms / 1000} s pause`).join(', ')}: ${tally(statuses)}; pages ${tally(pageStatuses)}; healed after ${healed.join(', ')} ms; ${open} connections of ${CONNECTIONS}`,
      problems,
    }
  },
}

/** Pages that nobody has asked for before: none of them is kept, each needs the database. */
function startReading(origin: string) {
  const statuses: number[] = []
  let running = true
  const reading = (async () => {
    while (running) {
      const answer = await fetch(`${origin}/?keyword=${randomUUID().slice(0, 6)}`)
      statuses.push(answer.status)
      await answer.text()
      await sleep(100)
    }
  })()
  return {
    async stop() {
      running = false
      await reading
      return statuses
    },
  }
}
