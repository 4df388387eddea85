import { orders } from '../contract/orders.ts'
import { products } from '../contract/products.ts'
import { type UserWithToken, users } from '../contract/users.ts'
import { openBrowser, type Visitor } from './browser.ts'
import { EVERY_CALL } from './every-call.ts'
import { laceWith } from './lace-with.ts'
import { PAYLOADS } from './payloads.ts'
import { jsonOf } from './send.ts'
import { PASSWORD, type Target } from './target.ts'
import type { Trial } from './trial.ts'
import { createWorld, encode, idFor, likelyValues } from './world.ts'

/** Calls that take a body from people: whatever text they take is shown to somebody. */
const ENTRANCES = EVERY_CALL.filter(
  ({ endpoint: { body, access } }) => body && access !== 'provider',
)

export const scripts: Trial = {
  number: 13,
  title: 'scripts in texts',
  isOfTheWebOnly: true,
  async run(anyTarget, long) {
    const target = await anyTarget.another({})
    const browser = await openBrowser(target)
    try {
      const entered = await enterEverywhere(target)
      const seen = await walkAround(target, browser, entered, long)
      return {
        figures: `${PAYLOADS.length} payloads through ${ENTRANCES.length} calls, ${entered.taken} times taken; ${seen.screens} screens, ${seen.showing} of them showing payloads`,
        problems: seen.problems,
      }
    } finally {
      await browser.close()
      await target.close()
    }
  },
}

type Entered = { taken: number; people: UserWithToken[]; productIds: number[]; orderIds: number[] }

/** Every payload into every text of every call, by people who are called like that themselves. */
async function enterEverywhere(target: Target): Promise<Entered> {
  const superuser = await target.person('superuser')
  const entered: Entered = { taken: 0, people: [], productIds: [], orderIds: [] }
  for (const payload of PAYLOADS) {
    const world = await createWorld(target)
    for (const { endpoint } of ENTRANCES) {
      const values = laceWith(payload, endpoint.body ?? {}, likelyValues(endpoint, world))
      const asStaff = ['admin', 'superuser'].includes(endpoint.access)
      const answer = await target.ask(endpoint, {
        as: asStaff ? superuser : world.person,
        id: idFor(endpoint, world),
        ...encode(values as Record<string, unknown>, endpoint.multipart),
      })
      if (answer.status >= 300) continue
      entered.taken++
      const made = jsonOf(answer) as { id: number; token: string }
      if (endpoint === orders.add) entered.orderIds.push(made.id)
      if (endpoint === products.update) entered.productIds.push(made.id)
      if (endpoint === users.updateProfile) entered.people.push(made as UserWithToken)
    }
  }
  return entered
}

async function walkAround(
  target: Target,
  browser: Awaited<ReturnType<typeof openBrowser>>,
  { people, productIds, orderIds }: Entered,
  long: boolean,
) {
  const some = <T>(all: T[]) => all.filter((_, n) => long || n % 20 === 0)
  const found = { screens: 0, showing: 0, problems: [] as string[] }
  const walk = async (visitor: Visitor, paths: string[]) => {
    for (const path of paths) {
      const { showing, problems } = await look(visitor, path)
      found.screens++
      if (showing) found.showing++
      found.problems.push(...problems)
    }
    await visitor.page.context().close()
  }
  const texts = some(PAYLOADS).map(encodeURIComponent)
  await walk(await browser.visit(), [
    ...['/', '/?page=2', ...some(productIds).map(id => `/product/${id}`)],
    ...texts.flatMap(text => [`/?keyword=${text}`, `/login?redirect=${text}`, `/${text}`]),
    ...[...some(productIds).map(id => `/cart/${id}?quantity=1`), `/product/${texts[0]}`],
  ])
  for (const person of some(people)) {
    await walk(await browser.visit(person), ['/profile', '/my-orders', '/shipping'])
  }
  const superuser = await target.call(users.login, {
    body: { username: 'owner@example.com', password: PASSWORD },
  })
  const staff = await browser.visit(superuser)
  await walk(staff, [
    ...['/admin/users', '/admin/users?page=3', '/admin/products', '/admin/products/add'],
    ...['/admin/orders', '/admin/orders?page=2'],
    ...some(people).map(({ id }) => `/admin/users/${id}/edit`),
    ...some(productIds).map(id => `/admin/products/${id}/edit`),
    ...some(orderIds).map(id => `/order/${id}`),
  ])
  return found
}

/** Opens a screen, waits until it is quiet, and looks whether a payload became more than text. */
async function look({ page, incidents }: Visitor, path: string) {
  incidents.length = 0
  const response = await page.goto(path, { waitUntil: 'networkidle' })
  const policy = response?.headers()['content-security-policy'] ?? ''
  const { showing, elements } = await page.evaluate(() => ({
    showing: `${document.body.textContent}${[...document.querySelectorAll('input, textarea')]
      .map(field => (field as HTMLInputElement).value)
      .join()}`.includes('ran('),
    elements: [...document.querySelectorAll('*')]
      .filter(element =>
        [...element.attributes].some(({ name, value }) => {
          // What describes a page or a picture is text, unless it sends the reader elsewhere.
          const isText =
            ['value', 'alt', 'title', 'aria-label'].includes(name) ||
            (name === 'content' && !element.hasAttribute('http-equiv'))
          return name.startsWith('on') || (!isText && /^(javascript|data:text)/.test(value.trim()))
        }),
      )
      .map(element => element.outerHTML.slice(0, 200)),
  }))
  const scriptsOf = /script-src ([^;]*)/.exec(policy)?.[1] ?? 'nothing'
  return {
    showing,
    problems: [
      ...incidents.map(incident => `${path}: ${incident}`),
      ...elements.map(element => `${path}: became an element: ${element}`),
      ...(/unsafe|\*|http|^nothing/.test(scriptsOf) ? [`${path}: script-src ${scriptsOf}`] : []),
    ],
  }
}
