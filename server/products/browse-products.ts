import { sql } from 'kysely'
import {
  PRODUCTS_PER_PAGE,
  type Product,
  type ProductDetail,
  type ProductPage,
  TOP_PRODUCTS,
} from '../../contract/products.ts'
import { isPostgres } from '../db/dialect.ts'
import { readPage } from '../db/pages.ts'
import { bestMatches } from '../db/search.ts'
import { readerOf } from '../db/sqlite.ts'
import type { Db } from '../db/tables.ts'
import { countProducts } from './count-products.ts'
import { PRODUCT_COLUMNS, type ProductRow, productNotFound, productOf } from './product-rows.ts'
import { searchProducts } from './search-products.ts'
import { readOrder, type Shelf, sortedShelf } from './sorted-shelf.ts'

export type Browsing = { keyword?: string; page?: string; category?: string; sort?: string }

export async function listProducts(db: Db, browsing: Browsing): Promise<ProductPage> {
  const shelf = await chooseShelf(db, browsing)
  const { number, pages, offset } = readPage(browsing.page, shelf.total, PRODUCTS_PER_PAGE)
  const rows = await shelf.rows(PRODUCTS_PER_PAGE, offset)
  return { products: rows.map(productOf), page: number, pages }
}

/** What is to be leafed through: everything, the best matches, or a choice in another order. */
async function chooseShelf(db: Db, { keyword = '', category, sort }: Browsing): Promise<Shelf> {
  const found = await searchProducts(db, keyword)
  const order = readOrder(sort)
  if (category || order) return sortedShelf(db, { category, order, search: found?.search })
  if (found) {
    return {
      total: found.newest.length,
      rows: async (limit, offset) => {
        const best = await bestMatches(db, found.search, found.newest, offset + limit)
        return productsById(db, best.slice(offset, offset + limit))
      },
    }
  }
  return {
    total: await countProducts(db),
    rows: (limit, offset) => newestProducts(db, limit, offset),
  }
}

/** From one to the next in their index: most of a large catalogue is never looked at. */
export async function listCategories(db: Db): Promise<string[]> {
  const { rows } = await sql<{ category: string }>`
    with recursive known (category) as (
      select min(category) from products where deleted_at is null
      union all
      select (select min(category) from products
        where deleted_at is null and category > known.category)
      from known where known.category is not null
    )
    select category from known where category is not null`.execute(db)
  return rows.map(({ category }) => category)
}

/** Deleted ones count: a shop that was emptied on purpose is not a new one. */
export async function everHadProducts(db: Db): Promise<boolean> {
  return (await db.selectFrom('products').select('id').limit(1).execute()).length > 0
}

/** So many products are passed over in a moment. */
const FAR = 10_000

/** Leafing goes by an index of nothing but ids: far into a large catalogue that is soon done. */
function newestProducts(db: Db, limit: number, offset: number): Promise<ProductRow[]> {
  // SQLite would take the table itself, which is sorted by id as well.
  const table = isPostgres(db) ? sql`products` : sql`products indexed by products_on_sale`
  const ids = sql<number>`(select id from ${table} where deleted_at is null
    order by id desc limit ${limit} offset ${offset})`
  return (offset < FAR ? db : readerOf(db))
    .selectFrom('products')
    .where('id', 'in', ids)
    .select(PRODUCT_COLUMNS)
    .orderBy('id', 'desc')
    .execute()
}

/** In the order of the ids. */
async function productsById(db: Db, ids: number[]): Promise<ProductRow[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('products')
    .where('id', 'in', ids)
    .where('deleted_at', 'is', null)
    .select(PRODUCT_COLUMNS)
    .execute()
  return rows.sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))
}

export async function topProducts(db: Db): Promise<Product[]> {
  const rows = await db
    .selectFrom('products')
    .where('num_reviews', '>', 0)
    .where('deleted_at', 'is', null)
    .select(PRODUCT_COLUMNS)
    .orderBy(sql`(rating_sum * 1.0 / num_reviews)`, 'desc')
    .orderBy('num_reviews', 'desc')
    .orderBy('id', 'desc')
    .limit(TOP_PRODUCTS)
    .execute()
  return rows.map(productOf)
}

export async function getProduct(db: Db, id: number): Promise<ProductDetail> {
  const row = await db
    .selectFrom('products')
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .select(PRODUCT_COLUMNS)
    .executeTakeFirst()
  if (!row) throw productNotFound()
  const reviews = await db
    .selectFrom('reviews')
    .where('product_id', '=', id)
    .select(['id as _id', 'name', 'rating', 'comment', 'created_at as createdAt'])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return { ...productOf(row), reviews }
}
