import { parseArgs } from 'node:util'
import { buildIfNeeded } from '../scripts/build-if-needed.ts'
import { keepInDocument } from '../scripts/document-tables.ts'
import { ensureSystemPackages } from '../scripts/system-packages.ts'
import { measureCatalogue } from './rows/catalogue.ts'
import { measureEventLoop } from './rows/event-loop.ts'
import { measureGrowth } from './rows/growth.ts'
import { measureOrdersOnPostgres } from './rows/orders-postgres.ts'
import { measureOrdersOnSqlite } from './rows/orders-sqlite.ts'
import { measurePages } from './rows/pages.ts'
import { measureSearch } from './rows/search.ts'
import { measureSignIn } from './rows/sign-in.ts'
import { measureStart } from './rows/start.ts'
import { type Figure, tableOf } from './tools/figures.ts'
import { describeMachine } from './tools/machine.ts'

const ROWS = {
  catalogue: measureCatalogue,
  pages: measurePages,
  search: measureSearch,
  'orders-sqlite': measureOrdersOnSqlite,
  'orders-postgres': measureOrdersOnPostgres,
  'sign-in': measureSignIn,
  'event-loop': measureEventLoop,
  growth: measureGrowth,
  start: measureStart,
}
type RowName = keyof typeof ROWS

const { values } = parseArgs({
  options: { only: { type: 'string', multiple: true }, write: { type: 'boolean' } },
})
const chosen = (values.only ?? Object.keys(ROWS)) as RowName[]
const unknown = chosen.filter(name => !(name in ROWS))
if (unknown.length > 0 || (values.only && values.write)) {
  console.error(`Usage: npm run bench -- [--write | --only ${Object.keys(ROWS).join('|')}]`)
  process.exit(1)
}

ensureSystemPackages(['wrk', 'postgresql'])
buildIfNeeded()

const machine = describeMachine()
console.error(machine)
const begin = performance.now()
const figures: Figure[] = []
const failed: RowName[] = []
for (const name of chosen) {
  const start = performance.now()
  try {
    const measured = await ROWS[name]()
    console.error(tableOf(measured))
    figures.push(...measured)
  } catch (error) {
    // The other rows are worth having.
    failed.push(name)
    console.error(error)
  }
  console.error(`${name}: ${((performance.now() - start) / 1000).toFixed(0)} s`)
}
const table = tableOf(figures)
console.log(`\n${table}\n`)
if (failed.length > 0) console.error(`Not measured: ${failed.join(', ')}.`)
else if (values.write) keepTable(table)
process.exit(failed.length > 0 ? 1 : 0)

function keepTable(table: string) {
  const minutes = ((performance.now() - begin) / 60_000).toFixed(1)
  keepInDocument('performance.md', 'bench', `${machine}, in ${minutes} minutes`, table)
}
