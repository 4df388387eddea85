import { Link } from '@tanstack/react-router'
import type { CartItem } from '../cart/cart.ts'
import { OrderLine } from '../orders/order-line.tsx'

type Props = {
  items: CartItem[]
  /** How many lines of the cart cannot be ordered. */
  left: number
}

export function ReviewItems({ items, left }: Props) {
  return (
    <section className="panel" aria-labelledby="review-items">
      <div className="checkout-fact-head">
        <h2 id="review-items">Items</h2>
        <Link to="/cart/{-$id}" className="text-button" aria-label="Change the cart">
          Change
        </Link>
      </div>
      {items.length === 0 && <EmptyItems />}
      <ul className="plain-list">
        {items.map(item => (
          <OrderLine key={item.product} line={item} />
        ))}
      </ul>
      {left > 0 && (
        <p className="review-left">
          {left === 1 ? 'One product' : `${left} products`} in your cart {left === 1 ? 'is' : 'are'}{' '}
          not available and not part of this order.
        </p>
      )}
    </section>
  )
}

function EmptyItems() {
  return (
    <div className="review-empty">
      <p>Your cart is empty</p>
      <Link to="/" className="btn btn-outline">
        See all products
      </Link>
    </div>
  )
}
