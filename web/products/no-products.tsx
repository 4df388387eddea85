import { Link } from '@tanstack/react-router'
import { EmptyPicture } from '../ui/empty-picture.tsx'

const CATEGORIES = ['Electronics', 'Clothing', 'Books']

export function NoProducts() {
  return (
    <div className="notice">
      <EmptyPicture />
      <h2>No Products Found</h2>
      <p>Try a different search term or browse our categories</p>
      <ul className="plain-list button-row">
        {CATEGORIES.map(category => (
          <li key={category}>
            <Link to="/" search={{ keyword: category }} className="btn btn-outline">
              {category}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
