import type { FastifyInstance } from 'fastify'

/** Every body as text: each protocol reads and refuses it in its own words. */
export function takeText(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body))
}
