import { formatMoney } from '../../contract/money.ts'
import {
  ORDER_CHOICES,
  ORDERS_PER_PAGE,
  type OrderChoice,
  type OrderPage,
  type OrderSummary,
} from '../../contract/orders.ts'
import { fold } from '../db/fold.ts'
import { readPage } from '../db/pages.ts'
import type { Db } from '../db/tables.ts'
import { type Stretch, tallyOrders, type Wish, wishedOrders } from './tally-orders.ts'

const LONGEST_SEARCH = 200

export type Browsing = { search?: string; show?: string; page?: string }

export async function browseOrders(db: Db, { search, show, page }: Browsing): Promise<OrderPage> {
  const chosen = ORDER_CHOICES.find(choice => choice === show) ?? 'all'
  const wish = { show: chosen, ...readSearch(search) }
  const tally = (choice: OrderChoice) => tallyOrders(db, { ...wish, show: choice })
  const [all, unpaid, undelivered, due] = await Promise.all([
    tally('all'),
    tally('unpaid'),
    tally('undelivered'),
    tally('due'),
  ])
  const stretches = { all, unpaid, undelivered, due }
  const { count } = total(stretches[chosen])
  const { number, pages, offset } = readPage(page, count, ORDERS_PER_PAGE)
  return {
    orders: await readOrders(db, wish, stretches[chosen], offset),
    page: number,
    pages,
    totals: {
      all: shown(all),
      unpaid: shown(unpaid),
      undelivered: shown(undelivered),
      due: shown(due),
    },
  }
}

/** Digits are an id, with or without a sign before them; anything else is a part of a name. */
function readSearch(search = ''): Omit<Wish, 'show'> {
  const text = search.slice(0, LONGEST_SEARCH).trim().replace(/^#/, '')
  if (/^[0-9]{1,15}$/.test(text)) return { id: Number(text) }
  return text === '' ? {} : { customer: fold(text) }
}

/** Whole stretches before the page are passed over unread. */
async function readOrders(db: Db, wish: Wish, stretches: Stretch[], offset: number) {
  const orders: OrderSummary[] = []
  let skipped = offset
  for (const stretch of stretches) {
    const missing = ORDERS_PER_PAGE - orders.length
    if (skipped < stretch.count && missing > 0) {
      orders.push(...(await readStretch(db, wish, stretch, missing, skipped)))
    }
    skipped = Math.max(0, skipped - stretch.count)
  }
  return orders
}

async function readStretch(db: Db, wish: Wish, stretch: Stretch, limit: number, offset: number) {
  const rows = await wishedOrders(db, wish, stretch)
    .select(['id', 'user_id', 'name', 'email', 'total_price'])
    .select(['paid_at', 'delivered_at', 'created_at'])
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
  return rows.map(
    (row): OrderSummary => ({
      id: row.id,
      user: { id: row.user_id, name: row.name, email: row.email },
      totalPrice: formatMoney(row.total_price),
      isPaid: row.paid_at !== null,
      isDelivered: row.delivered_at !== null,
      createdAt: row.created_at,
    }),
  )
}

function total(stretches: Stretch[]) {
  return {
    count: stretches.reduce((sum, stretch) => sum + stretch.count, 0),
    sum: stretches.reduce((sum, stretch) => sum + stretch.sum, 0),
  }
}

function shown(stretches: Stretch[]) {
  const { count, sum } = total(stretches)
  return { count, sum: formatMoney(sum) }
}
