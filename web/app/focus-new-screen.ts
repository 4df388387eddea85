import type { ShopRouter } from '../router.ts'

/** After a navigation the keyboard, and whoever listens to the page, begins at its heading. */
export function focusNewScreen(router: ShopRouter) {
  router.subscribe('onRendered', ({ fromLocation, hrefChanged }) => {
    if (!fromLocation || !hrefChanged) return
    // A search that answers as one types changes the address below the typing fingers.
    if (document.activeElement?.closest('[data-keeps-focus]')) return
    const heading = document.querySelector<HTMLElement>('main h1')
    if (!heading) return
    heading.tabIndex = -1
    // Where the page scrolls to is the router's business.
    heading.focus({ preventScroll: true })
  })
}
