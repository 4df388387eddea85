import { Link } from '@tanstack/react-router'
import { EmptyPicture } from '../ui/empty-picture.tsx'
import { NotFoundScreen } from './not-found-screen.tsx'
import { sessionAtom } from './session.ts'
import { useStored } from './stored-atom.ts'

/** What is said below /admin where there is nothing to show: to customers, that it is for staff. */
export function StaffOnlyScreen() {
  const person = useStored(sessionAtom)
  if (person?.isAdmin) return <NotFoundScreen />
  return (
    <div className="notice">
      <EmptyPicture />
      <h1>This is for staff</h1>
      <p>
        {person && `You are signed in as ${person.email}, and that is a customer’s account. `}
        If you work here, ask the owner of the shop to make you an admin.
      </p>
      <div className="button-row">
        <Link to="/" className="btn btn-primary">
          See all products
        </Link>
        <Link to="/my-orders" className="btn btn-outline">
          See my orders
        </Link>
      </div>
    </div>
  )
}
