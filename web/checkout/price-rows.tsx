import { type Cents, type OrderPrices, showMoney } from '../../contract/money.ts'

/** What an order costs, and how it comes about. */
export function PriceRows({ prices }: { prices: OrderPrices }) {
  return (
    <dl className="price-rows">
      <Row name="Items" amount={prices.itemsPrice} />
      <Row name="Shipping" hint="Free above $500" amount={prices.shippingPrice} />
      <Row name="Tax" amount={prices.taxPrice} />
      <Row name="Total" amount={prices.totalPrice} />
    </dl>
  )
}

function Row({ name, hint, amount }: { name: string; hint?: string; amount: Cents }) {
  return (
    <div>
      <dt>
        {name}
        {hint && <span> ({hint})</span>}
      </dt>
      <dd>{showMoney(amount)}</dd>
    </div>
  )
}
