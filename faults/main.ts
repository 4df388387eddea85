import { parseArgs } from 'node:util'
import { buildIfNeeded } from '../scripts/build-if-needed.ts'
import { type PostgresServer, startPostgres } from '../scripts/postgres.ts'
import { drawTrials, keepTrials, listProblems, type TrialRow } from '../scripts/trials-table.ts'
import { lastTen } from './01-last-ten.ts'
import { crossedCarts } from './02-crossed-carts.ts'
import { killed } from './03-killed.ts'
import { powerCut } from './04-power-cut.ts'
import { diskFull } from './05-disk-full.ts'
import { databaseAway } from './06-database-away.ts'
import { providerTrouble } from './07-provider-trouble.ts'
import { backup } from './18-backup.ts'
import { twoServers } from './19-two-servers.ts'
import { eightHours } from './20-eight-hours.ts'
import { enterPlace } from './place.ts'
import { logFindings } from './secrets.ts'
import type { DatabaseName, Outcome, Trial } from './trial.ts'

// npm run test:faults -- [--long] [--only 3,4] [--on SQLite] [--write]
const { values: wishes } = parseArgs({
  options: {
    long: { type: 'boolean', default: false },
    only: { type: 'string', default: '' },
    on: { type: 'string', default: '' },
    write: { type: 'boolean', default: false },
  },
})
const only = wishes.only.split(',').filter(Boolean).map(Number)
const trials = [
  lastTen,
  crossedCarts,
  killed,
  powerCut,
  diskFull,
  databaseAway,
  providerTrouble,
  backup,
  twoServers,
  eightHours,
].filter(({ number }) => only.length === 0 || only.includes(number))

const open = new Set<{ leave(): Promise<void> }>()
// Whoever ends it early shall not find shops, servers and mounts left behind.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, async () => {
    await Promise.allSettled([...open].toReversed().map(place => place.leave()))
    process.exit(1)
  })
}

buildIfNeeded()
const rows: TrialRow[] = []
const startedAt = performance.now()
// In short side by side, since most of the time is spent waiting. In long each has the machine to
// itself: how soon a shop is ready again is a figure.
if (wishes.long) {
  await runAll('SQLite')
  await runOnPostgres()
} else {
  await Promise.all([runAll('SQLite'), runOnPostgres()])
}
rows.push({ number: 21, title: 'no secret in any log', database: 'both', ...logFindings() })

const table = drawTrials(rows)
console.log(`\n${table}\n${listProblems(rows)}`)
console.log(`${Math.round((performance.now() - startedAt) / 1000)} s`)
if (wishes.write) keepTrials('faults', table, wishes.long)
process.exit(rows.some(({ problems }) => problems.length > 0) ? 1 : 0)

async function runOnPostgres() {
  if (wishes.on && wishes.on !== 'PostgreSQL') return
  const server = await startPostgres()
  const whole = { leave: () => server.destroy() }
  open.add(whole)
  await runAll('PostgreSQL', server)
  await whole.leave()
  open.delete(whole)
}

async function runAll(database: DatabaseName, postgres?: PostgresServer) {
  if (wishes.on && wishes.on !== database) return
  for (const trial of trials.filter(({ databases }) => databases.includes(database))) {
    const began = performance.now()
    const outcome = await attempt(trial, database, postgres)
    const seconds = ((performance.now() - began) / 1000).toFixed(1)
    const mark = outcome.problems.length === 0 ? '✓' : '✗'
    console.log(`${mark} ${trial.number} ${trial.title}, ${database} (${seconds} s)`)
    rows.push({ number: trial.number, title: trial.title, database, ...outcome })
  }
}

/** A trial that breaks is one that was not reached; the others go on. */
async function attempt(
  trial: Trial,
  database: DatabaseName,
  postgres: PostgresServer | undefined,
): Promise<Outcome> {
  const place = await enterPlace(database, postgres)
  open.add(place)
  const outcome = await trial.run(place, wishes.long).catch(brokeOff)
  await place.leave()
  open.delete(place)
  return { ...outcome, problems: [...outcome.problems, ...place.mishaps()] }
}

function brokeOff(error: unknown): Outcome {
  const reason = error instanceof Error ? (error.stack ?? error.message) : String(error)
  return { figures: 'broke off', problems: [reason] }
}
