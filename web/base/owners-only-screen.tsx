import { Link } from '@tanstack/react-router'
import { EmptyPicture } from '../ui/empty-picture.tsx'

/** For admins at a place that is for superusers. */
export function OwnersOnlyScreen() {
  return (
    <div className="notice">
      <EmptyPicture />
      <h1>This is not for you</h1>
      <p>
        Only a superuser can see who changed what. If you need to know, ask the owner of the shop.
      </p>
      <Link to="/admin/orders" className="btn btn-primary">
        See the orders
      </Link>
    </div>
  )
}
