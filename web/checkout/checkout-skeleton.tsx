import { Skeleton } from '../ui/skeleton.tsx'

/** A form of the checkout before its script is there. */
export function CheckoutFormSkeleton() {
  return (
    <Skeleton label="Loading the checkout">
      <div className="skeleton steps-skeleton" />
      <div className="checkout-form">
        <div className="skeleton skeleton-title" />
        <div className="skeleton checkout-skeleton-form" />
      </div>
    </Skeleton>
  )
}

/** The review of the order, in the same measures. */
export function PlaceOrderSkeleton() {
  return (
    <Skeleton label="Loading the checkout">
      <div className="skeleton steps-skeleton" />
      <div className="columns">
        <div className="checkout-facts">
          <div className="skeleton checkout-skeleton-fact" />
          <div className="skeleton checkout-skeleton-fact" />
          <div className="skeleton checkout-skeleton-items" />
        </div>
        <div className="skeleton checkout-skeleton-summary" />
      </div>
    </Skeleton>
  )
}
