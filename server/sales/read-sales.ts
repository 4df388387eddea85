import { sql } from 'kysely'
import { formatMoney } from '../../contract/money.ts'
import { SALES_PERIODS, type Sales } from '../../contract/sales.ts'
import type { Db } from '../db/tables.ts'
import { readBestSellers } from './best-sellers.ts'
import { readCounts } from './counts.ts'
import { dayOf, daysUpTo, midnight } from './days.ts'
import { readWithSums } from './sum-sales.ts'

type DayRow = { day: string; orders: number; revenue: number }

export async function readSales(
  db: Db,
  { days }: { days?: string },
  now = new Date(),
): Promise<Sales> {
  const period = daysUpTo(now.toISOString(), readPeriod(days))
  const today = dayOf(now.toISOString())
  const monthBegins = `${today.slice(0, 7)}-01`
  const first = period[0] !== undefined && period[0] < monthBegins ? period[0] : monthBegins
  const [rows, bestSellers, counts] = await readWithSums(db, now, until =>
    Promise.all([
      readDays(db, first, until, now),
      readBestSellers(db, until, midnight(now.toISOString(), 1)),
      readCounts(db),
    ]),
  )
  const byDay = new Map(rows.map(row => [row.day, row]))
  return {
    today: sumOf(rows.filter(({ day }) => day === today)),
    month: sumOf(rows.filter(({ day }) => day >= monthBegins)),
    ...counts,
    days: period.map(day => ({ day, ...sumOf([byDay.get(day) ?? NOTHING]) })),
    bestSellers,
  }
}

const NOTHING = { orders: 0, revenue: 0 }

function readPeriod(days: string | undefined): number {
  return SALES_PERIODS.find(period => String(period) === days) ?? SALES_PERIODS[0]
}

function sumOf(rows: readonly Omit<DayRow, 'day'>[]) {
  return {
    orders: rows.reduce((sum, { orders }) => sum + orders, 0),
    revenue: formatMoney(rows.reduce((sum, { revenue }) => sum + revenue, 0)),
  }
}

/** What is summed, and live what came since, which is minutes and so of at most two days. */
async function readDays(db: Db, first: string, until: string, now: Date): Promise<DayRow[]> {
  const time = now.toISOString()
  const live = [midnight(time, -1), midnight(time)].map(begins => {
    const [from, ends] = [until > begins ? until : begins, midnight(begins, 1)]
    return sql`
      select cast(${dayOf(begins)} as text) as day,
        (select count(*) from orders where created_at >= ${from} and created_at < ${ends})
          as orders,
        (select coalesce(sum(total_price), 0) from orders
          where paid_at >= ${from} and paid_at < ${ends}) as revenue`
  })
  const { rows } = await sql<DayRow>`
    select day, sum(orders) as orders, sum(revenue) as revenue
    from (
      select day, orders, revenue from sales_days where day >= ${first}
      union all ${sql.join(live, sql` union all `)}
    ) as parts
    group by day`.execute(db)
  return rows
}
