import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Provider } from './provider.ts'
import { type Call, type CallTrouble, takeTrouble } from './trouble.ts'

/** What a call says, decided before anything is sent. */
export type Answer = { status: number; body: unknown; headers?: Record<string, string> }

type Api = {
  provider: Provider
  /** How this provider words a failure of its own. */
  failure: (status: number) => Answer
}

/** Does the work of one call and sends its answer, or the trouble that was asked for. */
export async function answer(
  { provider, failure }: Api,
  request: FastifyRequest,
  reply: FastifyReply,
  call: Omit<Call, 'header'>,
  work: (trouble: CallTrouble | undefined) => Answer,
): Promise<FastifyReply> {
  const trouble = takeTrouble(provider, { ...call, header: troubleHeader(request) })
  if (trouble === 'timeout') return hold(provider, reply)
  if (trouble === 'reset') return reset(reply)
  if (trouble === '401' || trouble === '429' || trouble === '500')
    return send(reply, failure(Number(trouble)))
  const done = work(trouble)
  // A capture that was told of must still be known after a crash.
  await provider.saved()
  if (trouble === 'capture-then-timeout') return hold(provider, reply)
  if (trouble === 'capture-then-reset') return reset(reply)
  if (trouble === 'capture-then-500') return send(reply, failure(500))
  return send(reply, done, trouble)
}

export function troubleHeader(request: FastifyRequest): string | undefined {
  return request.headers['sandbox-trouble']?.toString()
}

function send(reply: FastifyReply, { status, body, headers }: Answer, trouble?: CallTrouble) {
  const text = JSON.stringify(body)
  const sent = trouble === 'empty' ? '' : trouble === 'broken-json' ? text.slice(0, -9) : text
  return reply
    .code(status)
    .headers(headers ?? {})
    .type('application/json; charset=utf-8')
    .send(sent)
}

/** Says nothing until the client gives up. */
function hold(provider: Provider, reply: FastifyReply): FastifyReply {
  reply.hijack()
  // A held socket would keep the server from closing.
  const drop = () => reply.raw.destroy()
  provider.closing.signal.addEventListener('abort', drop)
  reply.raw.once('close', () => provider.closing.signal.removeEventListener('abort', drop))
  return reply
}

function reset(reply: FastifyReply): FastifyReply {
  reply.hijack()
  // Not destroy(): the client shall see a reset, not an orderly end.
  reply.raw.socket?.resetAndDestroy()
  return reply
}
