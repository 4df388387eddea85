import { useMemo, useState } from 'react'
import { parseMoney, showMoney } from '../../contract/money.ts'
import type { SalesDay, SalesPeriod } from '../../contract/sales.ts'
import { countOf } from '../admin/count-of.ts'
import { showDay } from './day.ts'
import { NoSales } from './no-sales.tsx'
import { PeriodSwitch } from './period-switch.tsx'
import { Plot } from './plot.tsx'
import { SalesTable } from './sales-table.tsx'

type Props = {
  days: SalesDay[]
  period: SalesPeriod
  /** The days of another period, shown until those that were asked for are here. */
  isOld: boolean
}

export function SalesByDay({ days, period, isOld }: Props) {
  const [pointed, setPointed] = useState<number>()
  const { names, orders, revenue } = useMemo(() => columnsOf(days), [days])
  const isEmpty = sum(orders) === 0 && sum(revenue) === 0
  const place = pointed === undefined ? undefined : names[pointed]
  const when = place ? `on ${showDay(place)}` : `in ${days.length} days`
  const told = (values: number[]) => (place ? (values[pointed ?? 0] ?? 0) : sum(values))

  return (
    <section className="panel sales-panel" aria-labelledby="sales-by-day" aria-busy={isOld}>
      <div className="sales-head">
        <h2 id="sales-by-day">Day by day</h2>
        <PeriodSwitch period={period} />
      </div>
      {isEmpty ? (
        <NoSales days={days.length} />
      ) : (
        <>
          <p className="plot-caption">
            <strong>Revenue</strong> {showMoney(told(revenue))} {when}
          </p>
          <Plot
            label="Revenue by day. The table below has the same figures."
            kind="revenue"
            days={names}
            values={revenue}
            onPoint={setPointed}
          />
          <p className="plot-caption">
            <strong>Orders</strong> {countOf(told(orders), 'order')} {when}
          </p>
          <Plot
            label="Orders by day. The table below has the same figures."
            kind="orders"
            days={names}
            values={orders}
            onPoint={setPointed}
          />
          <SalesTable days={days} />
        </>
      )}
    </section>
  )
}

function columnsOf(days: SalesDay[]) {
  return {
    names: days.map(({ day }) => day),
    orders: days.map(day => day.orders),
    revenue: days.map(day => parseMoney(day.revenue)),
  }
}

function sum(values: number[]): number {
  return values.reduce((total, value) => total + value, 0)
}
