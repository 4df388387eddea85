import { Fragment, type ReactNode } from 'react'
import { CartLineRow } from './cart-line-row.tsx'
import type { CartLine } from './cart-lines.ts'
import type { AddingNews } from './load-cart.ts'

type Props = {
  lines: CartLine[]
  granted: AddingNews['granted']
  onRemove: (product: number) => void
  /** Where a line was, and what stands there until something else happens. */
  removedPlace: number | undefined
  removedLine: ReactNode
}

export function CartList({ lines, granted, onRemove, removedPlace, removedLine }: Props) {
  const last = removedPlace !== undefined && removedPlace >= lines.length
  return (
    <ul className="plain-list panel cart-list">
      {lines.map((line, place) => (
        <Fragment key={line.now.product}>
          {place === removedPlace && <li>{removedLine}</li>}
          <li>
            <CartLineRow line={line} why={whyGranted(line, granted)} onRemove={onRemove} />
          </li>
        </Fragment>
      ))}
      {last && <li>{removedLine}</li>}
    </ul>
  )
}

/** True until the shopper chooses another quantity. */
function whyGranted({ now, changes }: CartLine, granted: AddingNews['granted']) {
  const same = granted?.product === now.product && granted.quantity === now.quantity
  return same && changes.length === 0 ? granted.why : undefined
}
