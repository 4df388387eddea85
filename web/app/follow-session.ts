import type { QueryClient } from '@tanstack/react-query'
import { onSessionExpired, readSession, SESSION_KEY } from '../base/session.ts'
import { showToast } from '../base/toasts.tsx'
import type { ShopRouter } from '../router.ts'

/**
 * Keeps the screen true to who is signed in where that changes behind its back: in another tab, or
 * because the shop refused the token. The guards decide anew whether this screen may stay.
 */
export function followSession(router: ShopRouter) {
  const { queryClient } = router.options.context

  async function settle() {
    const somebody = readSession() !== undefined
    // Whoever comes next must not see the data of the one before for even a moment.
    if (somebody) await forgetPerson(queryClient)
    await router.invalidate()
    if (!somebody) await forgetPerson(queryClient)
  }

  window.addEventListener('storage', ({ key, oldValue, newValue }) => {
    // A new token of the same person changes nothing on the screen.
    const another = key === SESSION_KEY && personIn(oldValue) !== personIn(newValue)
    if (another || key === null) settle()
  })
  // A page that the browser kept asleep has heard nothing of other tabs.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) window.dispatchEvent(new StorageEvent('storage'))
  })
  onSessionExpired(async () => {
    await settle()
    const { pathname, href } = router.latestLocation
    const link = { to: `/login?redirect=${encodeURIComponent(href)}`, label: 'Sign in' }
    showToast('Please sign in again', pathname === '/login' ? {} : { link })
  })
}

/** What belonged to a person goes; what everybody may see stays. */
export async function forgetPerson(queryClient: QueryClient) {
  const theirs = {
    predicate: ({ queryKey }: { queryKey: readonly unknown[] }) => queryKey[0] !== 'products',
  }
  await queryClient.cancelQueries(theirs)
  // Somebody else who is here already needs their own in its place.
  if (readSession()) queryClient.resetQueries(theirs)
  else queryClient.removeQueries(theirs)
}

function personIn(stored: string | null): unknown {
  try {
    return JSON.parse(stored ?? 'null')?.id
  } catch {
    return undefined
  }
}
