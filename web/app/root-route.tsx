import type { QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext } from '@tanstack/react-router'
import { NotFoundScreen } from '../base/not-found-screen.tsx'
import { Document, headOfEveryPage } from './document.tsx'
import { ErrorScreen } from './error-screen.tsx'
import { Layout } from './layout.tsx'

export type RouteContext = { queryClient: QueryClient; origin: string }

export const root = createRootRouteWithContext<RouteContext>()({
  // Where nothing but the root fits there is no such screen.
  head: ({ matches }) => headOfEveryPage(matches.length === 1),
  shellComponent: Document,
  component: Layout,
  errorComponent: ErrorScreen,
  notFoundComponent: NotFoundScreen,
})
