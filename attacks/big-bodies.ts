import { request } from 'node:http'
import { products } from '../contract/products.ts'
import { users } from '../contract/users.ts'
import { inTurns } from './in-turns.ts'
import type { Target } from './target.ts'

const MEGABYTE = Buffer.alloc(1024 * 1024, 'x')
const MEGABYTES = 100
const AT_ONCE = 4

const FORM_HEAD =
  '--b\r\ncontent-disposition: form-data; name="image"; filename="x.png"\r\n' +
  'content-type: image/png\r\n\r\n'

type Way = {
  path: string
  type: string
  head: string
  tail: string
  length?: number
  token?: string
}

/** Bodies of 100 MB: announced or not, as JSON or as a file, from a stranger or an admin. */
export async function bigBodies(target: Target, token: string, count: number) {
  const json = {
    path: users.login.path,
    type: 'application/json',
    head: '{"username": "',
    tail: '"}',
  }
  const form = {
    path: products.create.path,
    type: 'multipart/form-data; boundary=b',
    head: FORM_HEAD,
    tail: '\r\n--b--\r\n',
  }
  // What is no picture is refused at its first bytes; this one looks like one.
  const picture = { ...form, head: `${form.head}RIFF0000WEBP` }
  const length = MEGABYTES * MEGABYTE.length
  const ways: Way[] = [{ ...json, length }, json, form, { ...form, token }, { ...picture, token }]
  const problems: string[] = []
  await inTurns(AT_ONCE, Array.from({ length: count }).keys(), async n => {
    const way = ways[n % ways.length] ?? json
    const status = await pour(target.origin, way)
    if (![400, 401, 413, 'dropped'].includes(status))
      problems.push(`100 MB to ${way.path}: ${status}`)
  })
  return { sent: count, problems }
}

/** Pours until the shop has had enough of it. */
function pour(origin: string, { path, type, head, tail, length, token }: Way) {
  return new Promise<number | 'dropped'>(resolve => {
    const sent = request(`${origin}${path}`, {
      method: 'POST',
      agent: false,
      headers: {
        'content-type': type,
        ...(length && { 'content-length': length }),
        ...(token && { authorization: `Bearer ${token}` }),
      },
    })
    let status: number | 'dropped' = 'dropped'
    sent.on('response', response => {
      status = response.statusCode ?? 0
      response.resume()
      // An honest client would stop here; this one goes on.
    })
    sent.on('error', () => resolve(status))
    sent.on('close', () => resolve(status))
    let left = length ?? MEGABYTES * MEGABYTE.length
    const more = () => {
      while (left > 0 && !sent.destroyed) {
        const chunk = MEGABYTE.subarray(0, Math.min(left, MEGABYTE.length))
        left -= chunk.length
        if (!sent.write(chunk)) return void sent.once('drain', more)
      }
      sent.end(tail)
    }
    sent.write(head)
    left -= head.length + tail.length
    more()
  })
}

/** Objects within objects, ten thousand deep. */
export async function deepBodies(target: Target, count: number) {
  const problems: string[] = []
  const deep = [
    '['.repeat(10_000) + ']'.repeat(10_000),
    `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`,
  ]
  await inTurns(AT_ONCE, Array.from({ length: count }).keys(), async n => {
    const { method, path } = users.login
    const body = n % 4 < 2 ? `${deep[n % 2]}` : `{"username": ${deep[n % 2]}, "password": "x"}`
    const headers = { 'content-type': 'application/json' }
    const { status } = await target.send({ method, path, headers, body })
    if (status !== 400) problems.push(`10,000 levels: ${status}`)
  })
  return { sent: count, problems }
}
