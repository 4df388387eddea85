import { Message } from '../ui/message.tsx'

type Props = { error: Error; isTrying: boolean; tryAgain: () => void }

/** In the place of what could not be fetched. */
export function LoadFailure({ error, isTrying, tryAgain }: Props) {
  return (
    <div className="load-failure">
      <Message kind="bad">{error.message}</Message>
      <button
        type="button"
        className="btn btn-primary"
        disabled={isTrying}
        onClick={() => tryAgain()}
      >
        {isTrying ? 'Trying…' : 'Try again'}
      </button>
    </div>
  )
}
