import type { ReactNode } from 'react'

type Props = {
  /** Unique on the page. */
  name: string
  label: ReactNode
  /** List items with links and buttons. */
  children: ReactNode
}

/**
 * A button with a list below it, by the browser's own popover: it opens without script, closes
 * on Escape and on a click elsewhere, and gives the focus back.
 */
export function Menu({ name, label, children }: Props) {
  return (
    <>
      <button type="button" className={`bar-link menu-button anchor-${name}`} popoverTarget={name}>
        {label}
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/noStaticElementInteractions: the entries are links and buttons with keys of their own; this only closes after them. */}
      <div
        id={name}
        className={`menu anchored-to-${name}`}
        popover="auto"
        onClick={event => event.currentTarget.hidePopover()}
      >
        <ul className="plain-list">{children}</ul>
      </div>
    </>
  )
}
