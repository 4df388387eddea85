import type { Socket } from 'node:net'
import { CAREFUL_HEADERS } from './headers.ts'
import { LINGER_MS } from './unread-bodies.ts'

const TOO_SLOW = 'ERR_HTTP_REQUEST_TIMEOUT'
const ANSWERS: Record<string, { status: string; detail: string }> = {
  [TOO_SLOW]: {
    status: '408 Request Timeout',
    detail: 'The request took too long to arrive.',
  },
  HPE_HEADER_OVERFLOW: {
    status: '431 Request Header Fields Too Large',
    detail: 'The headers of the request are too large.',
  },
}
const NO_HTTP = { status: '400 Bad Request', detail: 'The request cannot be understood.' }

/** Requests that break off or are none: Node gives up on them before any route is asked. */
export function answerBrokenRequest(error: NodeJS.ErrnoException, socket: Socket) {
  // What comes after the part that broke cannot be understood either.
  if (error.code === 'ECONNRESET' || !socket.writable) return
  const { status, detail } = ANSWERS[error.code ?? ''] ?? NO_HTTP
  const body = JSON.stringify({ detail })
  const headers = {
    ...CAREFUL_HEADERS,
    connection: 'close',
    'cache-control': 'no-store',
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
  }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  socket.end(`HTTP/1.1 ${status}\r\n${lines.join('')}\r\n${body}`)
  if (error.code === TOO_SLOW) socket.destroySoon()
  // Torn down while there is more to read, a connection may take the answer with it.
  else setTimeout(() => socket.destroy(), LINGER_MS).unref()
}
