import { Link } from '@tanstack/react-router'
import { SHOP } from '../base/titles.ts'

export function Footer() {
  return (
    <footer className="footer">
      <div className="page-width footer-row">
        <p className="footer-name">{SHOP}</p>
        <p>A small shop with good things. Free shipping above $500.</p>
        <nav aria-label="Footer">
          <ul className="plain-list footer-links">
            <li>
              <Link to="/">Home</Link>
            </li>
            <li>
              {/* Without it the id of this page would be taken over, and put into the cart. */}
              <Link to="/cart/{-$id}" params={{ id: undefined }}>
                Cart
              </Link>
            </li>
          </ul>
        </nav>
      </div>
    </footer>
  )
}
