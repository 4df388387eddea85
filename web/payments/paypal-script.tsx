import { Message } from '../ui/message.tsx'

/** The faces of PayPal's script before it is there, and when it does not come. */
export function ScriptShape() {
  return <div role="status" aria-label="Loading PayPal" className="skeleton payment-shape" />
}

export function ScriptFailure({ tryAgain }: { tryAgain: () => void }) {
  return (
    <>
      <Message kind="bad">Failed to load the PayPal JS SDK script.</Message>
      <button type="button" className="btn btn-outline" onClick={tryAgain}>
        Try again
      </button>
    </>
  )
}
