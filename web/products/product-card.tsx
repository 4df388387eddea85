import { Link } from '@tanstack/react-router'
import type { Product } from '../../contract/products.ts'
import { Picture } from '../ui/picture.tsx'
import { Price } from '../ui/price.tsx'
import { Rating } from '../ui/rating.tsx'

type Props = { product: Product; when: 'soon' | 'later' }

export function ProductCard({ product, when }: Props) {
  const { id, name, image, brand, price, rating, numReviews, countInStock } = product
  return (
    <article className="link-card product-card">
      <Picture
        className="product-card-picture"
        image={image}
        alt=""
        sizes="(min-width: 1200px) 290px, (min-width: 768px) 33vw, 50vw"
        when={when}
      />
      <div className="product-card-text">
        <h2 className="product-card-name">
          <Link
            to="/product/$id"
            params={{ id: String(id) }}
            className="link-card-link product-card-link"
          >
            {name}
          </Link>
        </h2>
        <p className="product-card-brand">{brand}</p>
        <Rating value={rating} reviews={numReviews} />
        <p className="product-card-foot">
          <Price amount={price} />
          {countInStock === 0 && <span className="tag tag-bad">Out of stock</span>}
        </p>
      </div>
    </article>
  )
}
