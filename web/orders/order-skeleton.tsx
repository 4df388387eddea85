import { useParams } from '@tanstack/react-router'
import { Skeleton } from '../ui/skeleton.tsx'

/** The order before anything is known of it but its number. */
export function OrderSkeleton() {
  const { id } = useParams({ from: '/order/$id' })
  return (
    <>
      <h1>Order {id}</h1>
      <OrderShape />
    </>
  )
}

/** In the measures of what comes. */
export function OrderShape() {
  return (
    <Skeleton label="Loading the order">
      <div className="skeleton order-date order-shape-date" />
      <div className="order">
        <div className="order-facts">
          <div className="skeleton order-shape-shipping" />
          <div className="skeleton order-shape-payment" />
          <div className="skeleton order-shape-items" />
        </div>
        <div className="skeleton order-shape-summary" />
      </div>
    </Skeleton>
  )
}
