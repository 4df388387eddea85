import { Link, Navigate } from '@tanstack/react-router'
import { useStored } from '../base/stored-atom.ts'
import { cartAtom } from '../cart/cart.ts'
import { orderableItems, priceItems } from '../cart/cart-lines.ts'
import { PriceRows } from '../orders/price-rows.tsx'
import { showAddress } from './address.ts'
import { paymentMethodAtom, shippingAddressAtom } from './checkout.ts'
import { CheckoutSteps } from './checkout-steps.tsx'
import { orderOfCart } from './order-of-cart.ts'
import { OrderPlaced } from './order-placed.tsx'
import { PlaceOrderFailure } from './place-order-failure.tsx'
import { ReviewItems } from './review-items.tsx'
import { usePlaceOrder } from './use-place-order.ts'

export function PlaceOrderScreen() {
  const cart = useStored(cartAtom)
  const address = useStored(shippingAddressAtom)
  const method = useStored(paymentMethodAtom)
  const { data: placed, error, isPending, placeOrder } = usePlaceOrder()
  if (placed) return <OrderPlaced id={placed.id} />
  // Cleared in another tab.
  if (!address) return <Navigate to="/shipping" replace />
  if (!method) return <Navigate to="/payment" replace />

  const items = orderableItems(cart)
  const order = orderOfCart(items, address, method)
  return (
    <>
      <CheckoutSteps current="Place Order" />
      <h1 className="visually-hidden">Place Order</h1>
      <div className="columns">
        <div className="checkout-facts">
          <section className="panel" aria-labelledby="review-shipping">
            <div className="checkout-fact-head">
              <h2 id="review-shipping">Shipping</h2>
              <Link to="/shipping" className="text-button" aria-label="Change the address">
                Change
              </Link>
            </div>
            <p>{showAddress(address)}</p>
          </section>
          <section className="panel" aria-labelledby="review-payment">
            <div className="checkout-fact-head">
              <h2 id="review-payment">Payment</h2>
              <Link to="/payment" className="text-button" aria-label="Change the payment method">
                Change
              </Link>
            </div>
            <p>Method: {method}</p>
          </section>
          <ReviewItems items={items} left={cart.length - items.length} />
        </div>
        <section className="panel summary" aria-labelledby="review-summary">
          <h2 id="review-summary">Order Summary</h2>
          {items.length > 0 ? (
            <PriceRows prices={priceItems(items)} shippingHint="Free above $500" />
          ) : (
            <p className="summary-hint">There is nothing to order yet.</p>
          )}
          {error && !isPending && (
            <PlaceOrderFailure error={error} onRetry={() => placeOrder(order)} />
          )}
          <button
            type="button"
            className="btn btn-primary"
            disabled={items.length === 0 || isPending}
            onClick={() => placeOrder(order)}
          >
            {isPending ? 'Placing your order…' : 'Place Order'}
          </button>
          {items.length > 0 && (
            <p className="summary-hint summary-foot">You pay on the next page.</p>
          )}
        </section>
      </div>
    </>
  )
}
