import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Product } from '../contract/products.ts'
import { orderBody } from '../server/testing/order-bodies.ts'

/** One request as its sender saw it; a status of 0 is no answer at all. */
export type Visit = { what: string; status: number; startedAt: number; endedAt: number }
export type PlacedOrder = { id: number; key: string; startedAt: number; endedAt: number }

export type Crowd = {
  visits: Visit[]
  /** Every order that was answered with 201. */
  orders: PlacedOrder[]
  /** Lets everybody finish what they are at. */
  leave(): Promise<void>
}

/** People who look around and people who buy, without a pause, until they are asked to leave. */
export function bringCrowd(
  origin: string,
  paths: string[],
  buying: { token: string; product: Product; withKeys: boolean },
): Crowd {
  const visits: Visit[] = []
  const orders: PlacedOrder[] = []
  let open = true

  const visit = async (what: string, send: () => Promise<Response>) => {
    const startedAt = Date.now()
    const answer = await send().catch(() => undefined)
    // An answer that breaks off is none.
    const body = await answer?.text().catch(() => undefined)
    const status = answer && body !== undefined ? answer.status : 0
    const seen = { what, status, startedAt, endedAt: Date.now() }
    visits.push(seen)
    return { ...seen, body: body ?? '' }
  }

  const browse = async (first: number) => {
    for (let n = first; open; n++) {
      const path = paths[n % paths.length] ?? '/'
      const { status } = await visit(path, () => fetch(origin + path))
      if (status !== 200) await sleep(50)
    }
  }

  const buy = async () => {
    const { token, product, withKeys } = buying
    const request = (key: string) => ({
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        ...(withKeys && { 'idempotency-key': key }),
      },
      body: JSON.stringify(orderBody([product, 1])),
    })
    for (let key = randomUUID(); open; ) {
      const answer = await visit('order', () => fetch(`${origin}/api/orders/add/`, request(key)))
      // With the same key again, as a shopper's browser does: only one order may come of it.
      if (answer.status === 201) {
        const { startedAt, endedAt } = answer
        orders.push({ id: JSON.parse(answer.body).id, key, startedAt, endedAt })
        key = randomUUID()
      } else await sleep(50)
    }
  }

  const people = [...Array.from({ length: 8 }, (_, n) => browse(n)), buy(), buy(), buy(), buy()]
  return {
    visits,
    orders,
    async leave() {
      open = false
      await Promise.all(people)
    },
  }
}
