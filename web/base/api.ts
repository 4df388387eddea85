import type {
  BodyOf,
  Endpoint,
  HeadersOf,
  IdOf,
  Method,
  QueryOf,
  ReplyOf,
} from '../../contract/endpoint.ts'
import { expireSession, readSession } from './session.ts'

/** A call that did not succeed. `message` is always fit to be shown. */
export class ApiError extends Error {
  override name = 'ApiError'
  /** The HTTP status, or 0 when there was no answer at all. */
  status: number
  /** The server's own sentence, where it gave one. */
  detail: string | undefined

  constructor(status: number, detail: string | undefined, message?: string) {
    super(detail ?? message ?? `Request failed with status code ${status}`)
    this.status = status
    this.detail = detail
  }
}

type Given<Name extends string, Value> = undefined extends Value
  ? { [K in Name]?: undefined }
  : { [K in Name]: Value }

export type CallOptions<E extends Endpoint> = Given<'id', IdOf<E>> &
  Given<'body', E['multipart'] extends true ? BodyOf<E> & { image?: File } : BodyOf<E>> & {
    query?: QueryOf<E>
    headers?: HeadersOf<E>
    signal?: AbortSignal
  }

/** A file comes as it is, everything else as what its JSON says. */
type AnswerOf<E extends Endpoint> = E extends { csv: string } ? Blob : ReplyOf<E>

/** How a page that is made on the server asks the shop: in the same process, as a visitor. */
export type AnswerInProcess = (
  method: Method,
  path: string,
) => Promise<{ status: number; body: unknown }>

let answerInProcess: AnswerInProcess | undefined

export function setInProcessApi(answer: AnswerInProcess) {
  answerInProcess = answer
}

export async function call<E extends Endpoint>(
  endpoint: E,
  // Endpoints without an id and a body can be called with nothing at all.
  ...[options]: Record<string, never> extends CallOptions<E> ? [CallOptions<E>?] : [CallOptions<E>]
): Promise<AnswerOf<E>> {
  const path = pathOf(endpoint, options)
  const { status, body } =
    import.meta.env.SSR && answerInProcess
      ? await answerInProcess(endpoint.method, path)
      : await fetchAnswer(endpoint, path, options)
  if (status < 200 || status > 299) throw new ApiError(status, detailOf(body))
  // The server serialises its reply by the schema that this type comes from.
  return body as AnswerOf<E>
}

function pathOf(endpoint: Endpoint, options: { id?: unknown; query?: unknown } = {}): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(options.query ?? {})) {
    if (value !== undefined) query.set(name, String(value))
  }
  const path = endpoint.path.replace('{id}', String(options.id))
  return query.size > 0 ? `${path}?${query}` : path
}

type Sending = { body?: unknown; headers?: unknown; signal?: AbortSignal }

async function fetchAnswer(endpoint: Endpoint, path: string, options: Sending = {}) {
  const { body, headers, signal } = options
  const token = readSession()?.token
  const asForm = endpoint.multipart === true
  try {
    const answer = await fetch(path, {
      method: endpoint.method,
      headers: {
        ...(body !== undefined && !asForm && { 'content-type': 'application/json' }),
        ...(token && { authorization: `Bearer ${token}` }),
        ...(headers as Record<string, string> | undefined),
      },
      ...(body !== undefined && { body: asForm ? formOf(body) : JSON.stringify(body) }),
      ...(signal && { signal }),
    })
    // Somebody with a token that is no good any more is a visitor again, and may sign in anew.
    if (answer.status === 401 && token) expireSession(token)
    const isFile = answer.ok && endpoint.csv !== undefined
    return { status: answer.status, body: await (isFile ? answer.blob() : readJson(answer)) }
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') {
      throw new ApiError(0, undefined, 'Request aborted')
    }
    throw new ApiError(0, undefined, 'Network Error')
  }
}

function formOf(body: unknown): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(body as Record<string, string | File>)) {
    if (value !== undefined) form.set(name, value)
  }
  return form
}

/** An answer that is no JSON has nothing to say, whatever its status. */
async function readJson(answer: Response): Promise<unknown> {
  const text = await answer.text()
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function detailOf(body: unknown): string | undefined {
  const detail = (body as { detail?: unknown } | undefined | null)?.detail
  return typeof detail === 'string' && detail !== '' ? detail : undefined
}
