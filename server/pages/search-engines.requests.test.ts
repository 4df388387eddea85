import { expect, test } from 'vitest'
import { products } from '../../contract/products.ts'
import { openTestShop } from '../testing/test-shop.ts'
import { publicPages, writeSitemap } from './sitemap.ts'

const ORIGIN = 'https://shop.example'
const shop = await openTestShop({ publicOrigin: ORIGIN })

test('robots are shown the map, and kept from what is about one person', async () => {
  const { body, headers } = await shop.app.inject('/robots.txt')
  expect(headers['content-type']).toBe('text/plain; charset=utf-8')
  expect(headers['cache-control']).toBe('public, max-age=86400')
  expect(body).toMatch(/^User-agent: \*\n/)
  expect(body).toContain('\nDisallow: /profile\n')
  expect(body).toContain('\nDisallow: /api/\n')
  expect(body).not.toContain('Disallow: /product')
  expect(body).toContain(`\nSitemap: ${ORIGIN}/sitemap.xml\n`)
})

test('the map lists home and what is on sale, with the last change, and not what was deleted', async () => {
  const sold = await shop.product()
  const reviewed = await shop.product()
  const deleted = await shop.product()
  const [admin, zoe] = [await shop.person('admin'), await shop.person()]
  await shop.call(products.delete, { as: admin, id: deleted.id })
  await shop.call(products.review, { as: zoe, id: reviewed.id, body: { rating: 5, comment: '' } })
  const review = await shop.db
    .selectFrom('reviews')
    .where('product_id', '=', reviewed.id)
    .select('created_at')
    .executeTakeFirstOrThrow()

  const { body, headers } = await shop.app.inject('/sitemap.xml')
  expect(headers['content-type']).toBe('application/xml; charset=utf-8')
  expect(headers['cache-control']).toBe('public, max-age=3600')
  expect(body).toContain(`<url><loc>${ORIGIN}/</loc></url>`)
  expect(body).toMatch(`<loc>${ORIGIN}/product/${sold.id}</loc><lastmod>20`)
  expect(body).toContain(
    `<loc>${ORIGIN}/product/${reviewed.id}</loc><lastmod>${review.created_at}</lastmod>`,
  )
  expect(body).not.toContain(`/product/${deleted.id}<`)

  const again = await shop.app.inject({
    url: '/sitemap.xml',
    headers: { 'if-none-match': String(headers.etag) },
  })
  expect(again.statusCode).toBe(304)
})

test('a shop with more pages than a file may hold lists files, and each page is in one', async () => {
  const full = await openTestShop()
  for (const _ of [1, 2, 3, 4, 5]) await full.product()
  const index = await writeSitemap(full.db, ORIGIN, 2)
  expect(index.match(/<sitemap><loc>[^<]+/g)).toEqual(
    [1, 2, 3].map(number => `<sitemap><loc>${ORIGIN}/sitemap-${number}.xml`),
  )
  const files = await Promise.all([1, 2, 3, 4].map(n => publicPages(full.db, ORIGIN, n, 2)))
  expect(files.map(file => file.length)).toEqual([3, 2, 1, 0])
  expect(new Set(files.flat().map(({ url }) => url)).size).toBe(6)
  expect((await full.app.inject('/sitemap-1.xml')).body).toContain('/product/')
  expect((await full.app.inject('/sitemap-2.xml')).statusCode).toBe(404)
})
