import { expect, test } from 'vitest'
import { writeLine } from '../../contract/csv.ts'
import { imports } from '../../contract/imports.ts'
import { products } from '../../contract/products.ts'
import { openTestShop } from '../testing/test-shop.ts'

const shop = await openTestShop()
const admin = await shop.person('admin')

const LINES = 10_000
const LIMIT_MS = 10_000

const columns = ['name', 'brand', 'category', 'price', 'stock', 'description']
const file = Array.from({ length: LINES }, (_, n) => [
  `Enamel Mug ${n.toString(36)}`,
  `Brand ${n % 97}`,
  ['Kitchen', 'Garden', 'Books'][n % 3] ?? '',
  `${n % 500}.50`,
  `${n % 40}`,
  'Holds coffee, tea and cocoa. Made by hand, fired twice and packed in straw.',
])

async function timed<T>(work: () => Promise<T>) {
  const start = performance.now()
  return { ...(await work()), ms: performance.now() - start }
}

test('10,000 lines are previewed and imported in under 10 seconds each', async () => {
  const send = {
    as: admin,
    headers: { 'content-type': 'text/csv' },
    body: [columns, ...file].map(writeLine).join(''),
  }
  const seen = await timed(() => shop.call(imports.preview, send))
  expect(seen.body.counts).toEqual({ created: LINES, changed: 0, unchanged: 0, refused: 0 })
  expect(seen.ms).toBeLessThan(LIMIT_MS)
  const query = { plan: seen.body.plan }
  const done = await timed(() => shop.call(imports.apply, { ...send, query }))
  expect(done.body).toEqual({ created: LINES, changed: 0, unchanged: 0 })
  expect(done.ms).toBeLessThan(LIMIT_MS)
  // The last line got the last number, and is the newest.
  const { body: newest } = await shop.call(products.list)
  expect(newest.products[0]?.name).toBe(file.at(-1)?.[0])
  const { body: found } = await shop.call(products.list, { query: { keyword: 'mug 7pr' } })
  expect(found.products.map(({ name }) => name)).toEqual(['Enamel Mug 7pr'])
})
