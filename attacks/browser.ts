import { type BrowserContext, chromium, type Page } from '@playwright/test'
import type { UserWithToken } from '../contract/users.ts'
import { launchOptions } from '../e2e/chromium.ts'
import type { Target } from './target.ts'

export type Visitor = {
  page: Page
  /** Scripts that ran, policies that were broken, messages, and requests to elsewhere. */
  incidents: string[]
}

export async function openBrowser(target: Target) {
  const browser = await chromium.launch(launchOptions())
  return {
    /** Somebody at the shop, signed in or not. Nothing they ask for leaves this machine. */
    async visit(user?: UserWithToken): Promise<Visitor> {
      const context = await browser.newContext({ baseURL: target.origin })
      const incidents: string[] = []
      await watch(context, target.origin, what => incidents.push(what))
      if (user) {
        await context.addInitScript(
          text => localStorage.setItem('userInfo', text),
          JSON.stringify(user),
        )
      }
      const page = await context.newPage()
      page.setDefaultTimeout(20_000)
      page.on('pageerror', error => incidents.push(`error: ${error.message}`))
      page.on('console', message => {
        // Pages whose call was refused say so in the console; that is no script of an attacker.
        if (/Failed to load resource/.test(message.text())) return
        incidents.push(`${message.type()}: ${message.text()}`)
      })
      page.on('dialog', dialog => {
        incidents.push(`dialog: ${dialog.message()}`)
        dialog.dismiss()
      })
      return { page, incidents }
    },
    close: () => browser.close(),
  }
}

async function watch(context: BrowserContext, origin: string, note: (what: string) => void) {
  await context.exposeFunction('ran', () => note('a script of an attacker ran'))
  await context.exposeFunction('reportViolation', (what: string) => note(`policy: ${what}`))
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', event => {
      const { reportViolation } = window as unknown as { reportViolation(what: string): void }
      reportViolation(`${event.violatedDirective} ${event.blockedURI} ${event.sample}`)
    })
  })
  await context.route(
    url => url.origin !== origin && url.protocol.startsWith('http'),
    route => {
      note(`a request to ${route.request().url()}`)
      return route.abort()
    },
  )
}
