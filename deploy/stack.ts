import { randomBytes } from 'node:crypto'
import { chown, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../scripts/postgres.ts'
import { startNginx } from './nginx.ts'
import { type PostgresPair, startPostgresPair } from './postgres-pair.ts'
import { type ShopServer, shopAccount, startSandbox, startShopServer } from './shop-servers.ts'

const SERVERS = 2

export type Stack = {
  /** Where people reach the shop: nginx. */
  origin: string
  servers: ShopServer[]
  postgres: PostgresPair
  /** Ends everything and clears it away. */
  destroy(): Promise<void>
}

/** The whole of it on loopback: PostgreSQL and its standby, the sandbox, two servers, nginx. */
export async function startStack(port?: number): Promise<Stack> {
  const endings: (() => Promise<unknown>)[] = []
  const destroy = async () => {
    // Last come, first to go: nobody is left without what they work with.
    for (const end of endings.splice(0).reverse()) await end()
  }
  try {
    const folder = await mkdtemp(join(tmpdir(), 'haberdash-deploy-'))
    endings.push(() => rm(folder, { recursive: true, force: true }))
    const postgres = await startPostgresPair()
    endings.push(() => postgres.destroy())

    const nginxPort = port ?? (await freePort())
    const origin = `http://localhost:${nginxPort}`
    const account = shopAccount()
    const dataDir = join(folder, 'data')
    await mkdir(dataDir)
    if (account) {
      for (const each of [folder, dataDir]) await chown(each, account.uid, account.gid)
    }
    const sandbox = await startSandbox(origin, dataDir, account)
    endings.push(() => sandbox.process.stop())

    const settings = {
      ...sandbox.settings,
      DATABASE_URL: postgres.url,
      DATABASE_REPLICA_URLS: postgres.standby.url.replace(/postgres$/, 'shop'),
      // Both servers are on this machine and share the folder; on two machines it is S3_… instead.
      DATA_DIR: dataDir,
      AUTH_SECRET: randomBytes(48).toString('base64'),
      PUBLIC_ORIGIN: origin,
      TRUST_PROXY: 'loopback',
    }
    const servers: ShopServer[] = []
    endings.push(() => Promise.all(servers.map(server => server.process.stop())))
    // One after the other: the first fills the shop.
    for (let n = 0; n < SERVERS; n++) servers.push(await startShopServer(settings, account))

    const ports = servers.map(server => server.port)
    const nginx = await startNginx(folder, nginxPort, ports)
    endings.push(() => nginx.stop('SIGQUIT'))
    return { origin, servers, postgres, destroy }
  } catch (error) {
    await destroy()
    throw error
  }
}
