import { expect, test } from './shop.ts'

test('robots find the map, and every page on it is there', async ({ request, shop }) => {
  const robots = await (await request.get('/robots.txt')).text()
  const map = /^Sitemap: (.+)$/m.exec(robots)?.[1]
  expect(map).toBe(`${shop.origin}/sitemap.xml`)
  const answer = await request.get(String(map))
  expect(answer.headers()['cache-control']).toBe('public, max-age=3600')
  const pages = [...(await answer.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url)
  expect(pages[0]).toBe(`${shop.origin}/`)
  expect(pages.length).toBeGreaterThan(50)
  for (const page of [pages[0], pages[1], pages.at(-1)]) {
    expect((await request.get(String(page))).status()).toBe(200)
  }
})

test('a browser can read the map', async ({ page }) => {
  const answer = await page.goto('/robots.txt')
  expect(answer?.headers()['content-type']).toBe('text/plain; charset=utf-8')
  await expect(page.getByText('Disallow: /profile')).toBeVisible()
})
