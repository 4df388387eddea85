import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { DOCS_STYLE, docsPage } from './docs-page.ts'
import { openApiDocument } from './openapi.ts'

export function serveDocs(app: FastifyInstance) {
  const document = JSON.stringify(openApiDocument())
  const page = docsPage()
  const styleHash = createHash('sha256').update(DOCS_STYLE).digest('base64')
  const policy = `default-src 'none'; style-src 'sha256-${styleHash}'; frame-ancestors 'none'`

  app.get('/api/docs/openapi.json', (_request, reply) =>
    reply.type('application/json; charset=utf-8').send(document),
  )
  app.get('/api/docs/', (_request, reply) =>
    reply.header('content-security-policy', policy).type('text/html; charset=utf-8').send(page),
  )
}
