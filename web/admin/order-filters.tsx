import { Link } from '@tanstack/react-router'
import type { OrderChoice, OrderPage } from '../../contract/orders.ts'

const NAMES: [OrderChoice, string][] = [
  ['all', 'All'],
  ['unpaid', 'Unpaid'],
  ['undelivered', 'Undelivered'],
  ['due', 'To deliver'],
]

type Props = { wanted: string; show: OrderChoice; totals: OrderPage['totals'] | undefined }

export function OrderFilters({ wanted, show, totals }: Props) {
  return (
    <nav aria-label="Which orders" className="choices">
      {NAMES.map(([value, name]) => (
        <Link
          key={value}
          to="/admin/orders"
          search={{ ...(wanted && { search: wanted }), ...(value !== 'all' && { show: value }) }}
          // The router's own mark would be on All always: its search is a part of every other.
          activeOptions={{ exact: true }}
          resetScroll={false}
          className="choice"
          aria-current={value === show ? 'true' : undefined}
        >
          {name}
          {totals && (
            <span className="choice-count"> {totals[value].count.toLocaleString('en-US')}</span>
          )}
        </Link>
      ))}
    </nav>
  )
}
