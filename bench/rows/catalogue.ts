import type { Figure } from '../tools/figures.ts'
import { startLimit } from '../tools/limit.ts'
import { putUnderLoad, type Request } from '../tools/load.ts'
import type { Running } from '../tools/processes.ts'
import { ratiosOf } from '../tools/rounds.ts'
import { type Buyable, orderRequest, seededPlace, startShop, stockUp } from '../tools/shop.ts'

const SEARCH = '/api/products/?keyword=lamp'
const FASTIFY = 'Fastify, the same bytes from a constant'

/** Public calls that repeat, in JSON, against a Fastify that knows the answers beforehand. */
export async function measureCatalogue(): Promise<Figure[]> {
  const place = seededPlace('thousand', { products: 1000, orders: 1000 })
  const products = await stockUp(place, 100)
  const shop = await startShop(place)
  const figures = [
    ...(await measureReads(shop, products)),
    await measureConditional(shop),
    await measureWithOrders(shop, products),
  ]
  await shop.stop()
  return figures
}

async function measureReads(shop: Running, products: Buyable[]): Promise<Figure[]> {
  const works: [string, string][] = [
    ['product list', '/api/products/'],
    ['top products', '/api/products/top/'],
    ['product detail', `/api/products/${products[0]?.id}/`],
    ['a search that repeats', SEARCH],
  ]
  const limit = await startLimit(
    shop,
    works.map(([, url]) => ({ url })),
  )
  const figures: Figure[] = []
  for (const [work, url] of works) {
    const load = (target: Running) => () => putUnderLoad(target, [{ url }])
    figures.push({
      work,
      against: FASTIFY,
      ...(await ratiosOf(load(shop), load(limit))),
      unit: 'times',
      reach: { atLeast: 0.85 },
    })
  }
  await limit.stop()
  return figures
}

async function measureConditional(shop: Running): Promise<Figure> {
  const answer = await fetch(`http://127.0.0.1:${shop.port}/api/products/`)
  const request = {
    url: '/api/products/',
    headers: { 'if-none-match': `${answer.headers.get('etag')}` },
  }
  const limit = await startLimit(shop, [request])
  const load = (target: Running) => () => putUnderLoad(target, [request])
  const ratios = await ratiosOf(load(shop), load(limit))
  await limit.stop()
  return {
    work: 'conditional requests (If-None-Match)',
    against: 'Fastify, a constant 304',
    ...ratios,
    unit: 'times',
    reach: { atLeast: 0.85 },
  }
}

/** One request in twenty buys one of the very products that the others look at. */
async function measureWithOrders(shop: Running, products: Buyable[]): Promise<Figure> {
  const reads = products.flatMap(({ id }) => [
    ...['/api/products/', '/api/products/top/', SEARCH].map(url => ({ url })),
    ...Array.from({ length: 16 }, (_, near) => ({
      url: `/api/products/${products[(id + near) % products.length]?.id}/`,
    })),
  ])
  const requests: Request[] = []
  for (const [place, product] of products.entries()) {
    requests.push(...reads.slice(place * 19, place * 19 + 19), await orderRequest(product))
  }
  const limit = await startLimit(shop, [
    ...new Map(requests.map(request => [`${request.url}`, request])).values(),
  ])
  const load = (target: Running) => () => putUnderLoad(target, requests, { seconds: 2 })
  const ratios = await ratiosOf(load(shop), load(limit))
  await limit.stop()
  return {
    work: 'the same while 5 % of the requests place orders',
    against: FASTIFY,
    ...ratios,
    unit: 'times',
    reach: { atLeast: 0.6 },
  }
}
