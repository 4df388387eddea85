import type { Page } from '@playwright/test'

/**
 * Holds back what the page asks for at this address until it is let go, so that what is shown
 * meanwhile can be looked at for as long as a slow machine needs.
 */
export async function hold(page: Page, url: string | RegExp): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route(url, async route => {
    await released
    await route.continue()
  })
  return release
}
