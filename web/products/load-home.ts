import type { QueryClient } from '@tanstack/react-query'
import { productsQuery, topProductsQuery } from './queries.ts'

/** What the address of the home screen says, in its own words. */
export type Browsing = { keyword?: string; page?: string }

export function readBrowsing(search: Record<string, unknown>): Browsing {
  const { keyword, page } = search
  return {
    ...(typeof keyword === 'string' && { keyword }),
    ...(typeof page === 'string' && { page }),
  }
}

export async function loadHome(queryClient: QueryClient, browsing: Browsing, searchStr: string) {
  await Promise.all([
    queryClient.ensureQueryData(productsQuery(browsing)),
    // The shop is open without its carousel as well, so a failure here is nobody's trouble.
    searchStr === '' && queryClient.prefetchQuery(topProductsQuery),
  ])
}
