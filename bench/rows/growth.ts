import { createRandom } from '../seeding/random.ts'
import { THINGS } from '../seeding/words.ts'
import { type Figure, tableOf } from '../tools/figures.ts'
import { putUnderLoad, type Request } from '../tools/load.ts'
import type { Running } from '../tools/processes.ts'
import { ROUNDS, spreadOf } from '../tools/rounds.ts'
import {
  orderRequest,
  seededPlace,
  startShop,
  stockUp,
  tokenOf,
  withDatabase,
} from '../tools/shop.ts'
import { makeKeywords } from './search.ts'

const SIZES = { thousand: 1000, 'hundred-thousand': 100_000, million: 1_000_000 }
type Size = keyof typeof SIZES

const ADMIN_ID = 20
const DIFFERENT = 500

type Work = {
  work: string
  atMost: number
  requests(size: Size): Promise<Request[]>
}

/** The same work in shops of three sizes, none of it kept; one client, so that times are times. */
export async function measureGrowth(): Promise<Figure[]> {
  const shops = new Map<Size, Running>()
  const works = await listWorks()
  for (const name of Object.keys(SIZES)) {
    const place = placeOf(name as Size)
    await withDatabase(place, db =>
      db.updateTable('users').set({ role: 'admin' }).where('id', '=', ADMIN_ID).execute(),
    )
    await stockUp(place, DIFFERENT)
    shops.set(name as Size, await startShop(place))
  }
  const figures: Figure[] = []
  for (const work of works) {
    const measured = await measureWork(work, shops)
    console.error(tableOf(measured))
    figures.push(...measured)
  }
  for (const shop of shops.values()) await shop.stop()
  return figures
}

/** Of their own: what other rows sell would be in somebody's orders. */
function placeOf(size: Size) {
  return seededPlace(`growth-${size}`, { products: SIZES[size], orders: SIZES[size] })
}

async function measureWork({ work, atMost, requests }: Work, shops: Map<Size, Running>) {
  const growth = new Map<Size, number[]>()
  // Once beforehand: what is compiled, read or summed at the first call is not what is measured.
  for (const [size, shop] of shops) {
    const all = await requests(size)
    await ask(shop, all[0])
    await putUnderLoad(shop, all, { connections: 1 })
  }
  for (let round = 0; round < ROUNDS; round++) {
    let smallest: number | undefined
    for (const [size, shop] of shops) {
      const { perSecond } = await putUnderLoad(shop, await requests(size), { connections: 1 })
      smallest ??= perSecond
      growth.set(size, [...(growth.get(size) ?? []), smallest / perSecond])
    }
  }
  const [first, ...larger] = [...growth]
  return larger.map(
    ([size, ratios]): Figure => ({
      work: `${work}, ${SIZES[size].toLocaleString('en')} products and orders`,
      against: `its own time with ${SIZES[first?.[0] ?? 'thousand'].toLocaleString('en')}`,
      measured: spreadOf(ratios),
      unit: 'times',
      reach: { atMost },
    }),
  )
}

/** However long the answer takes. */
async function ask({ port }: Running, request: Request | undefined) {
  if (request?.method) return
  const answer = await fetch(`http://127.0.0.1:${port}${request?.url}`, {
    headers: request?.headers ?? {},
  })
  await answer.arrayBuffer()
}

async function listWorks(): Promise<Work[]> {
  const as = async (id: number) => ({ authorization: `Bearer ${await tokenOf(id)}` })
  const list = (query: string): Request => ({ url: `/api/products/?${query}&n=@n@` })
  const random = createRandom(7)
  const each = (make: () => Request) => Array.from({ length: DIFFERENT }, make)
  const things = Object.values(THINGS).flat()
  const ids = (size: Size) => random.whole(1, SIZES[size])
  return [
    { work: 'list', atMost: 2, requests: async () => [list('')] },
    {
      work: 'any page of the list',
      atMost: 2,
      requests: async size => each(() => list(`page=${Math.ceil(ids(size) / 12)}`)),
    },
    { work: 'list of a category', atMost: 2, requests: async () => [list('category=Books')] },
    { work: 'list by price', atMost: 2, requests: async () => [list('sort=price')] },
    {
      work: 'detail',
      atMost: 2,
      requests: async size => each(() => ({ url: `/api/products/${ids(size)}/?n=@n@` })),
    },
    {
      work: 'search of one word',
      atMost: 5,
      requests: async () => each(() => list(`keyword=${random.pick<string>(things)}`)),
    },
    {
      work: 'search of several words',
      atMost: 5,
      requests: async size =>
        makeKeywords(1, SIZES[size], DIFFERENT).map(keyword =>
          list(`keyword=${encodeURIComponent(keyword)}`),
        ),
    },
    { work: 'search of two letters', atMost: 5, requests: async () => [list('keyword=ja')] },
    {
      work: 'order',
      atMost: 2,
      requests: async size => {
        const products = await withDatabase(placeOf(size), db =>
          db.selectFrom('products').where('stock', '>', 1e6).select(['id', 'price']).execute(),
        )
        return Promise.all(
          products.map(({ id, price }) => orderRequest({ id, price: (price / 100).toFixed(2) })),
        )
      },
    },
    {
      work: 'my orders',
      atMost: 2,
      requests: async () => [{ url: '/api/orders/myorders/', headers: await as(2) }],
    },
    {
      work: 'front page of the administration',
      atMost: 2,
      requests: async () => [{ url: '/api/admin/sales/', headers: await as(ADMIN_ID) }],
    },
    {
      work: 'page of orders of the administration',
      atMost: 2,
      requests: async () => [{ url: '/api/admin/orders/', headers: await as(ADMIN_ID) }],
    },
  ]
}
