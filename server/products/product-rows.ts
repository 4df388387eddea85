import type { Selectable } from 'kysely'
import { formatMoney } from '../../contract/money.ts'
import type { Product } from '../../contract/products.ts'
import type { Tables } from '../db/tables.ts'
import { Refusal } from '../refusal.ts'

export const PRODUCT_COLUMNS = [
  'id',
  'name',
  'image',
  'price',
  'brand',
  'category',
  'description',
  'stock',
  'rating_sum',
  'num_reviews',
] as const

export type ProductRow = Pick<Selectable<Tables['products']>, (typeof PRODUCT_COLUMNS)[number]>

export function productOf(row: ProductRow): Product {
  const { id, name, image, price, brand, category, description, stock, num_reviews } = row
  return {
    id,
    name,
    image,
    price: formatMoney(price),
    rating: num_reviews === 0 ? 0 : Math.round((row.rating_sum / num_reviews) * 100) / 100,
    numReviews: num_reviews,
    description,
    brand,
    category,
    countInStock: stock,
  }
}

export function productNotFound() {
  return new Refusal('not-found', 'There is no such product.')
}
