import { QueryClient } from '@tanstack/react-query'
import { createRouter } from '@tanstack/react-router'
import { ErrorScreen } from './app/error-screen.tsx'
import { ApiError } from './base/api.ts'
import { NotFoundScreen } from './base/not-found-screen.tsx'
import { routeTree } from './routes.tsx'

export type ShopRouter = ReturnType<typeof createShopRouter>

declare module '@tanstack/react-router' {
  interface Register {
    router: ShopRouter
  }
}

/** What a page brings along for its script: where it is, and as JSON what it was made from. */
type Luggage = { origin: string; answers: string }
type Answer = [key: readonly unknown[], data: unknown]

export function createShopRouter(origin: string) {
  const queryClient = new QueryClient({
    defaultOptions: { queries: { staleTime: 60_000, retry: isWorthAnotherTry } },
  })
  const context = { queryClient, origin }
  return createRouter({
    routeTree,
    context,
    // Plain words only: the router's own way would write a keyword of digits in quotes.
    parseSearch: text => Object.fromEntries(new URLSearchParams(text)),
    stringifySearch: writeSearch,
    scrollRestoration: true,
    defaultPreload: 'intent',
    // Query knows how fresh its answers are, the router need not keep its own count.
    defaultPreloadStaleTime: 0,
    defaultPendingMs: 200,
    // Until the first screen is there: `keepSkeletonsSteady` says why.
    defaultPendingMinMs: 0,
    defaultErrorComponent: ErrorScreen,
    defaultNotFoundComponent: NotFoundScreen,
    dehydrate: (): Luggage => ({ origin, answers: readAnswers(queryClient) }),
    hydrate: (luggage: Luggage) => {
      context.origin = luggage.origin
      // They count as fetched now: a clock that differs from the server's must not fetch again.
      const answers: Answer[] = JSON.parse(luggage.answers)
      for (const [key, data] of answers) queryClient.setQueryData(key, data)
    },
  })
}

/** Everything that was fetched, in the order in which it was asked for. */
export function readAnswers(queryClient: QueryClient): string {
  const answered = queryClient
    .getQueryCache()
    .getAll()
    .filter(query => query.state.status === 'success')
  return JSON.stringify(answered.map((query): Answer => [query.queryKey, query.state.data]))
}

/** A refusal stays a refusal; a failure may pass. */
function isWorthAnotherTry(failures: number, error: Error): boolean {
  const refused = error instanceof ApiError && error.status >= 400 && error.status < 500
  return failures < 1 && !refused && !import.meta.env.SSR
}

function writeSearch(search: Record<string, unknown>): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(search)) {
    if (value !== undefined) query.set(name, String(value))
  }
  return query.size > 0 ? `?${query}` : ''
}
