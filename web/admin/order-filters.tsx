import { Link } from '@tanstack/react-router'
import type { Show } from './choose-orders.ts'

const NAMES: [Show, string][] = [
  ['all', 'All'],
  ['unpaid', 'Unpaid'],
  ['undelivered', 'Undelivered'],
]

type Props = { wanted: string; show: Show; counts: Record<Show, number> | undefined }

export function OrderFilters({ wanted, show, counts }: Props) {
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
          {counts && <span className="choice-count"> {counts[value].toLocaleString('en-US')}</span>}
        </Link>
      ))}
    </nav>
  )
}
