import cluster from 'node:cluster'
import { buildApp } from './app/app.ts'
import { closeOnSignal } from './app/closing.ts'
import { BadSetting, type Config, readConfig } from './app/config.ts'
import { greet } from './app/greeting.ts'
import { prepareShop } from './app/prepare-shop.ts'
import { authSecret } from './app/secret.ts'
import { agreeOnSecret } from './app/shared-secret.ts'
import { checkWorkers, readWorkers, superviseWorkers } from './app/workers.ts'
import { openDatabase } from './db/open.ts'
import { StandbyOnly } from './db/primary-pool.ts'
import { openDemoAccounts } from './demo/accounts.ts'
import { openImages } from './products/images.ts'
import { ensurePlaceholder } from './products/placeholder.ts'
import { keepSwept } from './products/unused-images.ts'
import { UnusableBucket } from './storage/s3.ts'
import { openStorage } from './storage/storage.ts'
import { createTokens } from './users/tokens.ts'

async function start(config: Config) {
  const db = await openDatabase(config, error =>
    app.log.warn({ err: error }, 'a connection to the database broke'),
  )
  const images = openImages(await openStorage(config))
  const secret = authSecret(config.authSecret, config.dataDir)
  await agreeOnSecret(db, secret, config)
  const tokens = createTokens(secret, config.authSecretAlso)
  const { app } = await buildApp({ config, db, images, tokens })
  app.addHook('onClose', () => db.destroy())
  closeOnSignal(app)

  await ensurePlaceholder(images.storage)
  await prepareShop(config, db, images)
  await app.listen({ port: config.port, host: config.host })
  const mayTell = config.seed === 'demo' && !config.production
  const greeting = greet(config, app, mayTell ? await openDemoAccounts(db) : [])
  // One of several processes says it to the one that started them.
  if (cluster.isWorker) process.send?.(greeting)
  else console.log(greeting)
  keepSwept(db, images, error => app.log.error({ err: error }, 'sweeping images failed'))
}

/** Failures whose message is all there is to say. */
const ONE_LINE = [BadSetting, StandbyOnly, UnusableBucket]

/** As many processes as the command line asks for; each of them comes through here again. */
async function startAll() {
  const config = readConfig(process.env)
  const count = cluster.isPrimary ? readWorkers(process.argv) : 1
  if (count === 1) return start(config)
  checkWorkers(config)
  let port = config.port
  cluster.on('listening', (_worker, address) => {
    port = address.port
  })
  let env = {}
  if (config.payments.mode === 'sandbox') {
    // Loaded only where it is used: a shop with keys never sees it.
    const { openSharedSandbox } = await import('./app/shared-sandbox.ts')
    env = await openSharedSandbox(config.dataDir, () => port)
  }
  await superviseWorkers({ program: import.meta.filename, count, env, say: console.log })
}

try {
  await startAll()
} catch (error) {
  stopWithOneLine(error)
}

function stopWithOneLine(error: unknown): never {
  const { code, port, message } = error as NodeJS.ErrnoException & { port?: number }
  if (ONE_LINE.some(known => error instanceof known)) console.error(message)
  else if (code === 'EADDRINUSE') console.error(`Port ${port} is taken. Set PORT to another one.`)
  else if (code === 'ECONNREFUSED') console.error('The database of DATABASE_URL does not answer.')
  else console.error('The shop could not start.', error)
  process.exit(1)
}
