import { RouterClient } from '@tanstack/react-router/ssr/client'
import { StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { focusNewScreen } from './app/focus-new-screen.ts'
import { followSession } from './app/follow-session.ts'
import { whereToInstead } from './app/leave-first.ts'
import { createShopRouter } from './router.ts'
import './app/theme.scss'

const router = createShopRouter(window.location.origin)
const instead = whereToInstead(router)

if (instead) {
  window.location.replace(instead)
} else {
  focusNewScreen(router)
  followSession(router)
  hydrateRoot(
    document,
    <StrictMode>
      <RouterClient router={router} />
    </StrictMode>,
  )
}
