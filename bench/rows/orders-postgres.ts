import { execFile } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { postgresBin, startPostgres } from '../../scripts/postgres.ts'
import type { Figure } from '../tools/figures.ts'
import { putUnderLoad } from '../tools/load.ts'
import { type RecordedOrder, recordOrder, type Statement } from '../tools/recorded.ts'
import { ratiosOf } from '../tools/rounds.ts'
import { scratch } from '../tools/scratch.ts'
import { type Buyable, orderRequest, seededPlace, startShop, stockUp } from '../tools/shop.ts'

const run = promisify(execFile)

const BUYERS = 64
const POOL = 20
const SECONDS = 2

/** Orders over HTTP against PostgreSQL's own tool with as many connections and no shop between. */
export async function measureOrdersOnPostgres(): Promise<Figure[]> {
  const server = await startPostgres()
  const place = seededPlace('postgres', { products: 1000, orders: 1000 }, server.url)
  const products = await stockUp(place, 1000)
  const script = join(scratch(), 'order.pgbench')
  writeFileSync(script, scriptOf(await recordOrder(place, products[0] as Buyable), products))
  const requests = await Promise.all(
    products.map((product, index) => orderRequest(product, 1 + (index % 50))),
  )
  const shop = await startShop(place, { DATABASE_POOL: `${POOL}` })
  const ratios = await ratiosOf(
    () => putUnderLoad(shop, requests, { connections: BUYERS, seconds: SECONDS }),
    async () => ({ perSecond: await benchmark(server.url, script) }),
  )
  await shop.stop()
  await server.destroy()
  return [
    {
      work: `placing orders, PostgreSQL, ${BUYERS} buyers`,
      against: `pgbench, the same statements, ${POOL} connections`,
      ...ratios,
      unit: 'times',
      reach: { atLeast: 0.6 },
    },
  ]
}

async function benchmark(url: string, script: string): Promise<number> {
  const { stdout } = await run(join(postgresBin() ?? '', 'pgbench'), [
    ...['-n', '-M', 'prepared', '-c', `${POOL}`, '-j', '1', '-T', `${SECONDS}`, '-f', script, url],
  ])
  return Number(/^tps = ([\d.]+)/m.exec(stdout)?.[1])
}

/** What was recorded, of any of the products. */
function scriptOf({ statements }: RecordedOrder, products: Buyable[]): string {
  const recordedId = products[0]?.id
  const lines = statements.map(statement => `${withValues(statement, recordedId)};`)
  return [`\\set product random(1, ${products.length})`, ...lines, ''].join('\n')
}

function withValues({ sql, values }: Statement, recordedId: unknown) {
  const isPlacing = sql.includes('insert into "orders"')
  // A line of its own is a whole statement there, so that its comments have to go.
  return sql.replaceAll(/--.*|\s+/g, ' ').replaceAll(/\$(\d+)/g, (_, number) => {
    const value = values[Number(number) - 1]
    return isPlacing && value === recordedId ? ':product' : literal(value)
  })
}

function literal(value: unknown): string {
  if (typeof value === 'number') return `${value}`
  return value === null ? 'null' : `'${`${value}`.replaceAll("'", "''")}'`
}
