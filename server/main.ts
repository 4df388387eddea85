import { buildApp } from './app/app.ts'
import { closeOnSignal } from './app/closing.ts'
import { BadSetting, type Config, readConfig } from './app/config.ts'
import { greet } from './app/greeting.ts'
import { prepareShop } from './app/prepare-shop.ts'
import { authSecret } from './app/secret.ts'
import { agreeOnSecret } from './app/shared-secret.ts'
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
  greet(config, app, mayTell ? await openDemoAccounts(db) : [])
  keepSwept(db, images, error => app.log.error({ err: error }, 'sweeping images failed'))
}

/** Failures whose message is all there is to say. */
const ONE_LINE = [BadSetting, StandbyOnly, UnusableBucket]

try {
  await start(readConfig(process.env))
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
