import { users } from '../contract/users.ts'
import { openBrowser, type Visitor } from './browser.ts'
import { FOREIGN_PLACES } from './foreign-places.ts'
import { sendRaw } from './send-raw.ts'
import { PASSWORD, type Target } from './target.ts'
import type { Trial } from './trial.ts'

export const redirects: Trial = {
  number: 14,
  title: 'foreign redirects',
  isOfTheWebOnly: true,
  async run(target, long) {
    const browser = await openBrowser(target)
    const problems: string[] = []
    try {
      const person = await target.person()
      const signedIn = await browser.visit(person)
      const places = FOREIGN_PLACES.filter((_, n) => long || n % 3 === 0)
      for (const place of places) {
        for (const screen of long ? ['login', 'register'] : ['login']) {
          await signedIn.page.goto(`/${screen}?redirect=${encodeURIComponent(place)}`)
          problems.push(...(await whereTo(target, signedIn, place)))
        }
      }
      const byForm = long ? FOREIGN_PLACES : FOREIGN_PLACES.filter((_, n) => n % 10 === 0)
      for (const place of byForm) {
        const visitor = await browser.visit()
        await signIn(visitor, person.email, place)
        problems.push(...(await whereTo(target, visitor, place)))
        await visitor.page.context().close()
      }
      problems.push(...(await followServer(target)))
      return {
        figures: `${places.length} places for people who are signed in, ${byForm.length} by signing in, ${FOREIGN_PLACES.length} as the address itself`,
        problems,
      }
    } finally {
      await browser.close()
    }
  },
}

async function signIn({ page }: Visitor, email: string, place: string) {
  await page.goto(`/login?redirect=${encodeURIComponent(place)}`, { waitUntil: 'networkidle' })
  await page.getByLabel('Email Address').fill(email)
  await page.getByLabel('Password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign In' }).click()
}

/** Where they come to rest: away from the sign-in, on our own origin, without a word elsewhere. */
async function whereTo(target: Target, { page, incidents }: Visitor, place: string) {
  const named = JSON.stringify(place)
  const left = await page
    .waitForURL(url => url.origin !== target.origin || !/^\/(login|register)/.test(url.pathname))
    .then(() => [])
    .catch(() => [`${named} leads nowhere: ${page.url()}`])
  await page.waitForLoadState()
  const { origin } = new URL(page.url())
  const away = origin === target.origin ? [] : [`${named} leads to ${page.url()}`]
  const said = incidents.splice(0).map(incident => `${named}: ${incident}`)
  return [...left, ...away, ...said]
}

/** The same places as the address of a request: no answer sends anybody elsewhere. */
async function followServer(target: Target): Promise<string[]> {
  const problems: string[] = []
  for (const place of [
    ...FOREIGN_PLACES,
    '//evil.example/%2f..',
    `${users.login.path}//evil.example`,
  ]) {
    const path = place.replace(/[^\x21-\x7e]/g, encodeURIComponent)
    const request = `GET ${path.startsWith('/') ? path : `/${path}`} HTTP/1.1\r\nhost: evil.example\r\n\r\n`
    const { status, headers } = await sendRaw(target.origin, request)
    const { location } = headers
    const isOurs = location === undefined || /^\/(?![/\\])/.test(location)
    if (!isOurs || status >= 500) problems.push(`${JSON.stringify(path)}: ${status} ${location}`)
  }
  return problems
}
