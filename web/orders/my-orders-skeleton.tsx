import { Skeleton } from '../ui/skeleton.tsx'

export function MyOrdersSkeleton() {
  return (
    <>
      <h1 className="my-orders-heading">My Orders</h1>
      <MyOrdersShape />
    </>
  )
}

export function MyOrdersShape() {
  return (
    <Skeleton label="Loading your orders" className="order-cards">
      <div className="skeleton order-card-shape" />
      <div className="skeleton order-card-shape" />
      <div className="skeleton order-card-shape" />
    </Skeleton>
  )
}
