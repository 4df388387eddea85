import { Link } from '@tanstack/react-router'

/** Stands in for screens that are not made yet. */
export function ComingSoonScreen() {
  return (
    <div className="notice">
      <h1>Not open yet</h1>
      <p>This part of the shop is still being built.</p>
      <Link to="/" className="btn btn-primary">
        See all products
      </Link>
    </div>
  )
}
