import { useNavigate } from '@tanstack/react-router'
import { useSetAtom } from 'jotai'
import { showMoney } from '../../contract/money.ts'
import { cartAtom, countItems } from './cart.ts'
import { type CartLine, orderableItems, priceItems } from './cart-lines.ts'

export function CartSummary({ lines }: { lines: CartLine[] }) {
  const setCart = useSetAtom(cartAtom)
  const navigate = useNavigate()
  const now = lines.map(line => line.now)
  const orderable = orderableItems(now)
  const count = countItems(orderable)
  const left = lines.length - orderable.length

  function proceed() {
    // Who goes on has seen what changed, and orders it so.
    setCart(now)
    navigate({ to: '/shipping' })
  }

  return (
    <section className="panel summary" aria-labelledby="cart-summary">
      <h2 id="cart-summary">
        Subtotal ({count} {count === 1 ? 'item' : 'items'})
      </h2>
      <p className="summary-subtotal price">{showMoney(priceItems(orderable).itemsPrice)}</p>
      <p className="summary-hint">
        Shipping and tax are added at checkout. Free shipping above $500.
      </p>
      {left > 0 && (
        <p className="summary-hint">
          {left === 1 ? 'One product is' : `${left} products are`} not available and will not be
          ordered.
        </p>
      )}
      <button type="button" className="btn btn-primary" disabled={count === 0} onClick={proceed}>
        Proceed To Checkout
      </button>
    </section>
  )
}
