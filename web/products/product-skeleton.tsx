import { Skeleton } from '../ui/skeleton.tsx'

/** A product before it is there, in the same measures. */
export function ProductSkeleton() {
  return (
    <Skeleton className="product" label="Loading the product">
      <div className="skeleton product-picture" />
      <div className="product-facts">
        <div className="skeleton skeleton-line" />
        <div className="skeleton skeleton-title" />
        <div className="skeleton skeleton-line" />
        <div className="skeleton skeleton-text" />
        <div className="skeleton skeleton-box" />
      </div>
    </Skeleton>
  )
}
