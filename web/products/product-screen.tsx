import { useSuspenseQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { Picture } from '../ui/picture.tsx'
import { Price } from '../ui/price.tsx'
import { Rating } from '../ui/rating.tsx'
import { BuyBox } from './buy-box.tsx'
import { productQuery } from './queries.ts'
import { Reviews } from './reviews.tsx'
import { StockBadge } from './stock-badge.tsx'

export function ProductScreen() {
  const { id } = useParams({ from: '/product/$id' })
  const { data: product } = useSuspenseQuery(productQuery(Number(id)))
  const { name, image, brand, category, price, rating, numReviews, description } = product

  return (
    <>
      <div className="product">
        <Picture
          className="product-picture"
          image={image}
          alt={name}
          sizes="(min-width: 1300px) 640px, (min-width: 768px) 52vw, 100vw"
          when="first"
        />
        <div className="product-facts">
          <p className="product-origin">
            <Link to="/" search={{ keyword: category }}>
              {category}
            </Link>
            {' · '}
            <Link to="/" search={{ keyword: brand }}>
              {brand}
            </Link>
          </p>
          <h1 className="product-name">{name}</h1>
          <p>
            <a href="#reviews" className="product-rating">
              <Rating value={rating} reviews={numReviews} />
            </a>
          </p>
          <p className="product-price">
            <Price amount={price} />
          </p>
          <p className="product-description">{description}</p>
          <StockBadge count={product.countInStock} />
          <BuyBox key={product.id} product={product} />
        </div>
      </div>
      <Reviews product={product} />
    </>
  )
}
