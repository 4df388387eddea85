import { Link } from '@tanstack/react-router'

/** Between the answer and the screen of the order, and for when that screen does not come. */
export function OrderPlaced({ id }: { id: number }) {
  return (
    <div className="notice">
      <h1>Your order is placed</h1>
      <p>Thank you. We are opening it now.</p>
      <Link to="/order/$id" params={{ id: String(id) }} className="btn btn-primary">
        See your order
      </Link>
    </div>
  )
}
