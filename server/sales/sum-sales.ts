import { BEST_SELLERS_DAYS } from '../../contract/sales.ts'
import { isPostgres } from '../db/dialect.ts'
import type { Db } from '../db/tables.ts'
import { transaction } from '../db/transaction.ts'
import { keepCounts } from './counts.ts'
import { dayOf, midnight } from './days.ts'
import { addProducts, dropProducts } from './sum-products.ts'

type State = { since: string; until: string }

const MINUTE_MS = 60_000

/**
 * An order carries the time at which it was written, and is seen once that is committed. What is
 * older than this has been, whatever waited for whom, and even if two servers' clocks differ.
 */
const SETTLES_MS = 5 * MINUTE_MS

/** What happened in as long may be summed live at every call. */
const LIVE_MS = 5 * MINUTE_MS

/** Whoever writes an order at the same time waits no longer than this, and for one day's sum. */
const TURN_MS = 50

/**
 * Reads sums together with what happened since they end. Where somebody takes the sums on
 * meanwhile, which is once in minutes, the two do not fit each other, and are read again.
 */
export async function readWithSums<T>(
  db: Db,
  now: Date,
  read: (until: string) => Promise<T>,
): Promise<T> {
  for (;;) {
    const before = await sumSales(db, now)
    const found = await read(before.until)
    const after = await readState(db)
    if (before.since === after.since && before.until === after.until) return found
  }
}

/**
 * Orders are never deleted, and their times are set once, to now: what happened before is summed
 * once and kept. Whoever reads takes the sums on, in turns of a moment; only one can at a time.
 */
async function sumSales(db: Db, now: Date): Promise<State> {
  const wanted = {
    since: midnight(now.toISOString(), 1 - BEST_SELLERS_DAYS),
    until: new Date(now.getTime() - SETTLES_MS).toISOString(),
  }
  for (;;) {
    const state = await readState(db)
    if (!isBehind(state, wanted)) return state
    await transaction(db, trx => sumOn(trx, wanted))
  }
}

function isBehind(state: State, wanted: State): boolean {
  const behind = Date.parse(wanted.until) - Date.parse(state.until)
  return state.since < wanted.since || behind > LIVE_MS
}

function readState(db: Db): Promise<State> {
  return stateRow(db).executeTakeFirstOrThrow()
}

/** PostgreSQL waits here until whoever came first is done. SQLite has one writer anyway. */
function lockState(trx: Db): Promise<State> {
  return stateRow(trx)
    .$if(isPostgres(trx), query => query.forUpdate())
    .executeTakeFirstOrThrow()
}

function stateRow(db: Db) {
  return db.selectFrom('sales_state').select(['since', 'until'])
}

async function sumOn(trx: Db, wanted: State) {
  const endsAt = Date.now() + TURN_MS
  let state = await lockState(trx)
  if (!isBehind(state, wanted)) return
  while (isBehind(state, wanted) && Date.now() < endsAt) {
    state =
      state.since < wanted.since
        ? await slideWindow(trx, state, wanted.since)
        : await sumDay(trx, state, wanted.until)
  }
  await trx.updateTable('sales_state').set(state).execute()
  if (!isBehind(state, wanted)) await keepCounts(trx)
}

/** Takes the first day out of the sums by product, or all of them where none is wanted any more. */
async function slideWindow(trx: Db, state: State, wanted: string): Promise<State> {
  if (state.until <= wanted) {
    await trx.deleteFrom('sales_products').execute()
    return { ...state, since: wanted }
  }
  const since = midnight(state.since, 1)
  await dropProducts(trx, state.since, since)
  return { ...state, since }
}

/** Sums the next day on which anything happened, as far as it is wanted. */
async function sumDay(trx: Db, state: State, wanted: string): Promise<State> {
  const next = await nextTime(trx, state.until)
  if (next === undefined || next >= wanted) return { ...state, until: wanted }
  const dayEnds = midnight(next, 1)
  const until = dayEnds < wanted ? dayEnds : wanted
  await addDay(trx, dayOf(next), state.until, until)
  // A day is in the window or before it, never both: the window begins at midnight.
  if (state.since < until) await addProducts(trx, state.until, until)
  return { ...state, until }
}

/** When an order was placed or paid next: days without any cost nothing. */
async function nextTime(trx: Db, from: string): Promise<string | undefined> {
  const placed = await trx
    .selectFrom('orders')
    .where('created_at', '>=', from)
    .select('created_at as time')
    .orderBy('created_at')
    .limit(1)
    .executeTakeFirst()
  const paid = await trx
    .selectFrom('orders')
    .where('paid_at', '>=', from)
    .select('paid_at as time')
    .orderBy('paid_at')
    .limit(1)
    .executeTakeFirst()
  const times = [placed?.time, paid?.time].filter(time => typeof time === 'string')
  return times.sort()[0]
}

async function addDay(trx: Db, day: string, from: string, until: string) {
  await trx
    .insertInto('sales_days')
    .values(eb => ({
      day,
      orders: eb
        .selectFrom('orders')
        .where('created_at', '>=', from)
        .where('created_at', '<', until)
        .select(({ fn }) => fn.countAll<number>().as('orders')),
      revenue: eb
        .selectFrom('orders')
        .where('paid_at', '>=', from)
        .where('paid_at', '<', until)
        .select(({ fn, val }) => fn.coalesce(fn.sum<number>('total_price'), val(0)).as('revenue')),
    }))
    .onConflict(conflict =>
      conflict.column('day').doUpdateSet(eb => ({
        orders: eb('sales_days.orders', '+', eb.ref('excluded.orders')),
        revenue: eb('sales_days.revenue', '+', eb.ref('excluded.revenue')),
      })),
    )
    .execute()
}
