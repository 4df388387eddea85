import { parseArgs } from 'node:util'
import { buildIfNeeded } from '../scripts/build-if-needed.ts'
import { startPostgres } from '../scripts/postgres.ts'
import { drawTrials, keepTrials, listProblems, type TrialRow } from '../scripts/trials-table.ts'
import { guessing } from './guessing.ts'
import { hostileBodies } from './hostile-bodies.ts'
import { hostileUploads } from './hostile-uploads.ts'
import { identities } from './identities.ts'
import { massAssignment } from './mass-assignment.ts'
import { redirects } from './redirects.ts'
import { responseHeaders } from './response-headers.ts'
import { scripts } from './scripts.ts'
import { slowClients } from './slow-clients.ts'
import { openTarget, type Target } from './target.ts'
import { tokens } from './tokens.ts'
import type { Outcome, Trial } from './trial.ts'

// The shop as a process, attacked from outside: npm run test:attacks -- [--long] [--only 8] [--write]

const TRIALS: Trial[] = [
  hostileBodies,
  identities,
  massAssignment,
  slowClients,
  hostileUploads,
  scripts,
  redirects,
  guessing,
  tokens,
  responseHeaders,
]

const {
  long = false,
  write = false,
  only = [],
} = parseArgs({
  options: {
    long: { type: 'boolean' },
    write: { type: 'boolean' },
    only: { type: 'string', multiple: true },
  },
}).values
const chosen = TRIALS.filter(({ number }) => only.length === 0 || only.includes(`${number}`))

async function attempt(trial: Trial, target: Target): Promise<TrialRow> {
  const start = performance.now()
  const { figures, problems }: Outcome = await trial
    .run(target, long)
    .catch(error => ({ figures: 'broke off', problems: [`${error.stack}`] }))
  const { number, title } = trial
  const seconds = Math.round((performance.now() - start) / 1000)
  const row = { number, title, database: target.databaseName, figures, problems }
  console.error(`  ${problems.length === 0 ? '✓' : '✗'} ${number} ${row.database} (${seconds} s)`)
  for (const problem of problems.slice(0, 3)) console.error(`    ${problem.slice(0, 3000)}`)
  return row
}

// Whoever ends this early ends what it started, too.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1))

buildIfNeeded()
const rows: TrialRow[] = []
const postgres = await startPostgres({ fsync: 'off' })
try {
  for (const server of [undefined, postgres]) {
    const target = await openTarget(server)
    const trials = chosen.filter(({ isOfTheWebOnly }) => long || !server || !isOfTheWebOnly)
    for (const trial of trials) rows.push(await attempt(trial, target))
    const output = await target.close()
    // Whatever is logged as an error here is one of ours, whichever trial brought it about.
    const errors = output.split('\n').filter(line => line.includes('"level":50'))
    rows.at(-1)?.problems.push(...errors.map(line => `logged: ${line.slice(0, 2000)}`))
  }
} finally {
  await postgres.destroy()
}
const table = drawTrials(rows)
console.log(`${table}\n${listProblems(rows)}`)
if (write) keepTrials('attacks', table, long)
process.exit(rows.some(({ problems }) => problems.length > 0) ? 1 : 0)
