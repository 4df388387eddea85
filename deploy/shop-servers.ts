import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { type Account, findAccount, freePort } from '../scripts/postgres.ts'
import { type Process, startProcess } from './processes.ts'

const root = join(import.meta.dirname, '..')
const MAIN = join(root, 'dist', 'server', 'main.js')

export type ShopServer = {
  /** Where this very server answers, past nginx. */
  origin: string
  port: number
  process: Process
  start(): Promise<void>
}

export async function startShopServer(
  settings: Record<string, string>,
  account: Account | undefined,
): Promise<ShopServer> {
  const port = await freePort()
  const start = () =>
    startProcess(process.execPath, [MAIN], {
      env: { ...settings, PORT: `${port}`, HOST: '127.0.0.1' },
      account,
      readyWhen: /Haberdash is open/,
    })
  const server: ShopServer = {
    origin: `http://127.0.0.1:${port}`,
    port,
    process: await start(),
    async start() {
      server.process = await start()
    },
  }
  return server
}

/** The payment sandbox, which several servers share, and what they have to be told of it. */
export async function startSandbox(shopOrigin: string, folder: string, account?: Account) {
  const port = await freePort()
  const sandbox = await startProcess(process.execPath, [join(root, 'sandbox', 'main.ts')], {
    env: { PORT: `${port}`, SHOP_ORIGIN: shopOrigin, STATE_PATH: join(folder, 'sandbox.json') },
    account,
    readyWhen: /The sandbox answers/,
  })
  const origin = `http://localhost:${port}`
  return {
    process: sandbox,
    settings: {
      PAYPAL_BASE_URL: `${origin}/paypal`,
      PAYPAL_CLIENT_ID: 'sandbox-client',
      PAYPAL_CLIENT_SECRET: 'sandbox-secret',
      PAYPAL_WEBHOOK_ID: 'SANDBOXWEBHOOK001',
      STRIPE_BASE_URL: origin,
      STRIPE_SECRET_KEY: 'sk_test_sandbox',
      STRIPE_WEBHOOK_SECRET: 'whsec_sandbox',
    },
  }
}

/** Root runs the shop as an account without rights, where that account can read the shop. */
export function shopAccount(): Account | undefined {
  const account = findAccount(['www-data', 'nobody'])
  const reads = account && spawnSync('test', ['-r', MAIN], account).status === 0
  return reads ? account : undefined
}
