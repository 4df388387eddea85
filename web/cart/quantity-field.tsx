import { useId, useState } from 'react'
import { mostOf } from './asked-quantity.ts'
import type { CartItem } from './cart.ts'

/** A list that is longer than this is worse than a field to type in. */
const LONGEST_LIST = 100

type Props = { item: CartItem; onChange: (quantity: number) => void }

export function QuantityField(props: Props) {
  return mostOf(props.item.countInStock) > LONGEST_LIST ? (
    <TypedQuantity {...props} />
  ) : (
    <ChosenQuantity {...props} />
  )
}

function ChosenQuantity({ item: { name, quantity, countInStock }, onChange }: Props) {
  // Until the shop has answered, the line may have more than there is.
  const length = Math.max(mostOf(countInStock), quantity)
  const quantities = Array.from({ length }, (_, place) => place + 1)
  return (
    <select
      className="form-select cart-quantity"
      aria-label={`Quantity of ${name}`}
      value={quantity}
      onChange={event => onChange(Number(event.target.value))}
    >
      {quantities.map(each => (
        <option key={each} value={each}>
          {each}
        </option>
      ))}
    </select>
  )
}

function TypedQuantity({ item: { name, quantity, countInStock }, onChange }: Props) {
  const most = mostOf(countInStock)
  const hint = useId()
  // While somebody types, the field may hold what is no quantity yet.
  const [typed, setTyped] = useState<string>()

  function type(text: string) {
    setTyped(text)
    const wanted = Number(text)
    if (Number.isInteger(wanted) && wanted >= 1) onChange(Math.min(wanted, most))
  }

  return (
    <div className="cart-typed">
      <input
        className="form-control cart-quantity"
        type="number"
        inputMode="numeric"
        min={1}
        max={most}
        aria-label={`Quantity of ${name}`}
        aria-describedby={hint}
        value={typed ?? quantity}
        onChange={event => type(event.target.value)}
        onBlur={() => setTyped(undefined)}
      />
      <span id={hint} className="cart-hint">
        up to {most}
      </span>
    </div>
  )
}
