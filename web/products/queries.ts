import { queryOptions } from '@tanstack/react-query'
import { products } from '../../contract/products.ts'
import { call } from '../base/api.ts'
import type { Browsing } from './load-home.ts'

export function productsQuery({ keyword, page }: Browsing) {
  const query = { ...(keyword && { keyword }), ...(page && { page }) }
  return queryOptions({
    queryKey: ['products', 'list', query],
    queryFn: ({ signal }) => call(products.list, { query, signal }),
  })
}

export const topProductsQuery = queryOptions({
  queryKey: ['products', 'top'],
  queryFn: ({ signal }) => call(products.top, { signal }),
})

export function productQuery(id: number) {
  return queryOptions({
    queryKey: ['products', 'one', id],
    queryFn: ({ signal }) => call(products.get, { id, signal }),
  })
}
