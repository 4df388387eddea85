import type { APIRequestContext, Page } from '@playwright/test'
import type { Order, PaymentMethod } from '../contract/orders.ts'
import type { ProductPage } from '../contract/products.ts'
import type { UserWithToken } from '../contract/users.ts'
import { DEMO_ACCOUNTS } from '../server/demo/accounts.ts'
import { orderBody } from '../server/testing/order-bodies.ts'

let people = 0

/** Somebody new. */
export async function register(request: APIRequestContext, name: string): Promise<UserWithToken> {
  people += 1
  const username = `${name.toLowerCase().replace(/\W+/g, '-')}-${process.pid}-${people}`
  const answer = await request.post('/api/users/register/', {
    data: { name, username, email: `${username}@example.com`, password: 'correct horse' },
  })
  return answer.json()
}

let admin: Promise<UserWithToken> | undefined

/** Once a worker, which has a shop of its own: a password takes its time on purpose. */
export function signInAdmin(request: APIRequestContext): Promise<UserWithToken> {
  admin ??= postCredentials(request)
  return admin
}

async function postCredentials(request: APIRequestContext): Promise<UserWithToken> {
  const account = DEMO_ACCOUNTS.find(({ role }) => role === 'admin')
  const data = { username: account?.email, password: account?.password }
  return (await request.post('/api/users/login/', { data })).json()
}

/** The browser finds them signed in, whatever it opens. */
export async function actAs(page: Page, user: UserWithToken) {
  await page.addInitScript(text => localStorage.setItem('userInfo', text), JSON.stringify(user))
}

type Wish = { method?: PaymentMethod; lines?: number; quantity?: number }

export async function placeOrder(
  request: APIRequestContext,
  { token }: UserWithToken,
  { method = 'PayPal', lines = 1, quantity = 1 }: Wish = {},
): Promise<Order> {
  // What there is most of, so that no test buys away what another one needs.
  const list = await request.get('/api/products/?sort=-stock')
  const { products }: ProductPage = await list.json()
  const chosen = products.slice(0, lines)
  const answer = await request.post('/api/orders/add/', {
    headers: { authorization: `Bearer ${token}` },
    data: {
      ...orderBody(...chosen.map(product => [product, quantity] as [typeof product, number])),
      paymentMethod: method,
    },
  })
  if (!answer.ok()) throw new Error(await answer.text())
  return answer.json()
}

/** As the screens write it: 15 November 2026. */
export function today(): string {
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' }).format(new Date())
}

export function paidToday(): string {
  return `Paid on ${today()}`
}

/** What the screen says in words: not what floats above it, nor the shapes of what is to come. */
export function news(page: Page) {
  return page.getByRole('main').getByRole('status').filter({ hasText: /\S/ })
}
