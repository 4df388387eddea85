import type { FastifyInstance } from 'fastify'
import type { Storage } from '../storage/storage.ts'

const NAME = /^[\w-]+\.webp$/

/** An image never changes under its name, so a copy of one never grows old. */
export function serveMedia(app: FastifyInstance, storage: Storage) {
  app.get<{ Params: { name: string } }>('/media/:name', async (request, reply) => {
    const { name } = request.params
    if (!NAME.test(name)) return reply.callNotFound()
    const etag = `"${name}"`
    const headers = { 'cache-control': 'public, max-age=31536000, immutable', etag }
    // Whoever has it has the right one: the storage need not be asked.
    if (request.headers['if-none-match'] === etag) return reply.status(304).headers(headers).send()
    const file = await storage.get(name)
    if (!file) return reply.callNotFound()
    reply.headers({ ...headers, 'content-type': 'image/webp', 'content-length': file.size })
    return reply.send(file.body)
  })
}
