import type { FastifyInstance } from 'fastify'
import { ping } from '../db/open.ts'
import type { Db } from '../db/tables.ts'

/** For load balancers and container engines: is the process alive, and can it do its work? */
export function serveHealth(app: FastifyInstance, db: Db) {
  app.get('/healthz/', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    return { status: 'alive' }
  })
  app.get('/readyz/', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    await ping(db)
    return { status: 'ready' }
  })
}
