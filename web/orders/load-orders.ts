import type { QueryClient } from '@tanstack/react-query'
import { myOrdersQuery, orderNumber, orderQuery } from './queries.ts'

// The answer is on its way while the screen's own script is; the screen has a face for every end.

export function loadOrder(queryClient: QueryClient, text: string) {
  const id = orderNumber(text)
  if (id) void queryClient.prefetchQuery(orderQuery(id))
}

export function loadMyOrders(queryClient: QueryClient) {
  void queryClient.prefetchQuery(myOrdersQuery)
}
