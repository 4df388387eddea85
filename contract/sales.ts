import Type, { type Static } from 'typebox'
import { endpoint } from './endpoint.ts'
import { Id, Money } from './fields.ts'

/** How many days the overview may look back, today included. */
export const SALES_PERIODS = [30, 365] as const
export type SalesPeriod = (typeof SALES_PERIODS)[number]

export const BEST_SELLERS = 5
export const BEST_SELLERS_DAYS = 30

/** Orders count on the day they were placed, revenue on the day it was paid. */
export const SalesDay = Type.Object({
  day: Type.String({ format: 'date', description: 'a day in UTC' }),
  orders: Type.Integer(),
  revenue: Money,
})
export type SalesDay = Static<typeof SalesDay>

export const BestSeller = Type.Object({
  product: Id,
  name: Type.String(),
  image: Type.String(),
  isDeleted: Type.Boolean({ description: 'it left the shop since' }),
  quantity: Type.Integer(),
  revenue: Money,
})
export type BestSeller = Static<typeof BestSeller>

const Period = Type.Object({ orders: Type.Integer(), revenue: Money })

export const Sales = Type.Object({
  today: Period,
  month: Period,
  toDeliver: Type.Integer({ description: 'orders that are paid and not delivered' }),
  unpaid: Type.Integer(),
  lowStock: Type.Integer({ description: 'products that are nearly or wholly sold out' }),
  soldOut: Type.Integer({ description: 'those of them that are wholly sold out' }),
  days: Type.Array(SalesDay, { description: 'every day of the period, the oldest first' }),
  bestSellers: Type.Array(BestSeller, {
    description: `by the number sold in orders paid in the last ${BEST_SELLERS_DAYS} days`,
  }),
})
export type Sales = Static<typeof Sales>

export const sales = {
  overview: endpoint({
    method: 'GET',
    path: '/api/admin/sales/',
    access: 'admin',
    summary: 'How the shop is doing: revenue, orders by day, what to do, best sellers',
    // Free text on purpose, as elsewhere: what is no period is the shortest one.
    query: Type.Object({
      days: Type.Optional(
        Type.String({ description: `given once: ${SALES_PERIODS.join(' or ')}` }),
      ),
    }),
    reply: { status: 200, schema: Sales },
  }),
}
