import { randomUUID } from 'node:crypto'
import { SignJWT } from 'jose'
import { describe, expect, test } from 'vitest'
import { calls } from '../../contract/calls.ts'
import type { Access, Endpoint } from '../../contract/endpoint.ts'
import { imports } from '../../contract/imports.ts'
import { orders } from '../../contract/orders.ts'
import { payments } from '../../contract/payments.ts'
import { products } from '../../contract/products.ts'
import { users } from '../../contract/users.ts'
import { formOf } from '../testing/forms.ts'
import { orderBody } from '../testing/order-bodies.ts'
import { openPayingShop } from '../testing/paying-shop.ts'
import { type SignedIn, TEST_SECRET } from '../testing/test-shop.ts'

// Every endpoint of the contract as everybody: the contract says who gets what, and so it is.

const shop = await openPayingShop()
const customer = await shop.person()
const member = await shop.person()

type Trial = {
  id?: number
  query?: Record<string, string>
  body?: unknown
  headers?: Record<string, string>
}

/** What makes each call succeed for those who may: a fresh one each time, since some delete. */
const trials: Record<string, () => Promise<Trial>> = {
  'products.list': async () => ({}),
  'products.top': async () => ({}),
  'products.categories': async () => ({}),
  'products.get': async () => ({ id: (await shop.product()).id }),
  'products.review': async () => ({
    id: (await shop.product()).id,
    body: { rating: 5, comment: 'Fine.' },
  }),
  'products.create': async () => formOf({ name: 'Mug', countInStock: '1' }),
  'products.update': async () => ({
    id: (await shop.product()).id,
    ...formOf({ name: 'Mug', countInStock: '1' }),
  }),
  'products.export': async () => ({}),
  'products.delete': async () => ({ id: (await shop.product()).id }),
  'users.login': async () => ({ body: { username: member.email, password: member.password } }),
  'users.register': async () => {
    const username = randomUUID()
    const email = `${username}@example.com`
    return { body: { name: 'New', username, email, password: 'long enough' } }
  },
  'users.profile': async () => ({}),
  'users.updateProfile': async () => {
    const username = randomUUID()
    return { body: { name: 'Zoe', username, email: `${username}@example.com`, password: '' } }
  },
  'users.list': async () => ({}),
  'users.getAsAdmin': async () => ({ id: customer.id }),
  'users.get': async () => ({ id: customer.id }),
  'users.update': async () => ({ id: (await shop.person()).id, body: { isAdmin: true } }),
  'users.delete': async () => ({ id: (await shop.person()).id }),
  'orders.add': async () => ({ body: orderBody([await shop.product(), 1]) }),
  'orders.mine': async () => ({}),
  'orders.all': async () => ({}),
  'orders.browse': async () => ({}),
  'orders.export': async () => ({}),
  'orders.get': async () => ({ id: await orderOfCustomer() }),
  'orders.deliver': async () => ({ id: await orderOfCustomer() }),
  'imports.preview': async () => csvFile(),
  'imports.apply': async () => {
    const as = await shop.person('admin')
    const { plan } = (await shop.call(imports.preview, { as, ...csvFile() })).body
    return { ...csvFile(), query: { plan } }
  },
  'audit.list': async () => ({}),
  'sales.overview': async () => ({}),
  'payments.settings': async () => ({}),
  'payments.createPayPal': async () => ({ id: await orderOfCustomer() }),
  'payments.payPayPal': async () => {
    const id = await orderOfCustomer()
    const paymentId = await shop.begin(customer, id)
    await shop.decide(paymentId, 'approve')
    return { id, body: { paymentId, PayerID: 'SANDY' } }
  },
  'payments.payStripe': async () => ({ id: await orderOfCustomer() }),
  'payments.confirmStripe': async () => {
    const id = await orderOfCustomer()
    const { url } = (await shop.call(payments.payStripe, { as: customer, id })).body
    await shop.payByCard(url)
    return { id, body: { sessionId: url.split('/').at(-1) } }
  },
}

/** These prove themselves by a signature, which has tests of its own. */
const signed: Endpoint[] = [payments.paypalWebhook, payments.stripeWebhook]

/** Calls whose target belongs to the customer: nobody but they and admins may know of it. */
const owned: Endpoint[] = [users.get, orders.get]

/** Calls that only the owner of the order may make: nobody pays for somebody else. */
const ownersOnly: Endpoint[] = [
  payments.createPayPal,
  payments.payPayPal,
  payments.payStripe,
  payments.confirmStripe,
]

