import { Link } from '@tanstack/react-router'
import { useSetAtom } from 'jotai'
import { showMoney } from '../../contract/money.ts'
import { EmptyPicture } from '../ui/empty-picture.tsx'
import { Message } from '../ui/message.tsx'
import { Picture } from '../ui/picture.tsx'
import { cartAtom, setQuantity } from './cart.ts'
import { type CartLine, lineTotal } from './cart-lines.ts'
import { QuantityField } from './quantity-field.tsx'

type Props = {
  line: CartLine
  /** Why the line has another quantity than was asked for. */
  why: string | undefined
  onRemove: (product: number) => void
}

export function CartLineRow({ line: { now, missing, gone, changes }, why, onRemove }: Props) {
  const setCart = useSetAtom(cartAtom)
  const { product, name, image } = now
  const notes = why ? [...changes, why] : changes
  return (
    <article className={missing ? 'cart-line cart-line-missing' : 'cart-line'}>
      {gone ? (
        <div className="cart-line-picture cart-line-well">
          <EmptyPicture />
        </div>
      ) : (
        <Picture className="cart-line-picture" image={image} alt="" sizes="96px" when="soon" />
      )}
      <div className="cart-line-facts">
        <h2 className="cart-line-name">
          {gone ? (
            name
          ) : (
            <Link to="/product/$id" params={{ id: String(product) }}>
              {name}
            </Link>
          )}
        </h2>
        <p className="cart-line-unit">
          {showMoney(lineTotal({ ...now, quantity: 1 }))}
          {!missing && ' each'}
        </p>
      </div>
      <div className="cart-line-actions">
        {missing ? (
          <span className="tag tag-bad">{missing}</span>
        ) : (
          <QuantityField
            item={now}
            onChange={quantity => setCart(items => setQuantity(items, product, quantity))}
          />
        )}
        <button
          type="button"
          className="text-button"
          aria-label={`Remove ${name}`}
          onClick={() => onRemove(product)}
        >
          Remove
        </button>
      </div>
      <p className="cart-line-total">
        {missing ? (
          <span className="visually-hidden">Not counted</span>
        ) : (
          <span className="price">{showMoney(lineTotal(now))}</span>
        )}
      </p>
      {notes.length > 0 && (
        <div className="cart-line-notes">
          <Message kind="low">
            {notes.map(note => (
              <p key={note}>{note}</p>
            ))}
          </Message>
        </div>
      )}
    </article>
  )
}
