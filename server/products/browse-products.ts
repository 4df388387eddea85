import { sql } from 'kysely'
import {
  PRODUCTS_PER_PAGE,
  type Product,
  type ProductDetail,
  type ProductPage,
  TOP_PRODUCTS,
} from '../../contract/products.ts'
import type { Db } from '../db/tables.ts'
import { PRODUCT_COLUMNS, type ProductRow, productNotFound, productOf } from './product-rows.ts'
import { searchProducts } from './search-products.ts'

export type Browsing = { keyword?: string; page?: string }

export async function listProducts(db: Db, { keyword = '', page }: Browsing): Promise<ProductPage> {
  const found = await searchProducts(db, keyword)
  const total = found ? found.total : await countProducts(db)
  const pages = Math.max(1, Math.ceil(total / PRODUCTS_PER_PAGE))
  const number = Math.min(readPage(page), pages)
  const offset = (number - 1) * PRODUCTS_PER_PAGE
  const rows = found
    ? await productsById(db, await found.ids(PRODUCTS_PER_PAGE, offset))
    : await newestProducts(db, PRODUCTS_PER_PAGE, offset)
  return { products: rows.map(productOf), page: number, pages }
}

function readPage(page: string | undefined): number {
  return page && /^\d{1,9}$/.test(page) ? Math.max(1, Number(page)) : 1
}

async function countProducts(db: Db): Promise<number> {
  const { total } = await db
    .selectFrom('products')
    .where('deleted_at', 'is', null)
    .select(eb => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return total
}

/** Deleted ones count: a shop that was emptied on purpose is not a new one. */
export async function everHadProducts(db: Db): Promise<boolean> {
  return (await db.selectFrom('products').select('id').limit(1).execute()).length > 0
}

function newestProducts(db: Db, limit: number, offset: number): Promise<ProductRow[]> {
  return db
    .selectFrom('products')
    .where('deleted_at', 'is', null)
    .select(PRODUCT_COLUMNS)
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
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
