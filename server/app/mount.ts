import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Line } from '../../contract/csv.ts'
import type { Endpoint, ReplyOf } from '../../contract/endpoint.ts'
import { answerAlike } from '../cache/answers.ts'
import type { Cache } from '../cache/cache.ts'
import { rememberWrite, wroteLately } from '../cache/wrote-lately.ts'
import type { Reading } from '../db/reading.ts'
import { readerBeside } from '../db/sqlite.ts'
import type { Db } from '../db/tables.ts'
import { Refusal } from '../refusal.ts'
import type { Call, Serve } from '../serve.ts'
import type { Person } from '../users/people.ts'
import type { Tokens } from '../users/tokens.ts'
import { MAX_FORM_BYTES, readForm } from './form.ts'
import { sendCsv, sendList } from './pieces.ts'
import { requirePerson } from './session.ts'

type Pieces<T> = AsyncIterable<T[]>

declare module 'fastify' {
  interface FastifyRequest {
    person: Person | undefined
    image: Buffer | undefined
  }
  interface FastifyContextConfig {
    alsoAsError?: boolean
    maxBytes?: number | undefined
  }
}

export type MountParts = {
  db: Db
  tokens: Tokens
  reading: Reading
  cache: Cache
  publicOrigin: string | undefined
  /** Another process answers the next request: whoever writes has to say so there. */
  severalProcesses: boolean
}

/** Makes the function that serves an endpoint: who first, then the shape, then the handler. */
export function mountOn(app: FastifyInstance, parts: MountParts): Serve {
  const { db, tokens, cache, reading, severalProcesses } = parts
  app.decorateRequest('person', undefined)
  app.decorateRequest('image', undefined)

  return (endpoint, handler, topicsOf) => {
    const { method, path, access, query, headers, body, reply, maxBytes } = endpoint
    const mount = (scope: FastifyInstance) =>
      scope.route({
        method,
        url: path.replace('{id}', ':id'),
        schema: {
          ...(query && { querystring: query }),
          ...(headers && { headers }),
          ...(body && { body }),
          response: { [reply.status]: reply.schema },
        },
        config: { alsoAsError: endpoint.alsoAsError ?? false, maxBytes },
        ...(maxBytes && { bodyLimit: maxBytes }),
        onRequest: async request => {
          if (access === 'anyone' || access === 'provider') return
          request.person = await requirePerson(db, tokens, request.headers.authorization, access)
        },
        ...(endpoint.multipart && { preValidation: readForm, bodyLimit: MAX_FORM_BYTES }),
        handler: async (request, response) => {
          if (access !== 'anyone' || method !== 'GET') response.header('cache-control', 'no-store')
          response.status(reply.status)
          const call = callOf(request, endpoint, parts)
          if (endpoint.csv) return sendCsv(response, endpoint.csv, handler(call) as Pieces<Line>)
          if (endpoint.inPieces) return sendList(response, handler(call) as Pieces<unknown>)
          // What comes in pieces went out above.
          const answerFrom = async (from: Db) =>
            (await handler({ ...call, db: from })) as ReplyOf<typeof endpoint>
          if (!topicsOf) {
            const answer = await answerFrom(call.db)
            if (severalProcesses && request.person && method !== 'GET') rememberWrite(response)
            return answer
          }
          const topics = (answer: ReplyOf<typeof endpoint>) => topicsOf(answer, call)
          return answerAlike(cache, request, response, async () => {
            const answer = await (wroteLately(request)
              ? answerFrom(db)
              : reading(answerFrom, topics))
            return {
              body: response.serialize(answer) as string,
              headers: { 'content-type': 'application/json; charset=utf-8' },
              topics: topics(answer),
            }
          })
        },
      })
    if (endpoint.raw) {
      app.register(async scope => {
        keepBodiesRaw(scope)
        mount(scope)
      })
    } else {
      mount(app)
    }
  }
}

function keepBodiesRaw(scope: FastifyInstance) {
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
}

function callOf<E extends Endpoint>(
  request: FastifyRequest,
  endpoint: E,
  { db, publicOrigin }: MountParts,
): Call<E> {
  // The schemas of this very endpoint have just been checked, so the parts have their types.
  return {
    id: endpoint.path.includes('{id}') ? readId(request.params) : undefined,
    query: request.query,
    headers: request.headers,
    body: endpoint.raw ? (request.body ?? Buffer.alloc(0)) : request.body,
    user: request.person,
    image: request.image,
    address: request.ip,
    db: endpoint.method === 'GET' ? readerBeside(db) : db,
    origin: publicOrigin ?? `${request.protocol}://${request.host}`,
  } as Call<E>
}

/** An id that no row can have is simply not there. */
function readId(params: unknown): number {
  const { id } = params as { id: string }
  if (!/^[0-9]{1,15}$/.test(id)) throw new Refusal('not-found', 'There is nothing at this address.')
  return Number(id)
}
