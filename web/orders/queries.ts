import { queryOptions } from '@tanstack/react-query'
import { orders } from '../../contract/orders.ts'
import { call } from '../base/api.ts'

// Payments and deliveries happen elsewhere as well: what is older than a moment is asked for anew.
const staleTime = 5_000

export function orderQuery(id: number) {
  return queryOptions({
    queryKey: ['orders', 'one', id],
    queryFn: ({ signal }) => call(orders.get, { id, signal }),
    staleTime,
  })
}

export const myOrdersQuery = queryOptions({
  queryKey: ['orders', 'mine'],
  queryFn: ({ signal }) => call(orders.mine, { signal }),
  staleTime,
})

/** The number that an address names, or nothing where no order can have it. */
export function orderNumber(text: string): number | undefined {
  return /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined
}
