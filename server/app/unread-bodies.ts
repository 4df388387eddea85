import type { onResponseHookHandler } from 'fastify'

const LINGER_MS = 2000

/**
 * A body that was refused before it was there is read on and dropped, so that its sender comes to
 * hear why. Whoever sends more than twice what the call takes is not listened to any longer.
 */
export const cutOffExcess: onResponseHookHandler = ({ raw, routeOptions }, _reply, done) => {
  // Node takes an unread body off the socket itself; of one that was begun the rest comes here.
  const source = raw.readableDidRead ? raw : raw.socket
  let left = 2 * routeOptions.bodyLimit
  const count = (chunk: Buffer) => {
    left -= chunk.length
    if (!raw.complete && left > 0) return
    source.off('data', count)
    if (raw.complete) return
    source.pause()
    // The answer is on its way, and would be lost in a connection that is torn down at once.
    setTimeout(() => raw.socket.destroy(), LINGER_MS).unref()
  }
  if (!raw.complete) source.on('data', count)
  done()
}
