import cors from '@fastify/cors'
import multipart from '@fastify/multipart'
import Fastify, { type FastifyInstance } from 'fastify'
import { MAX_IMAGE_BYTES } from '../../contract/images.ts'
import { serveAudit } from '../audit/routes.ts'
import { answerKept } from '../cache/answers.ts'
import { openCache } from '../cache/open.ts'
import { type Reading, readFromReplicas } from '../db/reading.ts'
import { openReplicas } from '../db/replicas.ts'
import { readerBeside } from '../db/sqlite.ts'
import type { Db } from '../db/tables.ts'
import type { Topic } from '../db/touched.ts'
import { serveImports } from '../imports/routes.ts'
import { serveOrders } from '../orders/routes.ts'
import { servePages } from '../pages/pages.ts'
import { allowedOrigins } from '../payments/allowed-origins.ts'
import type { Payments } from '../payments/check-payment.ts'
import { servePayments } from '../payments/routes.ts'
import type { Images } from '../products/images.ts'
import { serveProducts } from '../products/routes.ts'
import { serveSales } from '../sales/routes.ts'
import { serveUsers } from '../users/routes.ts'
import type { Tokens } from '../users/tokens.ts'
import { browserOrigin } from './addresses.ts'
import { compileLater } from './compile-later.ts'
import type { Config } from './config.ts'
import { serveDocs } from './docs.ts'
import { answerError } from './errors.ts'
import { fastifyOptions } from './fastify-options.ts'
import { setHeaders } from './headers.ts'
import { serveHealth } from './health.ts'
import { serveMedia } from './media.ts'
import { mountOn } from './mount.ts'
import { openPayments } from './payments.ts'
import { cutOffExcess } from './unread-bodies.ts'

export type Parts = { config: Config; db: Db; images: Images; tokens: Tokens }

export type Shop = { app: FastifyInstance; payments: Payments }

export async function buildApp({ config, db, images, tokens }: Parts): Promise<Shop> {
  const app = Fastify(fastifyOptions(config))

  compileLater(app)
  app.setErrorHandler(answerError)
  app.setNotFoundHandler((_request, reply) =>
    reply.status(404).send({ detail: 'There is nothing at this address.' }),
  )
  const { cache, isRecent } = await openCache(app, db, config.databaseUrl)
  app.addHook('onRequest', answerKept(cache))
  app.addHook('onRequest', setHeaders)
  app.addHook('onResponse', cutOffExcess)
  app.addHook('onResponse', async (request, reply) => {
    const { method, url } = request
    const { statusCode, elapsedTime } = reply
    request.log.info({ method, url, statusCode, ms: Math.round(elapsedTime) }, 'answered')
  })
  readJsonOnly(app)
  await app.register(multipart, {
    limits: {
      ...{ fileSize: MAX_IMAGE_BYTES, files: 1, fields: 20, fieldSize: 64 * 1024 },
      // Past its own limit the parser hears no errors of parts: a form cut short would end us.
      // `readForm` counts them.
      parts: Number.POSITIVE_INFINITY,
    },
  })
  if (config.corsOrigins.length > 0) {
    await app.register(cors, { origin: config.corsOrigins, maxAge: 600 })
  }

  const { publicOrigin, databaseUrl } = config
  const reading = openReading(app, db, config, isRecent)
  const severalProcesses = databaseUrl !== undefined
  const serve = mountOn(app, { db, tokens, cache, reading, publicOrigin, severalProcesses })
  serveProducts(serve, db, images)
  serveImports(serve, db, images)
  serveUsers(serve, db, tokens, config.signInFailures)
  serveOrders(serve, db)
  const payments = await openPayments(app, config, db)
  servePayments(serve, payments)
  serveAudit(serve)
  serveSales(serve, db)
  serveDocs(app)
  serveHealth(app, db)
  serveMedia(app, images.storage)
  const origin = () => browserOrigin(app, config)
  const allow = allowedOrigins(payments.settings)
  await servePages(app, { db, cache, dev: process.argv.includes('--dev'), origin, allow })
  return { app, payments: payments.payments }
}

/** The primary alone, or replicas beside it. */
function openReading(
  app: FastifyInstance,
  db: Db,
  { replicaUrls: urls, poolSize }: Config,
  isRecent: (topics: Topic[]) => boolean,
): Reading {
  if (urls.length === 0) return read => read(readerBeside(db))
  const onError = (error: Error) => app.log.warn({ err: error }, 'a connection to a replica broke')
  const replicas = openReplicas(db, { urls, poolSize, onError })
  app.addHook('onClose', () => replicas.stop())
  return readFromReplicas(db, replicas, isRecent)
}

/** JSON and nothing else; an empty body is no body, whatever its content type says. */
function readJsonOnly(app: FastifyInstance) {
  const parseJson = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined)
    else parseJson(request, body as string, done)
  })
}
