import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import type { S3Settings } from '../storage/s3.ts'
import { signatureProblem } from './s3-signature.ts'

/** What goes wrong with a request: a status, or a connection that breaks. */
export type Trouble = number | 'reset'

export type S3Server = {
  settings: S3Settings
  objects: Map<string, { bytes: Buffer; type: string; at: Date }>
  /** Asked at every request; whoever wants trouble sets it. */
  trouble: (method: string, key: string) => Trouble | undefined
  close(): Promise<void>
}

const BUCKET = 'shop-images'
const PAGE = 10

/** A store that speaks S3 over HTTP, as far as the shop needs it, and believes no unsigned word. */
export async function startS3(): Promise<S3Server> {
  const keys = { accessKeyId: 'AKIDEXAMPLE', secretAccessKey: 'a/secret+key', region: 'eu-west-3' }
  const objects: S3Server['objects'] = new Map()
  const http = createServer(async (request, response) => {
    const body = await buffer(request)
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://host')
    const [, bucket, key = ''] = /^\/([^/]*)\/(.*)$/.exec(decodeURIComponent(pathname)) ?? []
    const trouble = server.trouble(request.method ?? '', key)
    if (trouble === 'reset') return request.socket.resetAndDestroy()
    if (trouble) return refuse(response, trouble, 'InternalError')
    const problem = signatureProblem(request, body, keys)
    if (problem) return refuse(response, 403, problem)
    if (bucket !== BUCKET) return refuse(response, 404, 'NoSuchBucket')
    if (key === '') return list(response, objects, searchParams)
    answer(request, response, objects, key, body)
  }).listen(0, '127.0.0.1')
  await once(http, 'listening')
  const { port } = http.address() as AddressInfo
  const server: S3Server = {
    settings: { endpoint: `http://127.0.0.1:${port}`, bucket: BUCKET, ...keys },
    objects,
    trouble: () => undefined,
    async close() {
      http.closeAllConnections()
      http.close()
    },
  }
  return server
}

function answer(
  { method, headers }: IncomingMessage,
  response: ServerResponse,
  objects: S3Server['objects'],
  key: string,
  body: Buffer,
) {
  const object = objects.get(key)
  if (method === 'PUT') {
    objects.set(key, { bytes: body, type: headers['content-type'] ?? '', at: new Date() })
    response.end()
  } else if (method === 'DELETE') {
    objects.delete(key)
    response.writeHead(204).end()
  } else if (!object) refuse(response, 404, 'NoSuchKey')
  else {
    const { bytes, type } = object
    response.writeHead(200, { 'content-type': type, 'content-length': bytes.length })
    response.end(method === 'HEAD' ? undefined : bytes)
  }
}

function list(response: ServerResponse, objects: S3Server['objects'], query: URLSearchParams) {
  const keys = [...objects.keys()]
    .filter(key => key.startsWith(query.get('prefix') ?? ''))
    .toSorted()
    .filter(key => key > (query.get('continuation-token') ?? ''))
  const page = keys.slice(0, Math.min(PAGE, Number(query.get('max-keys') ?? PAGE)))
  const contents = page.map(key => {
    const at = objects.get(key)?.at.toISOString()
    return `<Contents><Key>${key}</Key><LastModified>${at}</LastModified></Contents>`
  })
  const next = keys.length > page.length ? page.at(-1) : undefined
  response.end(
    `<?xml version="1.0"?><ListBucketResult><IsTruncated>${next !== undefined}</IsTruncated>` +
      `${next ? `<NextContinuationToken>${next}</NextContinuationToken>` : ''}${contents.join('')}` +
      '</ListBucketResult>',
  )
}

function refuse(response: ServerResponse, status: number, code: string) {
  response.writeHead(status, { 'content-type': 'application/xml' })
  response.end(`<?xml version="1.0"?><Error><Code>${code}</Code></Error>`)
}
