import { randomUUID } from 'node:crypto'
import type { Endpoint } from '../contract/endpoint.ts'
import { orders } from '../contract/orders.ts'
import { payments } from '../contract/payments.ts'
import { products } from '../contract/products.ts'
import { users } from '../contract/users.ts'
import { orderBody } from '../server/testing/order-bodies.ts'
import { type CallOptions, call, type Person } from './people.ts'
import type { Provider } from './provider.ts'
import type { Goods } from './records.ts'

export type Visit = {
  origin: string
  provider: Provider
  person: Person
  goods: Goods[]
  statuses: number[]
  failures: string[]
  random: () => number
}

/** One in so many requests is given up before its answer: a closed tab, a tunnel. */
const DROPPED = 0.08

/** One thing that a person in a shop does next. */
export async function click(visit: Visit) {
  await pick(visit, CLICKS)(visit)
}

const pick = <T>({ random }: Visit, from: T[]): T => from[Math.floor(random() * from.length)] as T

/** A dropped request rejects, as it does in a browser; whatever it asked for may have happened. */
async function send<E extends Endpoint>(visit: Visit, endpoint: E, options: CallOptions<E> = {}) {
  const { origin, person, statuses, failures, random } = visit
  const signal = random() < DROPPED ? AbortSignal.timeout(1 + random() * 40) : undefined
  const answer = await call(origin, endpoint, { as: person, ...options, ...(signal && { signal }) })
  statuses.push(answer.status)
  if (answer.status >= 500) {
    failures.push(`${endpoint.method} ${endpoint.path}: ${JSON.stringify(answer.body)}`)
  }
  return answer
}

async function open({ origin, statuses, random }: Visit, path: string) {
  const signal = random() < DROPPED ? AbortSignal.timeout(1 + random() * 40) : null
  const answer = await fetch(`${origin}${path}`, { signal })
  statuses.push(answer.status)
  await answer.text()
}

async function lookAround(visit: Visit) {
  const path = pick(visit, ['/', '/?page=2', '/?keyword=mug', '/cart', '/login'])
  await open(visit, path)
  // A reload, often right away.
  if (visit.random() < 0.3) await open(visit, path)
}

async function readProduct(visit: Visit) {
  const { id } = pick(visit, visit.goods)
  await open(visit, `/product/${id}`)
  await send(visit, products.get, { id })
}

async function search({ origin, statuses, random }: Visit) {
  const answer = await fetch(`${origin}/api/products/?keyword=mug+${Math.floor(random() * 50)}`)
  statuses.push(answer.status)
  await answer.text()
}

async function lookAtOrders(visit: Visit) {
  await send(visit, users.profile)
  const { status, body } = await send(visit, orders.mine)
  if (status !== 200 || body.length === 0) return
  await send(visit, orders.get, { id: pick(visit, body).id })
}

async function review(visit: Visit) {
  const body = { rating: 1 + Math.floor(visit.random() * 5), comment: 'As described.' }
  await send(visit, products.review, { id: pick(visit, visit.goods).id, body })
}

async function buy(visit: Visit): Promise<number | undefined> {
  const lines = new Map(
    Array.from({ length: 1 + Math.floor(visit.random() * 3) }, () => {
      const mug = pick(visit, visit.goods)
      return [mug.id, [mug, 1 + Math.floor(visit.random() * 2)] as [Goods, number]]
    }),
  )
  const body = orderBody(...lines.values())
  const headers = { 'idempotency-key': randomUUID() }
  const order = () => send(visit, orders.add, { headers, body })
  // Whoever lost the answer presses once more, as the shop's own page does.
  const answer = await order().catch(order)
  return answer.status === 201 ? answer.body.id : undefined
}

async function buyAndPay(visit: Visit) {
  const id = await buy(visit)
  if (id === undefined) return
  await (visit.random() < 0.7 ? payWithPayPal(visit, id) : payByCard(visit, id))
}

async function payWithPayPal(visit: Visit, id: number) {
  const begin = () => send(visit, payments.createPayPal, { id })
  const begun = await begin().catch(begin)
  if (begun.status !== 200) return
  if (visit.random() < 0.1) return
  await visit.provider.approve(begun.body.id)
  const body = { paymentId: begun.body.id, PayerID: 'SANDY' }
  const pay = () => send(visit, payments.payPayPal, { id, body })
  if (visit.random() < 0.2) await Promise.allSettled([pay(), pay()])
  else await pay().catch(pay)
}

async function payByCard(visit: Visit, id: number) {
  const begin = () => send(visit, payments.payStripe, { id })
  const begun = await begin().catch(begin)
  if (begun.status !== 200) return
  await visit.provider.payByCard(begun.body.url)
  // Some close the tab at Stripe: the webhook must do.
  if (visit.random() < 0.3) return
  const sessionId = new URL(begun.body.url).pathname.split('/').at(-1) ?? ''
  await send(visit, payments.confirmStripe, { id, body: { sessionId } })
}

/** Each as often as it is listed: most people look, few buy. */
const often = (times: number, what: (visit: Visit) => Promise<unknown>) => Array(times).fill(what)
const CLICKS: ((visit: Visit) => Promise<unknown>)[] = [
  ...often(15, lookAround),
  ...often(10, readProduct),
  ...often(5, search),
  ...often(3, lookAtOrders),
  ...often(2, review),
  ...often(9, buy),
  ...often(6, buyAndPay),
]
