import { Outlet } from '@tanstack/react-router'
import { Toasts } from '../base/toasts.tsx'
import { Footer } from './footer.tsx'
import { NavigationBar } from './navigation-bar.tsx'

export function Layout() {
  return (
    <>
      <a className="skip-link" href="#content">
        Skip to content
      </a>
      <NavigationBar />
      <main id="content" className="page-width" tabIndex={-1}>
        <Outlet />
      </main>
      <Footer />
      <Toasts />
    </>
  )
}
