import { Link } from '@tanstack/react-router'
import { ApiError } from '../base/api.ts'
import { Message } from '../ui/message.tsx'

type Props = { error: Error; onRetry: () => void }

/** A refusal says what changed and leads to the cart; after anything else one can try again. */
export function PlaceOrderFailure({ error, onRetry }: Props) {
  const refused = error instanceof ApiError && error.status === 409
  return (
    <Message kind="bad">
      <span>{error.message}</span>
      {refused ? (
        <Link to="/cart/{-$id}" className="button-in-message">
          Review your cart
        </Link>
      ) : (
        <button type="button" className="button-in-message" onClick={onRetry}>
          Try again
        </button>
      )}
    </Message>
  )
}
