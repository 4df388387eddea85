import { randomUUID } from 'node:crypto'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort, type PostgresServer, startPostgres } from '../scripts/postgres.ts'
import { UNEXPLAINED } from '../server/refusal.ts'
import { type ShopProcess, startShop } from '../server/testing/shop-process.ts'
import { type Provider, startProvider } from './provider.ts'
import { connect } from './records.ts'
import { newSecret, searchLog } from './secrets.ts'
import type { DatabaseName } from './trial.ts'

export const OWNER = { email: 'owner@faults.example', password: newSecret() }

export type RunningShop = ShopProcess & { origin: string; readyAfterMs: number }

/** Where one trial happens: a folder, a database, a provider; all gone afterwards. */
export type Place = {
  database: DatabaseName
  folder: string
  dataDir: string
  databaseUrl?: string
  postgres?: PostgresServer
  settings: Record<string, string>
  provider: Provider
  /** A shop that says it is ready; all that it says is searched for secrets. */
  start(more?: Record<string, string>, under?: string[]): Promise<RunningShop>
  /** What the shops here answered with a 500, each with its cause; complete once they are left. */
  mishaps(): string[]
  /** The last one first, also after a failure. */
  cleanUp(task: () => Promise<unknown> | unknown): void
  leave(): Promise<void>
}

export async function enterPlace(
  database: DatabaseName,
  postgres?: PostgresServer,
): Promise<Place> {
  const tasks: (() => unknown)[] = []
  const shops: ShopProcess[] = []
  const folder = await mkdtemp(join(tmpdir(), 'haberdash-faults-'))
  tasks.push(() => rm(folder, { recursive: true, force: true }))
  const dataDir = join(folder, 'data')
  await mkdir(dataDir)
  const port = await freePort()
  const provider = await startProvider(port)
  tasks.push(() => provider.stop())
  const databaseUrl = postgres && (await newDatabase(postgres))
  const settings = {
    PORT: `${port}`,
    DATA_DIR: dataDir,
    SEED: 'none',
    LOG_LEVEL: 'trace',
    AUTH_SECRET: newSecret(),
    ADMIN_EMAIL: OWNER.email,
    ADMIN_PASSWORD: OWNER.password,
    ...provider.settings,
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
  }

  return {
    database,
    folder,
    dataDir,
    ...(databaseUrl && { databaseUrl }),
    ...(postgres && { postgres }),
    settings,
    provider,
    async start(more = {}, under = []) {
      const startedAt = performance.now()
      const shop = startShop({ ...settings, ...more }, [], under)
      shops.push(shop)
      shop.ended.then(({ output }) => searchLog(output))
      tasks.push(async () => {
        shop.signal('SIGKILL')
        await shop.ended
      })
      const origin = (await shop.opened).replace('localhost', '127.0.0.1')
      while (!(await isReady(origin))) await sleep(10)
      return { ...shop, origin, readyAfterMs: Math.round(performance.now() - startedAt) }
    },
    mishaps: () => shops.flatMap(({ output }) => mishapsIn(output())),
    cleanUp: task => tasks.push(task),
    async leave() {
      const failures: unknown[] = []
      // Taken off as they are done: whoever leaves in a hurry may come here a second time.
      while (tasks.length > 0) {
        try {
          await tasks.pop()?.()
        } catch (error) {
          failures.push(error)
        }
      }
      if (failures.length > 0) throw new AggregateError(failures, 'Not all could be cleared away.')
    },
  }
}

function mishapsIn(log: string): string[] {
  return log
    .split('\n')
    .slice(0, -1) // Whoever was killed may have been in the middle of the last one.
    .filter(line => line.includes(UNEXPLAINED))
    .map(line => {
      const { code, stack } = JSON.parse(line).err
      return `answered with a 500: ${code ?? 'no code'}, ${stack}`
    })
}

async function isReady(origin: string): Promise<boolean> {
  const answer = await fetch(`${origin}/readyz/`).catch(() => undefined)
  await answer?.text()
  return answer?.status === 200
}

/** A server of its own, for a trial that mistreats it. */
export async function ownPostgres(place: Place, ...how: Parameters<typeof startPostgres>) {
  const server = await startPostgres(...how)
  place.cleanUp(() => server.destroy())
  const databaseUrl = await newDatabase(server)
  place.databaseUrl = databaseUrl
  place.postgres = server
  place.settings.DATABASE_URL = databaseUrl
  return server
}

async function newDatabase({ url }: PostgresServer): Promise<string> {
  const name = `shop_${randomUUID().replaceAll('-', '')}`
  const client = await connect(url)
  await client.query(`create database ${name}`)
  await client.end()
  // Whoever is trusted may say any password; it must not be in a log either.
  const own = new URL(url)
  own.password = newSecret()
  own.pathname = `/${name}`
  return own.href
}
