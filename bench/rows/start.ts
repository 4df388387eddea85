import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../../scripts/postgres.ts'
import type { Figure } from '../tools/figures.ts'
import { putUnderLoad } from '../tools/load.ts'
import { memoryMbOf, type Running } from '../tools/processes.ts'
import { ROUNDS, repeat, spreadOf } from '../tools/rounds.ts'
import { orderRequest, type Place, seededPlace, startShop, stockUp } from '../tools/shop.ts'

const LOAD_SECONDS = 60

/** How soon the shop answers, what it takes of memory, and what a first visit weighs. */
export async function measureStart(): Promise<Figure[]> {
  const place = seededPlace('thousand', { products: 1000, orders: 1000 })
  const products = await stockUp(place, 100)
  // The first start writes the compile cache.
  await (await startShop(place)).stop()
  const started = await repeat(() => secondsToAnswer(place))

  const idle: number[] = []
  for (let round = 1; round < ROUNDS; round++) {
    const shop = await startShop(place)
    idle.push(await idleMemory(shop))
    await shop.stop()
  }
  const shop = await startShop(place)
  idle.push(await idleMemory(shop))
  const requests = [
    ...products.flatMap(({ id }) => [`/api/products/${id}/`, `/product/${id}`, '/']),
    ...products.map((_, page) => `/api/products/?page=${page}`),
  ].map(url => ({ url }))
  const orders = await Promise.all(products.slice(0, 20).map(product => orderRequest(product)))
  await putUnderLoad(shop, [...requests, ...orders], { seconds: LOAD_SECONDS })
  const loaded = memoryMbOf(shop.pid)
  const weights = await weighFirstVisit(shop)
  await shop.stop()

  return [
    figure('start to the first answer, warm', 's', started, 0.6),
    figure('memory, idle', 'MB', spreadOf(idle), 150),
    figure('memory after a minute of load', 'MB', spreadOf([loaded]), 150),
    figure('a first visit to /: page', 'kB', spreadOf([weights.page]), 30),
    figure('a first visit to /: scripts', 'kB', spreadOf([weights.scripts]), 150),
    figure('a first visit to /: styles', 'kB', spreadOf([weights.styles]), 30),
  ]
}

function figure(work: string, unit: Figure['unit'], measured: Figure['measured'], atMost: number) {
  return { work, against: '', unit, measured, reach: { atMost } }
}

async function secondsToAnswer(place: Place): Promise<number> {
  const port = await freePort()
  const start = performance.now()
  const starting = startShop(place, { PORT: `${port}` })
  for (;;) {
    const answer = await fetch(`http://127.0.0.1:${port}/`).catch(() => undefined)
    if (answer?.ok) break
    await sleep(5)
  }
  const seconds = (performance.now() - start) / 1000
  await (await starting).stop()
  return seconds
}

async function idleMemory({ port, pid }: Running): Promise<number> {
  await (await fetch(`http://127.0.0.1:${port}/`)).arrayBuffer()
  await sleep(2000)
  return memoryMbOf(pid)
}

/** In kB of Brotli, as browsers get it: the page and all that it asks for at once. */
async function weighFirstVisit({ port }: Running) {
  const read = async (path: string) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      headers: { 'accept-encoding': 'br' },
    })
    return answer.text()
  }
  // fetch unpacks what it is sent; only asking for nothing but the head shows the packed length.
  const weigh = async (path: string) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method: 'HEAD',
      headers: { 'accept-encoding': 'br' },
    })
    return Number(answer.headers.get('content-length')) / 1000
  }
  const html = await read('/')
  const assets = [...new Set(html.match(/\/assets\/[\w.-]+/g) ?? [])]
  const sum = async (end: string) => {
    const weights = await Promise.all(assets.filter(path => path.endsWith(end)).map(weigh))
    return weights.reduce((total, weight) => total + weight, 0)
  }
  return { page: await weigh('/'), scripts: await sum('.js'), styles: await sum('.css') }
}
