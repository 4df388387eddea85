import { PRODUCTS_PER_PAGE } from '../../contract/products.ts'
import { Skeleton } from '../ui/skeleton.tsx'

const CARDS = Array.from({ length: PRODUCTS_PER_PAGE }, (_, place) => place)

/** The home screen before its products are there, in the same measures. */
export function HomeSkeleton() {
  return (
    <Skeleton label="Loading products">
      <div className="skeleton skeleton-heading" />
      <div className="product-grid">
        {CARDS.map(place => (
          <div key={place} className="skeleton skeleton-card" />
        ))}
      </div>
    </Skeleton>
  )
}
