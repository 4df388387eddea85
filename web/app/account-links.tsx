import { Link } from '@tanstack/react-router'
import { sessionAtom } from '../base/session.ts'
import { useStored } from '../base/stored-atom.ts'
import { LogoutButton } from './logout-button.tsx'

/** The entries of a menu that depend on who is here. */
export function AccountLinks() {
  const person = useStored(sessionAtom)
  if (!person) {
    return (
      <>
        <li>
          <Link to="/login">Sign In</Link>
        </li>
        <li>
          <Link to="/register">Sign Up</Link>
        </li>
      </>
    )
  }
  return (
    <>
      <li>
        <Link to="/profile">Profile</Link>
      </li>
      <li>
        <Link to="/my-orders">My Orders</Link>
      </li>
      <li>
        <LogoutButton />
      </li>
    </>
  )
}

export function AdminLinks() {
  const person = useStored(sessionAtom)
  return (
    <>
      <li>
        {/* Every screen of the administration is below it, and none of those is it. */}
        <Link to="/admin" activeOptions={{ exact: true, includeSearch: false }}>
          Overview
        </Link>
      </li>
      <li>
        <Link to="/admin/users">Users</Link>
      </li>
      <li>
        <Link to="/admin/products">Products</Link>
      </li>
      <li>
        <Link to="/admin/orders">Orders</Link>
      </li>
      {person?.is_superuser && (
        <li>
          <Link to="/admin/audit">Audit log</Link>
        </li>
      )}
    </>
  )
}
