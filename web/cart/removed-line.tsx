import type { CartItem } from './cart.ts'

type Props = { item: CartItem; onUndo: () => void }

/** Stands where the line was. The way back gets the focus, whose button is gone. */
export function RemovedLine({ item, onUndo }: Props) {
  return (
    <div role="status" className="cart-removed">
      <p>{item.name} was removed.</p>
      <button
        ref={takeFocus}
        type="button"
        className="text-button"
        aria-label={`Undo: put ${item.name} back`}
        onClick={onUndo}
      >
        Undo
      </button>
    </div>
  )
}

/** Once, when it appears: the same function at every drawing. */
function takeFocus(button: HTMLButtonElement | null) {
  button?.focus({ preventScroll: true })
}
