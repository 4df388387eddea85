import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import sharp from 'sharp'
import { orders } from '../contract/orders.ts'
import { payments } from '../contract/payments.ts'
import { orderBody } from '../server/testing/order-bodies.ts'
import { addProduct, call, type Person, register, signInOwner, uploadProduct } from './people.ts'
import type { Provider } from './provider.ts'
import type { Goods } from './records.ts'

/** When a client had the answer in its hands; from then on it may rely on it. */
type Acknowledged = { id: number; at: number }

/** What the shop said to its clients, and what it left without an answer. */
export type Ledger = {
  orders: Acknowledged[]
  payments: Acknowledged[]
  products: (Acknowledged & { image: string })[]
  /** Orders sent and never answered: may have been placed, and can be sent again. */
  unanswered: { key: string; as: Person; body: ReturnType<typeof orderBody> }[]
  statuses: number[]
  /** When the last answer of 500 or more came. */
  failedAt: number
  /** Refusals without a sentence. */
  speechless: string[]
}

export type Crowd = { owner: Person; people: Person[]; goods: Goods[]; ledger: Ledger }

/** People with accounts, and shelves that do not run empty. */
export async function gatherCrowd(origin: string, size = 4): Promise<Crowd> {
  const owner = await signInOwner(origin)
  const people = await register(origin, size)
  const goods = [await addProduct(origin, owner, 900_000), await addProduct(origin, owner, 900_000)]
  const ledger = {
    orders: [],
    payments: [],
    products: [],
    unanswered: [],
    statuses: [],
    failedAt: 0,
    speechless: [],
  }
  return { owner, people, goods, ledger }
}

export type Shares = { buyers: number; payers: number; uploaders: number; pauseMs?: number }

/** Buys, pays and uploads without end; `stop` waits for the last answers. */
export function startLoad(
  origins: string[],
  crowd: Crowd,
  { buyers, payers, uploaders, pauseMs = 0 }: Shares,
  provider: Provider,
) {
  let running = true
  const { ledger, owner } = crowd
  const pick = <T>(from: T[]): T => from[Math.floor(Math.random() * from.length)] as T
  const repeat = (times: number, work: (origin: string, n: number) => Promise<void>) =>
    Array.from({ length: times }, async (_, n) => {
      for (let turn = n; running; turn++) {
        // A connection that broke is what these trials are about; the ledger knows what was sent.
        await work(origins[turn % origins.length] as string, n).catch(() => sleep(20))
        if (pauseMs) await sleep(pauseMs)
      }
    })
  const note = ({ status, body }: { status: number; body: unknown }) => {
    ledger.statuses.push(status)
    if (status >= 500) ledger.failedAt = Date.now()
    const { detail } = body as { detail?: string }
    if (status >= 400 && !detail) ledger.speechless.push(JSON.stringify(body))
  }

  async function buy(origin: string, as: Person): Promise<number | undefined> {
    const [a, b] = [pick(crowd.goods), pick(crowd.goods)]
    const body = a.id === b.id ? orderBody([a, 1]) : orderBody([a, 1], [b, 2])
    const sent = { key: randomUUID(), as, body }
    ledger.unanswered.push(sent)
    const headers = { 'idempotency-key': sent.key }
    const answer = await call(origin, orders.add, { as, headers, body })
    // A 5xx may come after the commit, when the connection to the database broke in it.
    if (answer.status < 500) ledger.unanswered.splice(ledger.unanswered.indexOf(sent), 1)
    note(answer)
    if (answer.status !== 201) return void (await sleep(20))
    ledger.orders.push({ id: answer.body.id, at: Date.now() })
    return answer.body.id
  }

  async function buyAndPay(origin: string, as: Person) {
    const id = await buy(origin, as)
    if (id === undefined) return
    const begun = await call(origin, payments.createPayPal, { as, id })
    note(begun)
    if (begun.status !== 200) return
    await provider.approve(begun.body.id)
    const paid = await call(origin, payments.payPayPal, {
      as,
      id,
      body: { paymentId: begun.body.id, PayerID: 'SANDY' },
    })
    note(paid)
    if (paid.status === 200) ledger.payments.push({ id, at: Date.now() })
  }

  async function upload(origin: string) {
    const answer = await uploadProduct(origin, owner, await newPicture())
    note(answer)
    const { id, image } = answer.body
    if (answer.status === 201) ledger.products.push({ id, image, at: Date.now() })
    else await sleep(20)
  }

  const personOf = (n: number) => crowd.people[n % crowd.people.length] as Person
  const work = [
    ...repeat(buyers, async (origin, n) => void (await buy(origin, personOf(n)))),
    ...repeat(payers, (origin, n) => buyAndPay(origin, personOf(n))),
    ...repeat(uploaders, upload),
  ]
  return {
    async stop() {
      running = false
      await Promise.all(work)
    },
  }
}

/** Sends again what was never answered: with its key it is placed once, whatever had happened. */
export async function sendAgain(origin: string, { ledger }: Crowd): Promise<string[]> {
  const problems: string[] = []
  for (const { key, as, body } of ledger.unanswered.splice(0)) {
    const headers = { 'idempotency-key': key }
    const answer = await call(origin, orders.add, { as, headers, body })
    if (answer.status === 201) ledger.orders.push({ id: answer.body.id, at: Date.now() })
    else problems.push(`an order sent again was answered ${answer.status}`)
  }
  return problems
}

function newPicture(): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const
  return sharp({ create: { width: 96, height: 96, channels: 3, background: '#888', noise } })
    .png()
    .toBuffer()
}
