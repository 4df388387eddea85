import type { ReactNode } from 'react'

type Props = { kind: 'good' | 'low' | 'bad'; children: ReactNode }

/** A coloured box with news; what went wrong is read out at once. */
export function Message({ kind, children }: Props) {
  return (
    <div className={`message message-${kind}`} role={kind === 'bad' ? 'alert' : 'status'}>
      {children}
    </div>
  )
}
