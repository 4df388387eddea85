import type { Order } from '../../contract/orders.ts'
import { sessionAtom } from '../base/session.ts'
import { useStored } from '../base/stored-atom.ts'
import { PaymentArea } from '../payments/payment-area.tsx'
import { Day } from './day.tsx'
import { DeliverButton } from './deliver-button.tsx'
import { OrderLines } from './order-lines.tsx'
import { OrderSummary } from './order-summary.tsx'
import { DeliveredTag, PaidTag } from './order-tags.tsx'

/** An order that is there. */
export function OrderDetails({ order }: { order: Order }) {
  const person = useStored(sessionAtom)
  const { user, shippingAddress, paymentMethod, orderItems, createdAt, isPaid } = order
  const { address, city, postalCode, country } = shippingAddress
  const isOwn = person !== null && person.id === user.id

  return (
    <>
      <p className="order-date">
        Placed on <Day time={createdAt} />
      </p>
      <div className="order">
        <div className="order-facts">
          <section className="panel" aria-labelledby="order-shipping">
            <h2 id="order-shipping" className="order-heading">
              Shipping
            </h2>
            <p>
              {user.name}
              <br />
              <a href={`mailto:${user.email}`}>{user.email}</a>
            </p>
            <p>{`${address}, ${city} ${postalCode}, ${country}`}</p>
            <DeliveredTag order={order} />
          </section>
          <section className="panel" aria-labelledby="order-payment">
            <h2 id="order-payment" className="order-heading">
              Payment
            </h2>
            <p>Method: {paymentMethod}</p>
            <PaidTag order={order} />
          </section>
          <section className="panel order-items" aria-labelledby="order-items">
            <h2 id="order-items" className="order-heading">
              Items
            </h2>
            <OrderLines items={orderItems} />
          </section>
        </div>
        <OrderSummary order={order}>
          {isOwn && <PaymentArea order={order} />}
          {person?.isAdmin && <DeliverButton order={order} isSecond={isOwn && !isPaid} />}
        </OrderSummary>
      </div>
    </>
  )
}
