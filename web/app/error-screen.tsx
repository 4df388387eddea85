import { type ErrorComponentProps, Link, useRouter } from '@tanstack/react-router'
import { LoadFailure } from '../base/load-in-time.ts'
import { Message } from '../ui/message.tsx'

/** Where a screen could not be made. It says why, and offers another try. */
export function ErrorScreen({ error, reset }: ErrorComponentProps) {
  const router = useRouter()
  async function tryAgain() {
    if (error instanceof LoadFailure) return location.reload()
    await router.invalidate()
    reset()
  }
  return (
    <div className="notice">
      <h1>That did not work</h1>
      <Message kind="bad">
        {error instanceof Error ? error.message : 'Something went wrong.'}
      </Message>
      <div className="button-row">
        <button type="button" className="btn btn-primary" onClick={tryAgain}>
          Try again
        </button>
        <Link to="/" className="btn btn-outline">
          Go to the shop
        </Link>
      </div>
    </div>
  )
}
