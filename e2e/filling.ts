import type { APIRequestContext, Locator, Page } from '@playwright/test'
import type { Product } from '../contract/products.ts'
import type { CartItem } from '../web/cart/cart.ts'
import { signInAdmin } from './placing.ts'
import { expect } from './shop.ts'

export { expectAccessible } from './accessible.ts'

const FORM = {
  name: 'Blue Mug',
  price: '20.00',
  brand: 'Nordlys',
  category: 'Kitchen',
  description: 'Holds coffee.',
  countInStock: '5',
}

/** A product of this test alone. */
export async function makeProduct(
  request: APIRequestContext,
  fields: Partial<typeof FORM> = {},
): Promise<Product> {
  const { token } = await signInAdmin(request)
  const answer = await request.post('/api/products/create/', {
    headers: { authorization: `Bearer ${token}` },
    multipart: { ...FORM, ...fields },
  })
  return answer.json()
}

export async function changeProduct(
  request: APIRequestContext,
  { id, name, price, countInStock }: Product,
  fields: Partial<typeof FORM>,
) {
  const { token } = await signInAdmin(request)
  await request.put(`/api/products/update/${id}/`, {
    headers: { authorization: `Bearer ${token}` },
    multipart: { ...FORM, name, price, countInStock: String(countInStock), ...fields },
  })
}

export async function deleteProduct(request: APIRequestContext, { id }: Product) {
  const { token } = await signInAdmin(request)
  await request.delete(`/api/products/delete/${id}/`, {
    headers: { authorization: `Bearer ${token}` },
  })
}

export function lineOf(product: Product, quantity: number): CartItem {
  const { id, name, image, price, countInStock } = product
  return { product: id, name, image, price, countInStock, quantity }
}

/** Into the storage once, before the page is opened. */
export async function store(page: Page, values: Record<string, unknown>) {
  await page.goto('/robots.txt')
  await page.evaluate(entries => {
    for (const [key, value] of entries) localStorage.setItem(key, JSON.stringify(value))
  }, Object.entries(values))
}

export function stored(page: Page, key: string): Promise<unknown> {
  return page.evaluate(name => JSON.parse(localStorage.getItem(name) ?? 'null'), key)
}

type Step = 'Payment' | 'Place Order'

/** The address of a screen comes before the screen: whoever acts on it has to see it first. */
export async function continueTo(page: Page, step: Step) {
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('heading', { name: step, level: 1 })).toBeVisible()
}

/** A key each tenth of a second by the page's clock, however slow the machine is. */
export async function typeFast(page: Page, box: Locator, text: string) {
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 10_000)
  for (const key of text) {
    await box.press(key)
    await page.clock.runFor(100)
  }
  await page.clock.resume()
}
