import type { Static, TObject, TSchema } from 'typebox'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/**
 * Who may call. Each rung of people includes the ones before it; ownership is the domain's
 * business. A provider of payments proves itself by the signature of what it sends.
 */
export type Access = 'anyone' | 'user' | 'admin' | 'superuser' | 'provider'

/** One call of the shop, as plain data: routes, validation, documents and clients come from it. */
export type Endpoint = {
  method: Method
  /** As in the specification, with `{id}` for the one parameter that a path may carry. */
  path: `/api/${string}/`
  access: Access
  summary: string
  query?: TObject
  /** Request headers that the call understands beyond the usual ones. */
  headers?: TObject
  body?: TObject
  /** The body comes as a multipart form, and its `image` as a file. */
  multipart?: true
  /** The body is handed over as it came: a signature covers its bytes, or it is such a file. */
  raw?: true | 'text/csv'
  /** Where a body may be larger than the usual 512 kB. */
  maxBytes?: number
  /** Refusals say their sentence twice: clients of these calls read it from `error`. */
  alsoAsError?: true
  /** The reply is a list without an end in sight: it is read and sent piece by piece. */
  inPieces?: true
  /** The reply is a CSV file that is named by this word and the day, sent piece by piece. */
  csv?: string
  /** The one successful answer. */
  reply: { status: 200 | 201; schema: TSchema }
  /** Answers that say no, beyond the 400, 401 and 403 that follow from `body` and `access`. */
  refusals?: Partial<Record<400 | 401 | 404 | 409 | 413 | 422 | 429 | 503, string>>
}

export function endpoint<const E extends Endpoint>(definition: E): E {
  return definition
}

type Schema<T> = T extends TSchema ? Static<T> : undefined

export type QueryOf<E extends Endpoint> = Schema<E['query']>
export type HeadersOf<E extends Endpoint> = E extends { raw: true | string }
  ? Record<string, unknown>
  : Schema<E['headers']>
export type BodyOf<E extends Endpoint> = E extends { raw: true | string }
  ? Uint8Array
  : Schema<E['body']>
export type ReplyOf<E extends Endpoint> = Static<E['reply']['schema']>
export type IdOf<E extends Endpoint> = E['path'] extends `${string}{id}${string}`
  ? number
  : undefined
