import { Link } from '@tanstack/react-router'
import type { OrderSummary } from '../../contract/orders.ts'
import { Day } from '../orders/day.tsx'
import { Price } from '../ui/price.tsx'

export function OrderRow({ order }: { order: OrderSummary }) {
  const { id, createdAt, user, totalPrice, isPaid, isDelivered } = order
  return (
    <tr>
      <th scope="row" className="rows-order">
        <Link to="/order/$id" params={{ id: String(id) }} className="row-link">
          Order {id}
        </Link>
      </th>
      <td className="rows-date">
        <Day time={createdAt} />
      </td>
      <td className="rows-customer">{user.name}</td>
      <td className="rows-total">
        <Price amount={totalPrice} />
      </td>
      <td className="rows-paid">
        <span className={`tag tag-${isPaid ? 'good' : 'bad'}`}>{isPaid ? 'Paid' : 'Not Paid'}</span>
      </td>
      <td className="rows-delivered">
        <span className={`tag tag-${isDelivered ? 'good' : 'low'}`}>
          {isDelivered ? 'Delivered' : 'Not Delivered'}
        </span>
      </td>
    </tr>
  )
}
