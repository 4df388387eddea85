import cluster from 'node:cluster'
import type { FastifyInstance } from 'fastify'

const PATIENCE_MS = 10_000

/** Ends cleanly: no new requests, those under way are answered, then the database is closed. */
export function closeOnSignal(app: FastifyInstance) {
  let closing = false
  // A client that would keep its connection for the next request is told not to.
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (closing) reply.header('connection', 'close')
    done(null, payload)
  })
  const close = async () => {
    // Whoever asks twice does not want to wait.
    if (closing) process.exit(1)
    closing = true
    setTimeout(() => process.exit(1), PATIENCE_MS).unref()
    await app.close()
    process.exit(0)
  }
  // A terminal signals every process of the shop at once; then only the supervisor's word counts.
  const ended = cluster.isWorker ? () => {} : close
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, ended)
  if (cluster.isWorker) process.on('message', message => message === 'close' && close())
}
