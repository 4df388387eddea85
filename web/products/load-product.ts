import type { QueryClient } from '@tanstack/react-query'
import { notFound } from '@tanstack/react-router'
import { ApiError } from '../base/api.ts'
import { productQuery } from './queries.ts'

export async function loadProduct(queryClient: QueryClient, id: string) {
  if (!/^[1-9]\d{0,14}$/.test(id)) throw notFound()
  try {
    await queryClient.ensureQueryData(productQuery(Number(id)))
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) throw notFound()
    throw error
  }
}
