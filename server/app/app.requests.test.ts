import { expect, test } from 'vitest'
import { calls } from '../../contract/calls.ts'
import { products } from '../../contract/products.ts'
import { users } from '../../contract/users.ts'
import { openTestShop } from '../testing/test-shop.ts'

const shop = await openTestShop()

test('the shop says that it is alive and ready', async () => {
  for (const [url, status] of [
    ['/healthz/', 'alive'],
    ['/readyz', 'ready'],
  ] as const) {
    const answer = await shop.app.inject(url)
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toEqual({ status })
  }
})

test('a shop whose database is away is alive, not ready, and says so', async () => {
  const lonely = await openTestShop()
  await lonely.db.destroy()
  expect((await lonely.app.inject('/healthz/')).statusCode).toBe(200)
  expect((await lonely.app.inject('/readyz/')).statusCode).toBe(503)
})

test('every call of the contract is in the OpenAPI document', async () => {
  const document = (await shop.app.inject('/api/docs/openapi.json')).json()
  expect(document.openapi).toBe('3.1.0')
  for (const endpoint of Object.values(calls).flatMap(group => Object.values(group))) {
    const operation = document.paths[endpoint.path][endpoint.method.toLowerCase()]
    expect(operation.summary).toBe(endpoint.summary)
    expect(operation.responses).toHaveProperty(`${endpoint.reply.status}`)
    const byToken = !['anyone', 'provider'].includes(endpoint.access)
    expect(Boolean(operation.security)).toBe(byToken)
  }
})

test('every call of the contract is on the page of the documentation', async () => {
  const answer = await shop.app.inject('/api/docs/')
  expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
  for (const endpoint of Object.values(calls).flatMap(group => Object.values(group))) {
    expect(answer.body).toContain(`<code>${endpoint.path}</code>`)
  }
})

test('answers carry the headers that keep browsers careful, and none that tell too much', async () => {
  const { headers } = await shop.call(products.list)
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-resource-policy': 'same-origin',
    'origin-agent-cluster': '?1',
    'x-permitted-cross-domain-policies': 'none',
    'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
  })
  expect(headers).not.toHaveProperty('x-powered-by')
  expect(headers).not.toHaveProperty('access-control-allow-origin')
})

test('an address that cannot be read is answered with the same headers', async () => {
  const answer = await shop.app.inject('/%ZZ')
  expect(answer.statusCode).toBe(400)
  expect(answer.headers).toMatchObject({ 'x-content-type-options': 'nosniff' })
})

test('private answers are not stored on the way', async () => {
  const zoe = await shop.person()
  const { headers } = await shop.call(users.profile, { as: zoe })
  expect(headers['cache-control']).toBe('no-store')
})

test('other origins may call when they are configured, and only they', async () => {
  const open = await openTestShop({ corsOrigins: ['https://app.example'] })
  const allowed = async (origin: string) => {
    const answer = await open.app.inject({ url: '/api/products/', headers: { origin } })
    return answer.headers['access-control-allow-origin']
  }
  expect(await allowed('https://app.example')).toBe('https://app.example')
  expect(await allowed('https://evil.example')).toBeUndefined()
})
