import { Link } from '@tanstack/react-router'
import type { Order } from '../../contract/orders.ts'
import { Picture } from '../ui/picture.tsx'
import { Price } from '../ui/price.tsx'
import { Day } from './day.tsx'
import { DeliveredTag, PaidTag } from './order-tags.tsx'

const MOST_PICTURES = 4

export function OrderCard({ order }: { order: Order }) {
  const { id, createdAt, totalPrice, orderItems } = order
  // The last place is the count's where not all of them fit.
  const room = orderItems.length > MOST_PICTURES ? MOST_PICTURES - 1 : MOST_PICTURES
  const more = orderItems.length - room
  return (
    <article className="link-card order-card">
      <div className="order-card-row">
        <h2 className="order-card-name">
          <Link to="/order/$id" params={{ id: String(id) }} className="link-card-link">
            Order {id}
          </Link>
        </h2>
        <Day time={createdAt} />
      </div>
      {orderItems.length === 0 ? (
        <p className="order-card-pictures order-muted">Your Order is empty</p>
      ) : (
        <ul className="plain-list order-card-pictures">
          {orderItems.slice(0, room).map(item => (
            <li key={item.id}>
              <Picture image={item.image} alt={item.name} sizes="84px" when="soon" />
            </li>
          ))}
          {more > 0 && (
            <li className="order-card-more">
              +{more}
              <span className="visually-hidden"> more</span>
            </li>
          )}
        </ul>
      )}
      <div className="order-card-row order-card-foot">
        <p className="order-card-tags">
          <PaidTag order={order} />
          <DeliveredTag order={order} />
        </p>
        <p className="order-card-total">
          <span className="visually-hidden">Total </span>
          <Price amount={totalPrice} />
        </p>
      </div>
    </article>
  )
}
