import { readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import { isPostgres } from '../db/dialect.ts'
import type { Db } from '../db/tables.ts'
import { transaction } from '../db/transaction.ts'
import { everHadProducts } from '../products/browse-products.ts'
import type { Images } from '../products/images.ts'
import { indexRow } from '../products/index-rows.ts'
import { PRODUCT_COLUMNS } from '../products/product-rows.ts'
import { books } from './books.ts'
import { clothing } from './clothing.ts'
import { electronics } from './electronics.ts'
import { people } from './people.ts'
import type { DemoProduct, DemoReview } from './types.ts'

/** Any fixed number will do: of those who fill the same shop at once, the first does it. */
const FILLING_LOCK = 4_211_991

/** Puts the demo catalogue into an empty shop. Says whether it did. */
export async function fillShop(db: Db, images: Images): Promise<boolean> {
  const shelves = inTurn([electronics, clothing, books])
  const kept: string[] = []
  let filled = false
  try {
    for (const { picture } of shelves) {
      const file = new URL(`./pictures/${picture}.webp`, import.meta.url)
      kept.push(await images.keep(await readFile(file)))
    }
    filled = await transaction(db, async trx => {
      if (isPostgres(trx)) await sql`select pg_advisory_xact_lock(${FILLING_LOCK})`.execute(trx)
      // Another process may have filled it while the pictures were being made.
      if (await everHadProducts(trx)) return false
      for (const [place, product] of shelves.entries()) await addProduct(trx, product, kept[place])
      return true
    })
  } finally {
    if (!filled) await Promise.all(kept.map(image => images.remove(image)))
  }
  return filled
}

/** One of each in turn, so that the newest page shows all sorts. */
function inTurn(shelves: DemoProduct[][]): DemoProduct[] {
  const longest = Math.max(...shelves.map(shelf => shelf.length))
  const rounds = Array.from({ length: longest }, (_, round) =>
    // Shorter shelves start later: the last of each, the best of it, is always in the last round.
    shelves.flatMap(shelf => shelf[shelf.length - longest + round] ?? []),
  )
  return rounds.flat()
}

async function addProduct(trx: Db, product: DemoProduct, image: string | undefined) {
  const { name, brand, category, description, price, stock, reviews } = product
  if (!image) throw new Error(`${name} has no picture.`)
  const row = await trx
    .insertInto('products')
    .values({
      name,
      brand,
      category,
      description,
      price,
      stock,
      image,
      rating_sum: reviews.reduce((sum, review) => sum + review.rating, 0),
      num_reviews: reviews.length,
      created_at: new Date().toISOString(),
    })
    .returning(PRODUCT_COLUMNS)
    .executeTakeFirstOrThrow()
  await indexRow(trx, row)
  if (reviews.length > 0) {
    await trx
      .insertInto('reviews')
      .values(reviews.map(review => reviewRow(row.id, review)))
      .execute()
  }
}

const DAY_MS = 24 * 60 * 60 * 1000

function reviewRow(product_id: number, { by, rating, comment, daysAgo }: DemoReview) {
  const person = people.find(({ key }) => key === by)
  return {
    product_id,
    user_id: null,
    name: person?.name ?? by,
    rating,
    comment,
    created_at: new Date(Date.now() - daysAgo * DAY_MS).toISOString(),
  }
}
