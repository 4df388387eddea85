import { orders } from '../contract/orders.ts'
import { payments } from '../contract/payments.ts'
import { orderBody } from '../server/testing/order-bodies.ts'
import { addProduct, call, demand, type Person, register, signInOwner } from './people.ts'
import type { Provider } from './provider.ts'
import type { Goods } from './records.ts'
import { BOTH, type Outcome, type Trial } from './trial.ts'

const ANSWER_WITHIN_MS = 10_000

type Desk = { origin: string; provider: Provider; as: Person; mug: Goods }
/** What was seen of one payment in trouble. */
type Seen = { ms: number; problem?: string }

type Trouble = { call: string; trouble: string; retry: boolean }
const list = (call: string, troubles: string[], retry: boolean): Trouble[] =>
  troubles.map(trouble => ({ call, trouble, retry }))

/** `retry`: the order is paid, once, by simply trying again. What was wrong stays unpaid. */
const PAYPAL = [
  ...list('create', ['500', 'reset', 'broken-json'], true),
  ...list('capture', ['500', 'reset', 'broken-json'], true),
  ...list('capture', ['capture-then-500', 'capture-then-reset'], true),
  ...list('capture', ['wrong-amount', 'wrong-currency'], false),
]
const STRIPE = [
  ...list('session', ['500', 'reset', 'broken-json'], true),
  ...list('pay', ['wrong-amount', 'wrong-currency'], false),
]
const PAYPAL_HANGS = [
  ...list('create', ['timeout'], true),
  ...list('capture', ['timeout', 'capture-then-timeout'], true),
]
const STRIPE_HANGS = list('session', ['timeout'], true)

export const providerTrouble: Trial = {
  number: 7,
  title: 'provider hangs, 500, reset, broken JSON, wrong amount, wrong currency',
  databases: BOTH,
  async run(place): Promise<Outcome> {
    const { origin } = await place.start()
    const { provider } = place
    const owner = await signInOwner(origin)
    const [as] = (await register(origin, 1)) as [Person]
    const mug = await addProduct(origin, owner, 1000)
    const desk = { origin, provider, as, mug }
    // What a webhook would tell must not help: it may come late, or never.
    await provider.trouble('paypal', 'webhook', 'webhook-never', 1000)
    await provider.trouble('stripe', 'webhook', 'webhook-never', 1000)
    const all: Seen[] = []
    for (const trouble of PAYPAL) all.push(await payPalInTrouble(desk, trouble).done)
    for (const trouble of STRIPE) all.push(await stripeInTrouble(desk, trouble).done)
    // A plan is for the next call: so each hangs before the other begins, and all hang together.
    const hanging: Promise<Seen>[] = []
    for (const trouble of PAYPAL_HANGS) {
      const { taken, done } = payPalInTrouble(desk, trouble)
      hanging.push(done)
      await taken
    }
    for (const trouble of STRIPE_HANGS) hanging.push(stripeInTrouble(desk, trouble).done)
    all.push(...(await Promise.all(hanging)))
    const slowest = Math.max(...all.map(({ ms }) => ms))
    const problems = all.flatMap(({ problem }) => problem ?? [])
    if (slowest > ANSWER_WITHIN_MS) problems.push(`an answer took ${slowest} ms`)
    return {
      figures: `${all.length} troubles of PayPal and Stripe: unpaid, slowest answer ${(slowest / 1000).toFixed(1)} s; every retry charged once`,
      problems,
    }
  },
}

