import { useLocation } from '@tanstack/react-router'
import { useSetAtom } from 'jotai'
import { useRef, useState } from 'react'
import { useStored } from '../base/stored-atom.ts'
import { Message } from '../ui/message.tsx'
import { type CartItem, cartAtom, putBack } from './cart.ts'
import { CartList } from './cart-list.tsx'
import { CartSummary } from './cart-summary.tsx'
import { EmptyCart } from './empty-cart.tsx'
import { RemovedLine } from './removed-line.tsx'
import { useCartLines } from './use-cart-lines.ts'

export type Removed = { item: CartItem; place: number }

export function CartScreen() {
  const { lines, checking, failure, checkAgain } = useCartLines()
  const items = useStored(cartAtom)
  const setCart = useSetAtom(cartAtom)
  const [removed, setRemoved] = useState<Removed>()
  const heading = useRef<HTMLHeadingElement>(null)
  const news = useLocation({ select: ({ state }) => state.adding })

  function remove(product: number) {
    const place = items.findIndex(each => each.product === product)
    const item = items[place]
    if (item) setRemoved({ item, place })
    setCart(items.filter(each => each !== item))
  }

  function undo({ item, place }: Removed) {
    setCart(putBack(items, item, place))
    setRemoved(undefined)
    // The button that had the focus is gone; the keyboard goes on from the top of the screen.
    heading.current?.focus()
  }

  const refused = news?.refused && <Message kind="bad">{news.refused}</Message>
  const removedLine = removed && (
    <RemovedLine key={removed.item.product} item={removed.item} onUndo={() => undo(removed)} />
  )
  return (
    <div className="cart">
      {lines.length === 0 ? (
        <>
          {refused}
          {removedLine && <div className="panel cart-list">{removedLine}</div>}
          <EmptyCart heading={heading} />
        </>
      ) : (
        <>
          <div className="cart-head">
            <h1 ref={heading} tabIndex={-1}>
              Your Cart
            </h1>
            <p role="status">
              {checking && <span className="cart-checking">Checking prices and stock…</span>}
            </p>
          </div>
          {refused}
          {failure && (
            <Message kind="bad">
              <span>Prices and stock could not be checked: {failure.message}</span>
              <button type="button" className="button-in-message" onClick={checkAgain}>
                Try again
              </button>
            </Message>
          )}
          <div className="columns">
            <CartList
              lines={lines}
              granted={news?.granted}
              onRemove={remove}
              removedPlace={removed?.place}
              removedLine={removedLine}
            />
            <CartSummary lines={lines} />
          </div>
        </>
      )}
    </div>
  )
}
