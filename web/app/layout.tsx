import { Outlet } from '@tanstack/react-router'
import { Footer } from './footer.tsx'
import { NavigationBar } from './navigation-bar.tsx'
import { Toasts } from './toasts.tsx'

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
