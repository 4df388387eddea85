import { Link } from '@tanstack/react-router'
import type { Product } from '../../contract/products.ts'
import { Picture } from '../ui/picture.tsx'
import { Price } from '../ui/price.tsx'
import { showRating } from '../ui/rating.tsx'
import { DeleteButton } from './delete-button.tsx'
import { StockTag } from './stock-tag.tsx'

type Props = { product: Product; isLeaving: boolean; onDelete: () => void }

export function ProductRow({ product, isLeaving, onDelete }: Props) {
  const { id, name, image, brand, category, price, countInStock, rating, numReviews } = product
  return (
    <tr>
      <th scope="row" className="rows-product">
        <div>
          <Picture className="rows-picture" image={image} alt="" sizes="44px" when="soon" />
          <p>
            <span className="rows-product-name">{name}</span>
            <span className="rows-muted">
              {brand} · No. {id}
            </span>
          </p>
        </div>
      </th>
      <td className="rows-category">{category}</td>
      <td className="rows-price">
        <Price amount={price} />
      </td>
      <td className="rows-stock">
        <StockTag count={countInStock} />
      </td>
      <td className="rows-rating">
        {numReviews === 0 ? <span className="rows-muted">None</span> : showRating(rating)}
      </td>
      <td className="rows-actions">
        <div>
          <Link
            to="/admin/products/$id/edit"
            params={{ id: String(id) }}
            className="row-action"
            aria-label={`Edit ${name}`}
          >
            Edit
          </Link>
          <a
            href={`/product/${id}`}
            target="_blank"
            rel="noopener"
            className="row-action"
            aria-label={`View ${name} in a new tab`}
          >
            View
          </a>
          <DeleteButton name={name} isLeaving={isLeaving} onDelete={onDelete} />
        </div>
      </td>
    </tr>
  )
}
