import { Link } from '@tanstack/react-router'
import { sessionAtom } from '../base/session.ts'
import { useStored } from '../base/stored-atom.ts'
import { SHOP } from '../base/titles.ts'
import { cartAtom, countItems } from '../cart/cart.ts'
import { Icon } from '../ui/icon.tsx'
import { Menu } from '../ui/menu.tsx'
import { AccountLinks, AdminLinks } from './account-links.tsx'
import { SearchForm } from './search-form.tsx'
import { ThemeSwitch } from './theme-switch.tsx'

export function NavigationBar() {
  const person = useStored(sessionAtom)
  return (
    <header className="bar">
      <div className="page-width bar-row">
        <Link to="/" className="bar-name">
          {SHOP}
        </Link>
        <SearchForm />
        <nav aria-label="Main" className="bar-links">
          <Link to="/" className="bar-link bar-wide">
            Home
          </Link>
          <CartLink />
          {person?.isAdmin && (
            <div className="bar-wide">
              <Menu name="admin-menu" label="Admin">
                <AdminLinks />
              </Menu>
            </div>
          )}
          <div className="bar-wide bar-links">
            {person ? (
              <Menu name="user-menu" label={person.name.split(' ')[0] || person.username}>
                <AccountLinks />
              </Menu>
            ) : (
              <>
                <Link to="/login" className="bar-link">
                  Sign In
                </Link>
                <Link to="/register" className="bar-link">
                  Sign Up
                </Link>
              </>
            )}
          </div>
          <ThemeSwitch />
          <div className="bar-narrow">
            <Menu name="main-menu" label={<Icon name="list" label="Menu" />}>
              <li>
                <Link to="/">Home</Link>
              </li>
              <AccountLinks />
              {person?.isAdmin && <li className="menu-title">Admin</li>}
              {person?.isAdmin && <AdminLinks />}
            </Menu>
          </div>
        </nav>
      </div>
    </header>
  )
}

function CartLink() {
  const count = countItems(useStored(cartAtom))
  return (
    // Without params the id of this page would be taken over, and put into the cart.
    <Link to="/cart/{-$id}" params={{ id: undefined }} className="bar-link">
      Cart
      {count > 0 && (
        <span className="bar-count">
          {count}
          <span className="visually-hidden"> {count === 1 ? 'item' : 'items'}</span>
        </span>
      )}
    </Link>
  )
}