function csvFile() {
  const body = 'name,brand,category,price\nMug,Nordlys,Kitchen,20\n'
  return { body, headers: { 'content-type': 'text/csv' } }
}

async function orderOfCustomer(): Promise<number> {
  const body = orderBody([await shop.product(), 1])
  return (await shop.call(orders.add, { as: customer, body })).body.id
}

type Identity = { token?: string; may: Access[]; owner?: boolean; staff?: boolean }

const forged = async (secret: string, claims: object, ends: string) => ({
  token: await new SignJWT({ ver: 1, ...claims })
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(`${customer.id}`)
    .setExpirationTime(ends)
    .sign(new TextEncoder().encode(secret)),
  may: ['anyone'] as Access[],
})

async function deleted(): Promise<Identity> {
  const person = await shop.person()
  await shop.db.deleteFrom('users').where('id', '=', person.id).execute()
  return { token: person.token, may: ['anyone'] }
}

async function demoted(): Promise<Identity> {
  const person = await shop.person('admin')
  const superuser = await shop.person('superuser')
  await shop.call(users.update, { as: superuser, id: person.id, body: { isAdmin: false } })
  return { token: person.token, may: ['anyone', 'user'] }
}

const unsigned = () => {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const claims = { sub: `${customer.id}`, ver: 1, exp: 4_000_000_000 }
  return `${part({ alg: 'none', typ: 'JWT' })}.${part(claims)}.`
}

const as = ({ token }: SignedIn, may: Access[]): Identity => ({ token, may })

const identities: Record<string, () => Promise<Identity>> = {
  'a visitor': async () => ({ may: ['anyone'] }),
  'the customer': async () => ({ token: customer.token, may: ['anyone', 'user'], owner: true }),
  'another customer': async () => as(await shop.person(), ['anyone', 'user']),
  'an admin': async () => ({
    ...as(await shop.person('admin'), ['anyone', 'user', 'admin']),
    staff: true,
  }),
  'a superuser': async () => ({
    ...as(await shop.person('superuser'), ['anyone', 'user', 'admin', 'superuser']),
    staff: true,
  }),
  'a deleted user': deleted,
  'a demoted admin': demoted,
  'an expired token': () => forged(TEST_SECRET, {}, '-1s'),
  'a token of another key': () => forged('another key, and long enough for it', {}, '1h'),
  'a token of another version': () => forged(TEST_SECRET, { ver: 2 }, '1h'),
  'a token without signature': async () => ({ token: unsigned(), may: ['anyone'] }),
  'something that is no token': async () => ({ token: 'x.y.z', may: ['anyone'] }),
}

function expectedStatus(endpoint: Endpoint, { may, owner, staff }: Identity): number {
  const { access, reply } = endpoint
  if (!may.includes(access)) return may.includes('user') ? 403 : 401
  if (owned.includes(endpoint) && !owner && !staff) return 404
  if (ownersOnly.includes(endpoint) && !owner) return 404
  return reply.status
}

const endpoints = Object.entries(calls).flatMap(([feature, group]) =>
  Object.entries(group)
    .filter(([, endpoint]) => !signed.includes(endpoint))
    .map(([name, endpoint]) => ({ title: `${feature}.${name}`, endpoint })),
)

describe.each(Object.entries(identities))('%s', (_, identify) => {
  test.each(endpoints)('gets the status that the contract says from $title', async trial => {
    const { title, endpoint } = trial
    const prepare = trials[title]
    if (!prepare) throw new Error(`There is no trial for ${title}: please add one.`)
    const identity = await identify()
    const { id, query, body, headers } = await prepare()
    const answer = await shop.call(endpoint, {
      ...(identity.token && { as: { token: identity.token } }),
      ...(id !== undefined && { id }),
      ...(query && { query }),
      body,
      headers: headers ?? {},
    })
    expect(answer.status).toBe(expectedStatus(endpoint, identity))
    if (answer.status >= 400) {
      const sentence = expect.stringMatching(/^[A-Z].*\.$/)
      const error = endpoint.alsoAsError && { error: sentence }
      expect(answer.body).toEqual({ ...error, detail: sentence })
    }
  })
})

test('who comes before what: a visitor with a broken body is told to sign in', async () => {
  const { status } = await shop.call(products.create, { body: { nonsense: true } })
  expect(status).toBe(401)
})
