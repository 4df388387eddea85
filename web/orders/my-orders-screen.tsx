import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { Order } from '../../contract/orders.ts'
import { EmptyPicture } from '../ui/empty-picture.tsx'
import { LoadFailure } from './load-failure.tsx'
import { MyOrdersShape } from './my-orders-skeleton.tsx'
import { OrderCard } from './order-card.tsx'
import { myOrdersQuery } from './queries.ts'

export function MyOrdersScreen() {
  const { data: orders, error, refetch, isFetching } = useQuery(myOrdersQuery)
  return (
    <>
      <h1 className="my-orders-heading">My Orders</h1>
      {orders ? (
        <OrderCards orders={orders} />
      ) : error ? (
        <LoadFailure error={error} isTrying={isFetching} tryAgain={refetch} />
      ) : (
        <MyOrdersShape />
      )}
    </>
  )
}

function OrderCards({ orders }: { orders: Order[] }) {
  if (orders.length === 0) {
    return (
      <div className="notice">
        <EmptyPicture />
        <h2>You haven't placed any orders yet</h2>
        <p>Everything you buy here is kept in this place, from payment to delivery.</p>
        <Link to="/" className="btn btn-primary">
          See all products
        </Link>
      </div>
    )
  }
  return (
    <ul className="plain-list order-cards">
      {orders.map(order => (
        <li key={order.id}>
          <OrderCard order={order} />
        </li>
      ))}
    </ul>
  )
}