function payPalInTrouble(desk: Desk, { call: kind, trouble, retry }: Trouble) {
  const { origin, provider, as } = desk
  return inTrouble(async taken => {
    const id = await newOrder(desk)
    const begin = () => call(origin, payments.createPayPal, { as, id })
    const pay = (paymentId: string) =>
      call(origin, payments.payPayPal, { as, id, body: { paymentId, PayerID: 'SANDY' } })
    const plan = () => planFor(desk, 'paypal', kind, trouble, taken)

    let paymentId = ''
    if (kind === 'capture') {
      paymentId = (await demand(origin, payments.createPayPal, { as, id })).id
      await provider.approve(paymentId)
    }
    await plan()
    const { ms, status } = await timed(kind === 'create' ? begin : () => pay(paymentId))
    taken()
    const name = `PayPal ${kind} ${trouble}`
    if (kind === 'create') {
      paymentId = (await demand(origin, payments.createPayPal, { as, id })).id
      await provider.approve(paymentId)
    }
    // A reset or a 500 that happened before anything was done is tried again by the shop itself.
    if (status !== 200 && (await isPaid(desk, id))) return { ms, problem: `${name}: paid` }
    if (!retry) {
      const again = await pay(paymentId)
      const paid = status === 200 || again.status === 200 || (await isPaid(desk, id))
      return { ms, ...(paid && { problem: `${name}: paid although it is not what was agreed` }) }
    }
    const again = await pay(paymentId)
    const twice = await pay(paymentId)
    const captures = (await provider.captured()).filter(each => each === paymentId).length
    const good = again.status === 200 && twice.status === 200 && (await isPaid(desk, id))
    if (good && captures === 1) return { ms }
    return { ms, problem: `${name}: ${status}, then ${again.status}, ${captures} captures` }
  })
}

function stripeInTrouble(desk: Desk, { call: kind, trouble, retry }: Trouble) {
  const { origin, provider, as } = desk
  return inTrouble(async taken => {
    const id = await newOrder(desk)
    const begin = () => call(origin, payments.payStripe, { as, id })
    const name = `Stripe ${kind} ${trouble}`
    if (kind === 'session') await planFor(desk, 'stripe', kind, trouble, taken)
    const first = await timed(begin)
    if (kind === 'session') taken()
    const { url } = kind === 'session' ? (await begin()).body : (first.body as { url: string })
    if (kind === 'pay') await provider.trouble('stripe', kind, trouble)
    const sessionId = new URL(url).pathname.split('/').at(-1) ?? ''
    await provider.payByCard(url)
    taken()
    const confirm = () => call(origin, payments.confirmStripe, { as, id, body: { sessionId } })
    const answers = [await timed(confirm), await timed(confirm)]
    const ms = Math.max(first.ms, ...answers.map(answer => answer.ms))
    const paid = (await isPaid(desk, id)) && answers.every(({ status }) => status === 200)
    const sessions = (await provider.paidSessions()).filter(each => each === sessionId).length
    if (paid === retry && sessions === 1) return { ms }
    return { ms, problem: `${name}: paid is ${paid}, ${sessions} paid sessions` }
  })
}

/** `taken` is done when the provider has begun to misbehave, `done` when all was looked at. */
function inTrouble(work: (taken: () => void) => Promise<Seen>) {
  const { promise: taken, resolve } = Promise.withResolvers<void>()
  const done = work(resolve).finally(resolve)
  return { taken, done }
}

/** The next trial may go on as soon as the provider has used up this plan. */
async function planFor(
  { provider }: Desk,
  name: 'paypal' | 'stripe',
  kind: string,
  trouble: string,
  taken: () => void,
) {
  await provider.trouble(name, kind, trouble)
  void (async () => {
    while ((await provider.plans()).some(plan => plan.provider === name && plan.call === kind)) {
      await new Promise(resolve => setTimeout(resolve, 20))
    }
    taken()
  })()
}

async function newOrder({ origin, as, mug }: Desk): Promise<number> {
  return (await demand(origin, orders.add, { as, body: orderBody([mug, 1]) })).id
}

async function isPaid({ origin, as }: Desk, id: number): Promise<boolean> {
  return (await demand(origin, orders.get, { as, id })).isPaid
}

async function timed(work: () => Promise<{ status: number; body: unknown }>) {
  const began = performance.now()
  const { status, body } = await work()
  return { status, body, ms: Math.round(performance.now() - began) }
}
