import { createHash } from 'node:crypto'
import { expect, test } from './shop.ts'

test('a product that does not exist is a friendly 404', async ({ request }) => {
  for (const path of ['/product/999999', '/product/abc', '/nowhere']) {
    const answer = await request.get(path)
    expect(answer.status()).toBe(404)
    expect(await answer.text()).toContain('We could not find that')
  }
})

test('the API keeps answering in JSON where there is nothing', async ({ request }) => {
  for (const path of ['/api/nothing/', '/media/nothing.webp', '/assets/nothing.js']) {
    const answer = await request.get(path)
    expect(answer.status()).toBe(404)
    expect(await answer.json()).toEqual({ detail: expect.any(String) })
  }
})

test('a page that has not changed is not sent again', async ({ request }) => {
  const first = await request.get('/')
  expect(first.headers()['cache-control']).toBe('public, max-age=0, must-revalidate')
  const etag = String(first.headers().etag)
  const again = await request.get('/', { headers: { 'if-none-match': etag } })
  expect(again.status()).toBe(304)
  // The policy of the kept page must stay the one it came with.
  expect(again.headers()['content-security-policy']).toBeUndefined()
  const other = await request.get('/?page=2', { headers: { 'if-none-match': etag } })
  expect(other.status()).toBe(200)
})

test('the policy allows the inline scripts of the page by their hash, and no others', async ({
  request,
}) => {
  const answer = await request.get('/product/81')
  const policy = String(answer.headers()['content-security-policy'])
  expect(policy).not.toContain('unsafe')
  const html = await answer.text()
  const inline = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, code]) => code)
  expect(inline.length).toBeGreaterThan(0)
  for (const code of inline) {
    const hash = createHash('sha256').update(String(code)).digest('base64')
    expect(policy).toContain(`'sha256-${hash}'`)
  }
  expect(html).not.toMatch(/\sstyle="/)
})

test('a product says to search engines what it is', async ({ request }) => {
  const html = await (await request.get('/product/81')).text()
  const json = /<script type="application\/ld\+json">([\s\S]*?)<\/script>/.exec(html)?.[1]
  expect(JSON.parse(String(json))).toMatchObject({
    '@type': 'Product',
    offers: { priceCurrency: 'USD', price: expect.stringMatching(/^\d+\.\d\d$/) },
  })
  expect(html).toMatch(/<link rel="canonical" href="http:\/\/localhost:\d+\/product\/81"\/>/)
  expect(html).toMatch(/<meta property="og:image" content="http:\/\/localhost:\d+\/media\//)
})

test('assets are compressed and kept for a year', async ({ request }) => {
  const html = await (await request.get('/')).text()
  const script = /<script type="module"[^>]* src="([^"]+)"/.exec(html)?.[1]
  const answer = await request.get(String(script), { headers: { 'accept-encoding': 'br' } })
  expect(answer.headers()['content-encoding']).toBe('br')
  expect(answer.headers()['cache-control']).toContain('immutable')
})
