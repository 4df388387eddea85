import { join } from 'node:path'
import staticFiles from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { DIST } from './build.ts'

/** Named by their content, so a copy never grows old; compressed when they were built. */
export async function serveAssets(app: FastifyInstance) {
  await app.register(staticFiles, {
    root: join(DIST, 'client', 'assets'),
    prefix: '/assets/',
    index: false,
    dotfiles: 'ignore',
    decorateReply: false,
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
  })
}
