import type { ReactNode } from 'react'

type Props = { label: string; className?: string; children: ReactNode }

/** The shape of a screen that is on its way. */
export function Skeleton({ label, className, children }: Props) {
  return (
    <div ref={showFromTop} role="status" aria-label={label} className={className}>
      {children}
    </div>
  )
}

/** The old screen may have been left far down; going back is restored once the new one is there. */
function showFromTop(element: HTMLElement | null) {
  if (element) window.scrollTo({ top: 0, behavior: 'instant' })
}
