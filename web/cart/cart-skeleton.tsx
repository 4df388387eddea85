import { useStored } from '../base/stored-atom.ts'
import { Skeleton } from '../ui/skeleton.tsx'
import { cartAtom } from './cart.ts'

/** The cart before its script is there, in the same measures. */
export function CartSkeleton() {
  const items = useStored(cartAtom)
  const lines = items.length > 0 ? items.map(({ product }) => product) : [0]
  return (
    <Skeleton label="Loading the cart" className="cart">
      <div className="cart-head">
        <div className="skeleton cart-skeleton-heading" />
      </div>
      <div className="columns">
        <div className="panel cart-list">
          {lines.map(product => (
            <div key={product} className="cart-line">
              <div className="skeleton cart-line-picture" />
            </div>
          ))}
        </div>
        <div className="skeleton cart-skeleton-summary" />
      </div>
    </Skeleton>
  )
}
