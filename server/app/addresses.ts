import type { FastifyInstance } from 'fastify'
import type { Config } from './config.ts'

/** Where this very process can be reached, once it listens. */
export function ownOrigin(app: FastifyInstance): string {
  const address = app.server.address()
  if (typeof address !== 'object' || !address) throw new Error('The shop does not listen yet.')
  const anywhere = address.address === '0.0.0.0' || address.address === '::'
  const host = anywhere ? '127.0.0.1' : address.address
  return `http://${host.includes(':') ? `[${host}]` : host}:${address.port}`
}

/** Where people reach the shop. Never what a request claims. */
export function browserOrigin(app: FastifyInstance, { publicOrigin, port }: Config): string {
  const address = app.server.address()
  const actual = typeof address === 'object' && address ? address.port : port
  return publicOrigin ?? `http://localhost:${actual}`
}
