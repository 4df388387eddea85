import { Link } from '@tanstack/react-router'
import { memo } from 'react'
import type { Order } from '../../contract/orders.ts'
import { Paginate } from '../ui/paginate.tsx'
import type { OrdersAddress } from './addresses.ts'
import { ListNotice } from './list-notice.tsx'
import { OrderRow } from './order-row.tsx'
import { pageOf } from './page-of.ts'

type Props = {
  orders: Order[]
  /** There is none at all. */
  isEmpty: boolean
  wanted: string
  show: OrdersAddress['show'] | undefined
  page: string | undefined
}

/** Drawn anew only when its rows are others: not while somebody types ahead of them. */
export const OrdersTable = memo(function OrdersTable(props: Props) {
  const { orders, isEmpty, wanted, show, page: asked } = props
  const { rows, page, pages } = pageOf(orders, asked)
  if (isEmpty) {
    return <ListNotice title="No orders yet" text="What customers buy appears here at once." />
  }
  if (rows.length === 0) {
    return (
      <ListNotice title="No orders found" text="Try another customer or id, or look at all orders.">
        <Link to="/admin/orders" className="btn btn-outline">
          See all orders
        </Link>
      </ListNotice>
    )
  }
  return (
    <>
      <div className="rows-panel">
        <table className="rows orders-rows">
          <thead>
            <tr>
              <th scope="col">Order</th>
              <th scope="col">Date</th>
              <th scope="col">Customer</th>
              <th scope="col">Total</th>
              <th scope="col">Paid</th>
              <th scope="col">Delivered</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(order => (
              <OrderRow key={order.id} order={order} />
            ))}
          </tbody>
        </table>
      </div>
      <Paginate
        page={page}
        pages={pages}
        link={(number, text, attributes) => (
          <Link
            to="/admin/orders"
            search={{
              ...(wanted && { search: wanted }),
              ...(show && { show }),
              page: String(number),
            }}
            {...attributes}
          >
            {text}
          </Link>
        )}
      />
    </>
  )
})
