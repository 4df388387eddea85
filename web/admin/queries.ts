import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { audit } from '../../contract/audit.ts'
import { orders } from '../../contract/orders.ts'
import { products } from '../../contract/products.ts'
import { type SalesPeriod, sales } from '../../contract/sales.ts'
import { users } from '../../contract/users.ts'
import { call } from '../base/api.ts'
import type { AuditAddress, OrdersAddress, ProductsAddress } from './addresses.ts'

// Colleagues and customers are at work as well: what is older than a moment is asked for anew.
const staleTime = 5_000

export const usersQuery = queryOptions({
  queryKey: ['users', 'all'],
  queryFn: ({ signal }) => call(users.list, { signal }),
  staleTime,
})

export function userQuery(id: number) {
  return queryOptions({
    queryKey: ['users', 'one', id],
    queryFn: ({ signal }) => call(users.getAsAdmin, { id, signal }),
    staleTime,
  })
}

export function productListQuery({ search, page, category, sort }: ProductsAddress) {
  const query = {
    ...(search?.trim() && { keyword: search.trim() }),
    ...(page && { page }),
    ...(category && { category }),
    ...(sort && { sort }),
  }
  return queryOptions({
    queryKey: ['products', 'list', 'admin', query],
    queryFn: ({ signal }) => call(products.list, { query, signal }),
    // The rows stay while the next ones are on their way: a table that flickers cannot be read.
    placeholderData: keepPreviousData,
    staleTime,
  })
}

export const categoriesQuery = queryOptions({
  queryKey: ['products', 'categories'],
  queryFn: ({ signal }) => call(products.categories, { signal }),
})

export function orderListQuery({ search, page, show }: OrdersAddress) {
  const query = {
    ...(search?.trim() && { search: search.trim() }),
    ...(page && { page }),
    ...(show && { show }),
  }
  return queryOptions({
    queryKey: ['orders', 'list', query],
    queryFn: ({ signal }) => call(orders.browse, { query, signal }),
    placeholderData: keepPreviousData,
    staleTime,
  })
}

export function auditQuery({ search, page, subject }: AuditAddress) {
  const query = {
    ...(search?.trim() && { search: search.trim() }),
    ...(page && { page }),
    ...(subject && { subject }),
  }
  return queryOptions({
    queryKey: ['audit', query],
    queryFn: ({ signal }) => call(audit.list, { query, signal }),
    placeholderData: keepPreviousData,
    staleTime,
  })
}

export function salesQuery(period: SalesPeriod) {
  return queryOptions({
    queryKey: ['sales', period],
    queryFn: ({ signal }) => call(sales.overview, { query: { days: String(period) }, signal }),
    placeholderData: keepPreviousData,
    // Whoever comes back from a delivery wants to see it counted.
    staleTime: 1_000,
  })
}

/** The number that an address names, or nothing where nothing can have it. */
export function readNumber(text: string): number | undefined {
  return /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined
}
