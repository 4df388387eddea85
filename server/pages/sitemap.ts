import type { FastifyInstance } from 'fastify'
import { answerAlike, type Made } from '../cache/answers.ts'
import type { Cache } from '../cache/cache.ts'
import type { Db } from '../db/tables.ts'
import { countProducts } from '../products/count-products.ts'
import { Refusal } from '../refusal.ts'

/** A file may list 50,000 addresses; smaller ones keep the shop's breath even. */
const PER_FILE = 10_000

type Page = { url: string; changed?: string }

export function serveSitemap(app: FastifyInstance, db: Db, cache: Cache, origin: () => string) {
  app.get('/sitemap.xml', (request, reply) =>
    answerAlike(cache, request, reply, async () => asXml(await writeSitemap(db, origin()))),
  )
  app.get('/sitemap-:number(^[1-9]\\d{0,5}$).xml', (request, reply) => {
    const { number } = request.params as { number: string }
    return answerAlike(cache, request, reply, async () => {
      const pages = await publicPages(db, origin(), Number(number), PER_FILE)
      if (pages.length === 0) throw new Refusal('not-found', 'There is nothing at this address.')
      return asXml(listOf('urlset', 'url', pages))
    })
  })
}

/** Every public page in one file, or a list of files when they are too many for one. */
export async function writeSitemap(db: Db, origin: string, perFile = PER_FILE): Promise<string> {
  const total = await countProducts(db)
  if (total <= perFile) return listOf('urlset', 'url', await publicPages(db, origin, 1, perFile))
  const files = Array.from({ length: Math.ceil(total / perFile) }, (_, place) => ({
    url: `${origin}/sitemap-${place + 1}.xml`,
  }))
  return listOf('sitemapindex', 'sitemap', files)
}

/** What one file lists: the products on sale, and the home page before the first of them. */
export async function publicPages(
  db: Db,
  origin: string,
  number: number,
  perFile: number,
): Promise<Page[]> {
  const products = await db
    .selectFrom('products')
    .where('deleted_at', 'is', null)
    .select(eb => [
      'id',
      'created_at',
      eb
        .selectFrom('reviews')
        .whereRef('reviews.product_id', '=', 'products.id')
        .select(({ fn }) => fn.max('reviews.created_at').as('at'))
        .as('reviewed_at'),
    ])
    .orderBy('id')
    .limit(perFile)
    .offset((number - 1) * perFile)
    .execute()
  const pages = products.map(({ id, created_at, reviewed_at }) => ({
    url: `${origin}/product/${id}`,
    // Known to change a page are its making and its newest review.
    changed: reviewed_at && reviewed_at > created_at ? reviewed_at : created_at,
  }))
  return number === 1 ? [{ url: `${origin}/` }, ...pages] : pages
}

function listOf(list: string, entry: string, pages: Page[]): string {
  const entries = pages.map(({ url, changed }) => {
    const lastmod = changed ? `<lastmod>${changed}</lastmod>` : ''
    // An origin and a number: there is nothing in an address that would have to be escaped.
    return `<${entry}><loc>${url}</loc>${lastmod}</${entry}>`
  })
  const xmlns = 'http://www.sitemaps.org/schemas/sitemap/0.9'
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${list} xmlns="${xmlns}">\n${entries.join('\n')}\n</${list}>\n`
}

function asXml(body: string): Made {
  const headers = {
    'content-type': 'application/xml; charset=utf-8',
    'cache-control': 'public, max-age=3600',
  }
  return { body, headers, topics: ['shelf', 'ratings'] }
}
