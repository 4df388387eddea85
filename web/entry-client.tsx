import { RouterClient } from '@tanstack/react-router/ssr/client'
import { StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { focusNewScreen } from './app/focus-new-screen.ts'
import { followSession } from './app/follow-session.ts'
import { whereToInstead } from './app/leave-first.ts'
import { createShopRouter, type ShopRouter } from './router.ts'
import './app/theme.scss'

/**
 * A skeleton that has just appeared stays for a moment, since a flicker is worse. That of the first
 * screen came with the page and has been seen: it goes as soon as the screen is there.
 */
function keepSkeletonsSteady(router: ShopRouter) {
  const stop = router.subscribe('onResolved', () => {
    stop()
    router.update({ ...router.options, defaultPendingMinMs: 300 })
  })
}

const router = createShopRouter(window.location.origin)
const instead = whereToInstead(router)

if (instead) {
  window.location.replace(instead)
} else {
  keepSkeletonsSteady(router)
  focusNewScreen(router)
  followSession(router)
  hydrateRoot(
    document,
    <StrictMode>
      <RouterClient router={router} />
    </StrictMode>,
  )
}
