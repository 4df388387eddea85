import { Link } from '@tanstack/react-router'
import { showMoney } from '../../contract/money.ts'
import type { CartItem } from '../cart/cart.ts'
import { lineTotal } from '../cart/cart-lines.ts'
import { Picture } from '../ui/picture.tsx'

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
          <ReviewItem key={item.product} item={item} />
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

function ReviewItem({ item }: { item: CartItem }) {
  const { product, name, image, quantity } = item
  return (
    <li className="review-item">
      <Picture className="review-picture" image={image} alt="" sizes="60px" when="soon" />
      <Link to="/product/$id" params={{ id: String(product) }}>
        {name}
      </Link>
      <p>
        {quantity > 1 && <span className="price">{showMoney(lineTotal(item))}</span>}
        <span className="review-count">
          {quantity} × {showMoney(lineTotal({ ...item, quantity: 1 }))}
        </span>
      </p>
    </li>
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
