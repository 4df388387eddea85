import { type Cents, type OrderPrices, showMoney } from '../../contract/money.ts'

type Props = { prices: OrderPrices; shippingHint?: string }

/** What an order costs, and how it comes about. */
export function PriceRows({ prices, shippingHint }: Props) {
  return (
    <dl className="price-rows">
      <Row name="Items" amount={prices.itemsPrice} />
      <Row name="Shipping" hint={shippingHint} amount={prices.shippingPrice} />
      <Row name="Tax" amount={prices.taxPrice} />
      <Row name="Total" amount={prices.totalPrice} />
    </dl>
  )
}

type RowProps = { name: string; hint?: string | undefined; amount: Cents }

function Row({ name, hint, amount }: RowProps) {
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
