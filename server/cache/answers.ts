import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest, onRequestHookHandler } from 'fastify'
import type { Topic } from '../db/touched.ts'
import type { Answer, Cache } from './cache.ts'
import { chooseEncoding, compress, type Encoding } from './encodings.ts'
import { asOneWhoWrote, wroteLately } from './wrote-lately.ts'

/** Compressing less than this saves no packet. */
const WORTH_COMPRESSING = 1000

const OF_THE_COPY = ['content-security-policy', 'content-encoding', 'content-type']

export type Made = {
  status?: number
  body: string
  headers: Record<string, string>
  topics?: Topic[]
}

/** First of all hooks: what is kept goes out at once. */
export function answerKept(cache: Cache): onRequestHookHandler {
  return (request, reply, done) => {
    const may = request.method === 'GET' && !wroteLately(request)
    const found = may ? cache.find(keyOf(request, encodingFor(request))) : undefined
    if (found) send(request, reply, found)
    else done()
  }
}

/** For the handlers behind it: makes an answer that is the same for everybody, and sends it. */
export async function answerAlike(
  cache: Cache,
  request: FastifyRequest,
  reply: FastifyReply,
  make: () => Promise<Made>,
) {
  const plain = () =>
    cache.findOrMake(keyOf(request, 'identity'), async () => finish(reply, await make()))
  const encoding = encodingFor(request)
  if (wroteLately(request)) {
    const answer = finish(reply, await asOneWhoWrote(make))
    return send(request, reply, encoding === 'identity' ? answer : await encode(answer, encoding))
  }
  const answer =
    encoding === 'identity'
      ? await plain()
      : await cache.findOrMake(keyOf(request, encoding), async () =>
          encode(await plain(), encoding),
        )
  return send(request, reply, answer)
}

/** Everything that an answer depends on beside the data. */
function keyOf({ protocol, url, headers }: FastifyRequest, encoding: Encoding): string {
  // Whether a foreign page may read the answer is among its headers.
  return `${encoding} ${protocol} ${headers.origin ?? ''} ${url}`
}

/** Under which the answer to a plain call within the process is kept. */
export function plainKey(url: string): string {
  return `identity http  ${url}`
}

function encodingFor({ headers }: FastifyRequest): Encoding {
  return chooseEncoding(headers['accept-encoding'] as string | undefined)
}

/** Together with the headers that every answer carries. */
function finish(reply: FastifyReply, { status = 200, body, headers, topics }: Made): Answer {
  const { 'x-request-id': _own, ...common } = reply.getHeaders() as Record<string, string>
  const bytes = Buffer.from(body)
  return {
    status,
    body: bytes,
    headers: {
      ...common,
      ...(status === 200 && {
        'cache-control': 'public, max-age=0, must-revalidate',
        etag: `W/"${createHash('sha1').update(bytes).digest('base64url')}"`,
      }),
      ...headers,
      vary: [common.vary, 'accept-encoding'].filter(Boolean).join(', '),
    },
    ...(topics && status === 200 && { topics }),
  }
}

async function encode(answer: Answer, encoding: 'br' | 'gzip'): Promise<Answer> {
  if (answer.body.length < WORTH_COMPRESSING) return answer
  const body = await compress(answer.body, encoding)
  return { ...answer, body, headers: { ...answer.headers, 'content-encoding': encoding } }
}

function send(request: FastifyRequest, reply: FastifyReply, answer: Answer) {
  const known = request.headers['if-none-match']
  const isKnown = known !== undefined && matches(known, answer.headers.etag)
  reply.headers(isKnown ? headersAlone(answer) : answer.headers).header('x-request-id', request.id)
  return isKnown ? reply.status(304).send() : reply.status(answer.status).send(answer.body)
}

const alone = new WeakMap<Answer, Answer['headers']>()

/**
 * The copy that the asker has goes on with what it came with: above all the policy, whose hashes
 * are those of its own scripts.
 */
function headersAlone(answer: Answer): Answer['headers'] {
  const headers =
    alone.get(answer) ??
    Object.fromEntries(
      Object.entries(answer.headers).filter(([name]) => !OF_THE_COPY.includes(name)),
    )
  alone.set(answer, headers)
  return headers
}

function matches(known: string, etag: string | undefined): boolean {
  return etag !== undefined && (known === etag || known.split(/,\s*/).includes(etag))
}
