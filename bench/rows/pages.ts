import type { Figure } from '../tools/figures.ts'
import { startLimit } from '../tools/limit.ts'
import { putUnderLoad } from '../tools/load.ts'
import { cpuMsOf, type Running } from '../tools/processes.ts'
import { ratiosOf, repeat } from '../tools/rounds.ts'
import { type Buyable, orderRequest, seededPlace, startShop, stockUp } from '../tools/shop.ts'

const COLD_RENDERS = 40

/** So often a page is made before V8 has compiled what makes it. */
const FIRST_RENDERS = 10 * COLD_RENDERS

/** Whole pages: kept ones against a constant, and what it takes to make one anew. */
export async function measurePages(): Promise<Figure[]> {
  const place = seededPlace('thousand', { products: 1000, orders: 1000 })
  const [newest] = await stockUp(place, 1000)
  if (!newest) throw new Error('There is no product.')
  const shop = await startShop(place)
  const pages: [string, string][] = [
    ['/ as HTML', '/'],
    ['/product/{id} as HTML', `/product/${newest.id}`],
  ]
  const limit = await startLimit(
    shop,
    pages.map(([, url]) => ({ url })),
  )
  const figures: Figure[] = []
  for (const [work, url] of pages) {
    const load = (target: Running) => () => putUnderLoad(target, [{ url }])
    figures.push({
      work: `${work}, warm`,
      against: 'Fastify, the same bytes from a constant',
      ...(await ratiosOf(load(shop), load(limit))),
      unit: 'times',
      reach: { atLeast: 0.8 },
    })
    await coldRender(shop, url, newest, FIRST_RENDERS)
    figures.push({
      work: `${work}, cold`,
      against: 'CPU of one page after a sale of what it shows',
      measured: await repeat(() => coldRender(shop, url, newest)),
      unit: 'ms',
      reach: { atMost: 5 },
    })
  }
  await limit.stop()
  await shop.stop()
  return figures
}

/** A sale of the newest product drops both pages, and all the data that they are made of. */
async function coldRender(
  shop: Running,
  url: string,
  product: Buyable,
  times = COLD_RENDERS,
): Promise<number> {
  const origin = `http://127.0.0.1:${shop.port}`
  const order = await orderRequest(product)
  let cpu = 0
  for (let render = 0; render < times; render++) {
    const sold = await fetch(`${origin}${order.url}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...order.headers },
      body: JSON.stringify(order.body),
    })
    await sold.arrayBuffer()
    const before = cpuMsOf(shop.pid)
    const page = await fetch(`${origin}${url}`, { headers: { 'accept-encoding': 'identity' } })
    await page.arrayBuffer()
    cpu += cpuMsOf(shop.pid) - before
  }
  return cpu / times
}
