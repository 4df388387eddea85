import type { SalesDay } from '../../contract/sales.ts'
import { Price } from '../ui/price.tsx'
import { showDay } from './day.ts'

/** The same figures for whoever cannot see the plots, or wants to read them. */
export function SalesTable({ days }: { days: SalesDay[] }) {
  return (
    <details className="sales-table">
      <summary>Figures as a table</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be in reach of keys. */}
      <section aria-label="Figures by day" tabIndex={0}>
        <table>
          <caption className="visually-hidden">Orders and revenue by day, newest first</caption>
          <thead>
            <tr>
              <th scope="col">Day</th>
              <th scope="col">Orders</th>
              <th scope="col">Revenue</th>
            </tr>
          </thead>
          <tbody>
            {days.toReversed().map(({ day, orders, revenue }) => (
              <tr key={day}>
                <th scope="row">
                  <time dateTime={day}>{showDay(day)}</time>
                </th>
                <td>{orders.toLocaleString('en-US')}</td>
                <td>
                  <Price amount={revenue} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  )
}
