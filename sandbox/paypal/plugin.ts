import type { FastifyPluginAsync } from 'fastify'
import { serveFile } from '../pages/page.ts'
import type { Provider } from '../provider.ts'
import { takeText } from '../take-text.ts'
import { paypalApi } from './api.ts'
import { approvalPage } from './approval-page.ts'
import { failure } from './errors.ts'

const script = 'text/javascript; charset=utf-8'

/** Everything below `/paypal`: the API, the browser's part and the certificate of the webhooks. */
export function paypalPlugin(provider: Provider): FastifyPluginAsync {
  return async app => {
    takeText(app)
    app.setErrorHandler((error, request, reply) => {
      request.log.error(error)
      const { status, body } = failure('INTERNAL_SERVER_ERROR')
      return reply.code(status).send(body)
    })
    app.setNotFoundHandler((_, reply) => {
      const { status, body } = failure('RESOURCE_NOT_FOUND')
      return reply.code(status).send(body)
    })
    paypalApi(app, provider)
    approvalPage(app, provider)
    serveFile(app, '/sdk/js', new URL('./sdk.js', import.meta.url), script)
    serveFile(app, '/tell-shop.js', new URL('./tell-shop.js', import.meta.url), script)
    app.get<{ Params: { name: string } }>('/certs/:name', async (request, reply) => {
      const { certificate, name } = await provider.signer()
      if (request.params.name !== name) return reply.callNotFound()
      return reply.type('application/x-pem-file').send(certificate)
    })
  }
}
