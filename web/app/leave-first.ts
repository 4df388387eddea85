import { type AnyRoute, isRedirect } from '@tanstack/react-router'
import type { ShopRouter } from '../router.ts'

/** Our guards look at nothing but the address and the storage. */
type Guard = (where: { search: unknown; location: unknown }) => void

/**
 * Where a person who opens this address has to go instead, if anywhere. It is asked before the page
 * comes alive: a redirect while React takes over would break into what it is doing.
 */
export function whereToInstead(router: ShopRouter): string | undefined {
  const location = router.latestLocation
  for (const { routeId, search } of router.matchRoutes(location)) {
    const route = (router.routesById as Record<string, AnyRoute | undefined>)[routeId]
    // The router's own type of it knows a context that no guard of ours reads.
    const guard = route?.options.beforeLoad as Guard | undefined
    try {
      guard?.({ search, location })
    } catch (thrown) {
      // The router comes to the same guard, and has a screen for everything else it may throw.
      if (!isRedirect(thrown)) return undefined
      return router.resolveRedirect(thrown).options.href
    }
  }
  return undefined
}
