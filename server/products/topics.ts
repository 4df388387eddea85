import type { Product, ProductPage } from '../../contract/products.ts'
import type { Topic } from '../db/touched.ts'
import type { Browsing } from './browse-products.ts'
import { readOrder } from './sorted-shelf.ts'

export const topicOf = ({ id }: Pick<Product, 'id'>): Topic => `product:${id}`

/** The products it shows; which those are depends on the shelf, and now and then on more. */
export function topicsOfPage({ products }: ProductPage, { sort }: Browsing): Topic[] {
  const by = readOrder(sort)?.by
  return [
    'shelf',
    ...(by === 'stock' ? (['stock'] as const) : []),
    ...(by === 'rating' ? (['ratings'] as const) : []),
    ...products.map(topicOf),
  ]
}
