import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect } from 'vitest'
import { newDatabase } from '../server/testing/databases.ts'
import { type ShopProcess, startShop } from '../server/testing/shop-process.ts'
import { type Client, pricesOf } from './client.ts'

export const OWNER = { email: 'owner@example.com', password: 'the owner knows it' }

/** An empty shop as a process, reached by HTTP only, for the tests of one file. */
export function openShop(): { origin: string } {
  const opened = { origin: '' }
  let shop: ShopProcess
  let destroy: () => Promise<unknown>
  beforeAll(async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'haberdash-outside-'))
    const database = await newDatabase(dataDir)
    destroy = database.destroy
    shop = startShop({
      DATA_DIR: dataDir,
      ...('databaseUrl' in database && { DATABASE_URL: database.databaseUrl }),
      SEED: 'none',
      ADMIN_EMAIL: OWNER.email,
      ADMIN_PASSWORD: OWNER.password,
    })
    opened.origin = await shop.opened
  })
  afterAll(async () => {
    shop.signal('SIGTERM')
    await shop.ended
    await destroy()
  })
  return opened
}

// biome-ignore lint/suspicious/noExplicitAny: such a client knows no types; the tests check shapes.
export type Json = any

export async function ask(answer: Promise<{ status: number; body: Json }>, status: number) {
  const { status: actual, body } = await answer
  expect({ status: actual, body }).toEqual({ status, body: expect.anything() })
  return body
}

let people = 0

export async function newPerson(client: Client) {
  people += 1
  const username = `old-client-${people}`
  const email = `${username}@example.com`
  const account = { name: 'Ola', username, email, password: 'long enough' }
  const { token, id } = await ask(client.register(account), 201)
  return { ...account, token, id }
}

export const address = {
  address: '1 Long Lane',
  city: 'Leiden',
  postalCode: '2311',
  country: 'Netherlands',
}

/** An order as the cart of such a client holds it: whole products, and ids from the address bar. */
export function orderOf(
  products: Json[],
  quantity: number,
  write: (price: number) => unknown = String,
) {
  const orderItems = products.map(({ id, name, image, price, countInStock }) => ({
    product: String(id),
    name,
    image,
    price,
    countInStock,
    quantity,
  }))
  const prices = Object.entries(pricesOf(orderItems)).map(([key, price]) => [key, write(price)])
  return {
    orderItems,
    paymentMethod: 'PayPal',
    shippingAddress: address,
    ...Object.fromEntries(prices),
  }
}

/** The person's part of it, at the provider. */
export async function approve(origin: string, token: string) {
  const answer = await fetch(`${origin}/sandbox/paypal/approve`, {
    method: 'POST',
    headers: { accept: 'application/json' },
    body: new URLSearchParams({ token, choice: 'approve' }),
  })
  expect(answer.status).toBe(200)
}
