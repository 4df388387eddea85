import { orders } from '../contract/orders.ts'
import { users } from '../contract/users.ts'
import { EVERY_CALL } from './every-call.ts'
import type { Answer } from './send.ts'
import { sendRaw } from './send-raw.ts'
import type { Target } from './target.ts'
import type { Trial } from './trial.ts'

/** What every answer carries. */
const ALWAYS: Record<string, RegExp> = {
  'x-content-type-options': /^nosniff$/,
  'x-frame-options': /^DENY$/,
  'referrer-policy': /^strict-origin-when-cross-origin$/,
  'content-security-policy':
    /default-src '(self|none)'.*frame-ancestors 'none'|^default-src 'none'; frame-ancestors 'none'$/,
  'cross-origin-opener-policy': /^same-origin/,
  'cross-origin-resource-policy': /^(same|cross)-origin$/,
  'origin-agent-cluster': /^\?1$/,
  'permissions-policy': /camera=\(\)/,
  'x-permitted-cross-domain-policies': /^none$/,
  'x-xss-protection': /^0$/,
}

/** What none carries: names of software, and doors for foreign pages. */
const NEVER = ['x-powered-by', 'server', 'access-control-allow-origin', 'set-cookie']

const STRANGER = { origin: 'https://evil.example' }

export const responseHeaders: Trial = {
  number: 17,
  title: 'headers',
  async run(target) {
    const problems: string[] = []
    const product = await target.product()
    const person = await target.person()
    const order = await target.order(person, product)
    const paths = [
      ...['/', '/login', `/product/${product.id}`, '/nothing-here', '/robots.txt', '/sitemap.xml'],
      ...['/api/products/', '/api/products/999999/', '/api/nothing/', '/api/users/', '/api/docs/'],
      ...['/healthz/', '/readyz/', '/api/docs/openapi.json', '/media/nothing.webp', '/%ZZ'],
      ...[product.image, await firstAsset(target)],
    ]
    for (const path of paths) {
      // The second answer may come from the cache, the third says that nothing changed.
      const first = await target.send({ method: 'GET', path, headers: STRANGER })
      const again = await target.send({ method: 'GET', path, headers: STRANGER })
      const etag = { 'if-none-match': first.headers.etag ?? '""' }
      const third = await target.send({ method: 'GET', path, headers: { ...STRANGER, ...etag } })
      for (const answer of [first, again, third]) problems.push(...compare(path, answer))
    }
    for (const request of BROKEN_REQUESTS) {
      const answer = await sendRaw(target.origin, request)
      problems.push(...compare(JSON.stringify(request.slice(0, 30)), answer))
    }
    const kept = await findKept(target, person, order.id)
    const https = await tryHttps(target)
    const cors = await tryCors(target)
    return {
      figures: `${3 * paths.length} answers from ${paths.length} addresses, ${BROKEN_REQUESTS.length} broken requests, ${kept.asked} private answers, HSTS and CORS`,
      problems: [...problems, ...kept.problems, ...https, ...cors],
    }
  },
}

/** Requests that are answered before any of our hooks runs. */
const BROKEN_REQUESTS = [
  'GET / HTTP/1.1\r\nhost\r\n\r\n',
  'nonsense\r\n\r\n',
  `GET / HTTP/1.1\r\nhost: x\r\nx: ${'x'.repeat(40_000)}\r\n\r\n`,
]

function compare(path: string, { status, headers }: Answer): string[] {
  const wrong = Object.entries(ALWAYS)
    // A copy that is still good goes on with the policy that it came with.
    .filter(([name]) => !(status === 304 && name === 'content-security-policy'))
    .filter(([name, wanted]) => !wanted.test(`${headers[name] ?? ''}`))
    .map(([name]) => `${path} (${status}): ${name} is ${headers[name]}`)
  const tooMuch = NEVER.filter(name => headers[name] !== undefined)
  const policy = `${headers['content-security-policy'] ?? ''}`
  if (/script-src[^;]*unsafe|default-src[^;]*unsafe/.test(policy)) tooMuch.push(policy)
  return [...wrong, ...tooMuch.map(name => `${path} (${status}): has ${name}`)]
}

async function firstAsset(target: Target): Promise<string> {
  const { text } = await target.send({ method: 'GET', path: '/' })
  const path = /"(\/assets\/[^"]+\.js)"/.exec(text)?.[1]
  if (!path) throw new Error('The home page loads no script.')
  return path
}

/** Answers to somebody in particular that a cache on the way might keep. */
async function findKept(target: Target, person: { id: number; token: string }, orderId: number) {
  const superuser = await target.person('superuser')
  const problems: string[] = []
  const own = EVERY_CALL.filter(({ endpoint: { method, access } }) => {
    return method === 'GET' && access !== 'anyone'
  })
  for (const { name, endpoint } of own) {
    const id = endpoint.path === orders.get.path ? orderId : person.id
    for (const as of [superuser, person, undefined]) {
      const { status, headers } = await target.ask(endpoint, { as, id })
      if (headers['cache-control'] !== 'no-store') {
        problems.push(`${name} (${status}): cache-control is ${headers['cache-control']}`)
      }
    }
  }
  return { asked: 3 * own.length, problems }
}

async function tryHttps(target: Target): Promise<string[]> {
  const behindProxy = await target.another({ TRUST_PROXY: 'loopback' })
  const headers = { 'x-forwarded-proto': 'https' }
  const secure = await behindProxy.send({ method: 'GET', path: '/', headers })
  await behindProxy.close()
  const claimed = await target.send({ method: 'GET', path: '/', headers })
  const name = 'strict-transport-security'
  return [
    ...(/max-age=\d{8}/.test(`${secure.headers[name]}`) ? [] : ['https without HSTS']),
    ...(claimed.headers[name] ? ['HSTS because somebody claimed to be a proxy'] : []),
  ]
}

async function tryCors(target: Target): Promise<string[]> {
  const open = await target.another({ CORS_ORIGINS: 'https://app.example' })
  const ask = async (origin: string) => {
    const headers = { origin, 'access-control-request-method': 'PUT' }
    const { path } = users.updateProfile
    const answer = await open.send({ method: 'OPTIONS', path, headers })
    const { 'access-control-allow-origin': allowed, 'access-control-allow-credentials': cookies } =
      answer.headers
    return { allowed, cookies }
  }
  const [ours, strangers] = [await ask('https://app.example'), await ask(STRANGER.origin)]
  await open.close()
  return [
    ...(ours.allowed === 'https://app.example' ? [] : ['a configured origin is kept out']),
    ...(strangers.allowed ? [`a foreign origin is let in: ${strangers.allowed}`] : []),
    ...(ours.cookies ? ['foreign pages may send cookies'] : []),
  ]
}
