import { randomUUID } from 'node:crypto'
import type { Server } from 'node:http'
import { parse } from 'node:querystring'
import { type FastifyHttpOptions, LogController } from 'fastify'
import { answerBrokenRequest } from './broken-requests.ts'
import type { Config } from './config.ts'
import { answerError, describeProblem } from './errors.ts'
import { CAREFUL_HEADERS } from './headers.ts'

const MAX_BODY_BYTES = 512 * 1024

/** Apart from the app, because `bench/` measures it against a bare Fastify with the same ones. */
export function fastifyOptions({ logLevel, trustedProxies }: Config) {
  return {
    // At level trace the parser of forms writes down the headers, and with them the token.
    logger: { level: logLevel, redact: ['*.headers'] },
    // One line a request, written by the app; the default writes two.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    trustProxy: trustedProxies.length > 0 && trustedProxies,
    bodyLimit: MAX_BODY_BYTES,
    // Whoever is slower than this holds a connection up: dropped within half a minute.
    requestTimeout: 27_000,
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 1000 },
    clientErrorHandler: answerBrokenRequest,
    connectionTimeout: 60_000,
    keepAliveTimeout: 65_000,
    forceCloseConnections: 'idle',
    routerOptions: {
      ignoreTrailingSlash: true,
      maxParamLength: 200,
      // PostgreSQL has no text with a zero in it, and nobody types one.
      querystringParser: text => parse(text.replaceAll('%00', '+')),
    },
    schemaErrorFormatter: describeProblem,
    frameworkErrors: (error, request, reply) =>
      answerError(error, request, reply.headers(CAREFUL_HEADERS)),
  } satisfies FastifyHttpOptions<Server>
}
