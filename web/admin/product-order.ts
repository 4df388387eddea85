import { PRODUCT_ORDERS, type ProductOrder } from '../../contract/products.ts'

export type Sorting = { by: ProductOrder; direction: 'ascending' | 'descending' }

/** `-price` is the dearest first; what is no order is none. */
export function readSorting(sort: string | undefined): Sorting | undefined {
  const by = PRODUCT_ORDERS.find(order => order === sort?.replace(/^-/, ''))
  return by && { by, direction: sort?.startsWith('-') ? 'descending' : 'ascending' }
}

/** Where a heading leads: its order, then the same backwards, then the shop's own again. */
export function nextSort(sort: string | undefined, by: ProductOrder): string | undefined {
  const now = readSorting(sort)
  if (now?.by !== by) return by
  return now.direction === 'ascending' ? `-${by}` : undefined
}
