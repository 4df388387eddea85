import { Link } from '@tanstack/react-router'
import { parseMoney, showMoney } from '../../contract/money.ts'
import type { OrderItem } from '../../contract/orders.ts'
import { Picture } from '../ui/picture.tsx'

/** One line of an order, placed or about to be. */
export function OrderLine({ line }: { line: Omit<OrderItem, 'id'> }) {
  const { product, name, image, quantity, price } = line
  return (
    <li className="order-line">
      <Picture className="order-line-picture" image={image} alt="" sizes="60px" when="soon" />
      <div>
        {product === null ? (
          <>
            <p className="order-line-name">{name}</p>
            <p className="order-muted">No longer in the shop</p>
          </>
        ) : (
          <Link to="/product/$id" params={{ id: String(product) }} className="order-line-name">
            {name}
          </Link>
        )}
      </div>
      <p className="order-line-sum">
        {quantity > 1 && <span className="price">{showMoney(parseMoney(price) * quantity)}</span>}
        <span className="order-muted">
          {quantity} × {showMoney(parseMoney(price))}
        </span>
      </p>
    </li>
  )
}
