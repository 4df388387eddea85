import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { ApiError } from '../base/api.ts'
import { EmptyPicture } from '../ui/empty-picture.tsx'
import { LoadFailure } from './load-failure.tsx'
import { OrderDetails } from './order-details.tsx'
import { OrderShape } from './order-skeleton.tsx'
import { orderNumber, orderQuery } from './queries.ts'

export function OrderScreen() {
  const { id } = useParams({ from: '/order/$id' })
  const number = orderNumber(id)
  return number ? <NumberedOrder key={number} id={number} /> : <NoSuchOrder />
}

function NumberedOrder({ id }: { id: number }) {
  const { data: order, error, refetch, isFetching } = useQuery(orderQuery(id))
  if (!order && error instanceof ApiError && error.status === 404) return <NoSuchOrder />
  return (
    <>
      <h1>Order {id}</h1>
      {order ? (
        <OrderDetails order={order} />
      ) : error ? (
        <LoadFailure error={error} isTrying={isFetching} tryAgain={refetch} />
      ) : (
        <OrderShape />
      )}
    </>
  )
}

/** Also for orders of somebody else: who may not see one need not know that it is there. */
function NoSuchOrder() {
  return (
    <div className="notice">
      <EmptyPicture />
      <h1>There is no such order.</h1>
      <p>The number may be mistyped, or the order belongs to another account.</p>
      <Link to="/my-orders" className="btn btn-primary">
        See my orders
      </Link>
    </div>
  )
}
