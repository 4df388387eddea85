import { utimesSync } from 'node:fs'
import { join } from 'node:path'
import type { Crowd } from './load.ts'
import type { Place, RunningShop } from './place.ts'
import type { Provider } from './provider.ts'
import { ask, bookProblems, column, imageProblems, type Kept } from './records.ts'
import { inTime } from './trial.ts'

/** Everything that was acknowledged up to `until` and is not there as it was said. */
export async function lossesOf(kept: Kept, crowd: Crowd, until = Infinity): Promise<string[]> {
  const { ledger, goods } = crowd
  const before = <T extends { at: number }>(all: T[]) => all.filter(({ at }) => at < until)
  const orders = new Set(await column(kept, 'select id from orders'))
  const paid = new Set(await column(kept, 'select id from orders where paid_at is not null'))
  const rows = await ask<{ id: number; image: string }>(kept, 'select id, image from products')
  const products = new Map(rows.map(({ id, image }) => [Number(id), image]))
  const { missing } = await imageProblems(kept)
  return [
    ...before(ledger.orders)
      .filter(({ id }) => !orders.has(`${id}`))
      .map(({ id }) => `order ${id} was acknowledged and is gone`),
    ...before(ledger.payments)
      .filter(({ id }) => !paid.has(`${id}`))
      .map(({ id }) => `order ${id} was paid and is not`),
    ...before(ledger.products)
      .filter(({ id, image }) => products.get(id) !== image)
      .map(({ id }) => `product ${id} was acknowledged and is gone`),
    ...missing.map(file => `a product shows ${file}, which is not there`),
    ...(await bookProblems(kept, goods)),
  ]
}

/** What the providers took is what the shop holds for paid, now or a moment later. */
export async function paymentProblems(kept: Kept, provider: Provider): Promise<string[]> {
  const paid = () => column(kept, `select reference from payments where status = 'paid'`)
  const differ = async () => {
    const ours = new Set(await paid())
    const theirs = new Set([...(await provider.captured()), ...(await provider.paidSessions())])
    return [...ours.symmetricDifference(theirs)]
  }
  await inTime(8000, async () => (await differ()).length === 0)
  return (await differ()).map(reference => `the provider and the shop differ about ${reference}`)
}

/** What uploads had begun and nobody shows. */
export async function remainsOf(kept: Kept): Promise<string[]> {
  const { drafts, orphans } = await imageProblems(kept)
  return [...drafts, ...orphans]
}

/**
 * What uploads had begun may be another server's, until it is old: made old, the next start of the
 * shop sweeps it. Nothing else is left behind.
 */
export async function sweepRemains(place: Place, shop: RunningShop) {
  const found = await remainsOf(place)
  const old = new Date(Date.now() - 2 * 60 * 60_000)
  for (const file of found) utimesSync(join(place.dataDir, 'media', file), old, old)
  shop.signal('SIGKILL')
  await shop.ended
  await place.start()
  const swept = await inTime(5000, async () => (await remainsOf(place)).length === 0)
  return { count: found.length, problems: swept ? [] : ['remains of uploads stay for ever'] }
}
