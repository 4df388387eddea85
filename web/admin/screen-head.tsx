import type { ReactNode } from 'react'
import './admin.scss'

type Props = {
  title: string
  /** A line below the heading. */
  facts?: ReactNode
  /** What to do here, the main thing last. */
  action?: ReactNode
}

export function ScreenHead({ title, facts, action }: Props) {
  return (
    <div className="admin-head">
      <div>
        <h1>{title}</h1>
        {/* Always there: screen readers tell what changes in a place that they know. */}
        <p role="status" className="admin-facts">
          {facts ?? '\u00a0'}
        </p>
      </div>
      {action && <div className="admin-actions">{action}</div>}
    </div>
  )
}
