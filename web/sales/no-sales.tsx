import { Link } from '@tanstack/react-router'
import { EmptyPicture } from '../ui/empty-picture.tsx'

export function NoSales({ days }: { days: number }) {
  return (
    <div className="notice">
      <EmptyPicture />
      <h3>No orders in the last {days} days</h3>
      <p>What customers buy appears here at once.</p>
      <Link to="/admin/products" className="btn btn-outline">
        See the products
      </Link>
    </div>
  )
}
