import staticFiles from '@fastify/static'
import type { FastifyInstance } from 'fastify'

/** Images are named by their content, so a copy of one never grows old. */
export async function serveMedia(app: FastifyInstance, folder: string) {
  await app.register(staticFiles, {
    root: folder,
    prefix: '/media/',
    index: false,
    dotfiles: 'ignore',
    decorateReply: false,
    immutable: true,
    maxAge: '365d',
  })
}
