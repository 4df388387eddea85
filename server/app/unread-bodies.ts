import type { onResponseHookHandler } from 'fastify'

/** So long a refused sender is still listened to, to hear why. */
export const LINGER_MS = 2000
const UNANNOUNCED_BYTES = 1024 * 1024

/**
 * A body that was refused before it was there is read on and dropped, so that its sender comes to
 * hear why. Whoever sends more than twice what the call takes is not listened to for long.
 */
export const cutOffExcess: onResponseHookHandler = ({ raw, routeOptions }, _reply, done) => {
  // Node takes an unread body off the socket itself; of one that was begun the rest comes here.
  const source = raw.readableDidRead ? raw : raw.socket
  const most = 2 * routeOptions.bodyLimit
  const announced = Number(raw.headers['content-length'])
  let left = announced <= most ? announced : Math.min(most, UNANNOUNCED_BYTES)
  const count = (chunk: Buffer) => {
    left -= chunk.length
    // The last piece may hold the beginning of the next request, too.
    if (!raw.complete) release(chunk)
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

/** Gives the memory of a piece back at once: V8 lets 64 MB of them pile up before it looks. */
export function release(chunk: Buffer) {
  const { buffer, byteLength } = chunk
  // Nothing else lies in it, so nobody else can miss it.
  if (buffer instanceof ArrayBuffer && buffer.byteLength === byteLength) buffer.transfer(0)
}
