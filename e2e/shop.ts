import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as base, expect } from '@playwright/test'
import { startShop } from '../server/testing/shop-process.ts'

type Shop = { origin: string }

/** Tests with a shop of their worker's own, as a process, on a free port and a fresh folder. */
export const test = base.extend<{ quiet: boolean; watch: undefined }, { shop: Shop }>({
  shop: [
    // biome-ignore lint/correctness/noEmptyPattern: the first argument must be a pattern.
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'haberdash-e2e-'))
      cpSync(String(process.env.FILLED_SHOP), folder, { recursive: true })
      const shop = startShop({ DATA_DIR: folder, SEED: 'demo' })
      await use({ origin: await shop.opened })
      shop.signal('SIGTERM')
      await shop.ended
      rmSync(folder, { recursive: true, force: true })
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: ({ shop }, use) => use(shop.origin),

  /** Whether a message in the console of the browser fails the test. */
  quiet: [true, { option: true }],
  watch: [
    async ({ page, quiet }, use) => {
      const messages: string[] = []
      page.on('console', message => messages.push(`${message.type()}: ${message.text()}`))
      page.on('pageerror', error => messages.push(`error: ${error.message}`))
      await use(undefined)
      if (quiet) expect(messages).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }
