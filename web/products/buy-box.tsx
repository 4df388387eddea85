import { Link, useNavigate } from '@tanstack/react-router'
import { useSetAtom } from 'jotai'
import { type MouseEvent, type SubmitEvent, useState } from 'react'
import type { Product } from '../../contract/products.ts'
import { cartAtom, putInCart } from '../cart/cart.ts'
import { Icon } from '../ui/icon.tsx'
import { Price } from '../ui/price.tsx'

const MOST_AT_ONCE = 10

/** A plain form to the cart, so that it sells without script as well. */
export function BuyBox({ product }: { product: Product }) {
  const { id, price, countInStock } = product
  const [added, setAdded] = useState(0)
  const setCart = useSetAtom(cartAtom)
  const navigate = useNavigate()
  const soldOut = countInStock === 0
  const most = Math.min(countInStock, MOST_AT_ONCE)
  const quantities = Array.from({ length: most }, (_, place) => place + 1)

  function addToCart(event: MouseEvent<HTMLButtonElement>) {
    event.preventDefault()
    const quantity = readQuantity(event.currentTarget.form)
    setCart(items => putInCart(items, product, quantity))
    setAdded(quantity)
  }

  function checkOut(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const quantity = String(readQuantity(event.currentTarget))
    navigate({ to: '/cart/{-$id}', params: { id: String(id) }, search: { quantity } })
  }

  return (
    <form className="buy-box" action={`/cart/${id}`} onSubmit={checkOut}>
      <label className="quantity">
        <span>Quantity</span>
        <select name="quantity" disabled={soldOut} onChange={() => setAdded(0)}>
          {quantities.map(quantity => (
            <option key={quantity} value={quantity}>
              {quantity}
            </option>
          ))}
        </select>
      </label>
      <div className="buy-row">
        <div className="buy-bar">
          <div role="status" className="buy-news">
            {added > 0 && (
              <p className="message message-good">
                <Icon name="check" />
                <span>{added === 1 ? 'Added to your cart.' : `${added} added to your cart.`}</span>
                <Link to="/cart/{-$id}" params={{ id: undefined }}>
                  View cart
                </Link>
              </p>
            )}
          </div>
          <span className="buy-bar-price" aria-hidden="true">
            <Price amount={price} />
          </span>
          <button type="submit" className="btn btn-primary" disabled={soldOut} onClick={addToCart}>
            Add To Cart
          </button>
        </div>
        <button type="submit" className="btn btn-outline" disabled={soldOut}>
          Checkout Now
        </button>
      </div>
      <p className="panel buy-promise">
        <Icon name="truck" />
        Free shipping above $500 · pay with PayPal or Stripe
      </p>
    </form>
  )
}

function readQuantity(form: HTMLFormElement | null): number {
  return form ? Number(new FormData(form).get('quantity')) || 1 : 1
}
