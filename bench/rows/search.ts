import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { SQLITE_FILE } from '../../server/db/open.ts'
import { makeProduct } from '../seeding/make-products.ts'
import { createRandom } from '../seeding/random.ts'
import type { Figure } from '../tools/figures.ts'
import { putUnderLoad } from '../tools/load.ts'
import { type Rate, ratiosOf, spreadOf } from '../tools/rounds.ts'
import { type Place, seededPlace, startShop } from '../tools/shop.ts'

const SECONDS = 2
const PRODUCTS = 100_000
const KEYWORDS_A_ROUND = 20_000

/** What people look for, mostly: words of a product that is there. One in ten finds nothing. */
export function makeKeywords(round: number, products: number, many = KEYWORDS_A_ROUND): string[] {
  const random = createRandom(round)
  return Array.from({ length: many }, () => {
    const { name, brand } = makeProduct(random.whole(1, products), 0)
    const [manner = '', look = '', thing = ''] = name.toLowerCase().split(' ')
    const other = makeProduct(random.whole(1, products), 0).brand
    return random.pick([
      ...[thing, brand, `${look} ${thing}`, `${look} ${thing}`, `${manner} ${thing}`],
      ...[
        `${look} ${thing}`,
        `${brand} ${thing}`,
        `${brand} ${thing}`,
        `${manner} ${look} ${thing}`,
      ],
      `${other} ${manner} ${look} ${thing}`,
    ])
  })
}

/** Searches that no cache can know, against nothing but their statement. */
export async function measureSearch(): Promise<Figure[]> {
  const place = seededPlace('hundred-thousand', { products: PRODUCTS, orders: 100_000 })
  const shop = await startShop(place)
  const waits: number[] = []
  let round = 0
  const ratios = await ratiosOf(
    async () => {
      const requests = makeKeywords(round++, PRODUCTS).map(keyword => ({
        url: `/api/products/?keyword=${encodeURIComponent(keyword)}&n=@n@`,
      }))
      const load = await putUnderLoad(shop, requests, { seconds: SECONDS })
      if (round > 1) waits.push(load.p99Ms)
      return load
    },
    async () => bareSearches(place, makeKeywords(round - 1, PRODUCTS)),
  )
  await shop.stop()
  const work = 'a search never seen before, 100,000 products, 16 clients'
  return [
    {
      work,
      against: 'the bare SQL statements in a loop',
      ...ratios,
      unit: 'times',
      reach: { atLeast: 0.5 },
    },
    {
      work,
      against: '99th percentile',
      measured: spreadOf(waits),
      unit: 'ms',
      reach: { atMost: 30 },
    },
  ]
}

/** Statements find the words, the newest matches anywhere in a product, and the first page. */
function bareSearches({ DATA_DIR }: Place, keywords: string[]): Rate {
  const database = new DatabaseSync(join(DATA_DIR, SQLITE_FILE), { readOnly: true })
  database.exec('PRAGMA cache_size = -32000')
  const look = database.prepare('select trim(word) as word from search_words where word match ?')
  const find = database.prepare(
    'select rowid as id from product_words where product_words match ? order by rowid desc limit 1200',
  )
  const read = database.prepare(
    'select * from products where id in (select value from json_each(?)) and deleted_at is null',
  )
  const start = performance.now()
  const before = process.cpuUsage()
  let done = 0
  while (performance.now() - start < SECONDS * 1000) {
    const words = keywords[done % keywords.length]?.split(' ') ?? []
    const known = words.map(word =>
      look
        .all(`"${word}"`)
        .map(row => `"${row.word}"`)
        .join(' OR '),
    )
    const isKnown = known.every(each => each !== '')
    const found = isKnown ? find.all(known.map(each => `(${each})`).join(' AND ')) : []
    read.all(JSON.stringify(found.slice(0, 12).map(({ id }) => id)))
    done++
  }
  const { user, system } = process.cpuUsage(before)
  database.close()
  return { perSecond: done / SECONDS, perCpuSecond: done / ((user + system) / 1e6) }
}
