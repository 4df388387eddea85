import { Link } from '@tanstack/react-router'
import { SALES_PERIODS, type SalesPeriod } from '../../contract/sales.ts'

/** Links, so that what one looks at can be kept and shared. */
export function PeriodSwitch({ period }: { period: SalesPeriod }) {
  return (
    <nav aria-label="Period" className="choices" data-keeps-focus>
      {SALES_PERIODS.map(days => (
        <Link
          key={days}
          to="/admin"
          search={days === 365 ? { days: '365' } : {}}
          // The router's own mark would be on both: no search is a part of every other.
          activeOptions={{ exact: true }}
          resetScroll={false}
          className="choice"
          aria-current={days === period ? 'true' : undefined}
        >
          {days} days
        </Link>
      ))}
    </nav>
  )
}
