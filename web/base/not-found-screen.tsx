import { Link } from '@tanstack/react-router'
import { EmptyPicture } from '../ui/empty-picture.tsx'

export function NotFoundScreen() {
  return (
    <div className="notice">
      <EmptyPicture />
      <h1>We could not find that</h1>
      <p>The page may have moved, or the product is not in the shop any more.</p>
      <Link to="/" className="btn btn-primary">
        See all products
      </Link>
    </div>
  )
}
