import { Link } from '@tanstack/react-router'
import { atom, getDefaultStore, useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import { Icon } from '../ui/icon.tsx'

type Toast = { id: number; text: string; link?: { to: string; label: string } }

const SHOWN_FOR_MS = 5000
const MOST_AT_ONCE = 3

const toastsAtom = atom<Toast[]>([])
let lastId = 0

/** Tells of something that happened out of sight. The same news twice is shown once. */
export function showToast(text: string, options: { link?: { to: string; label: string } } = {}) {
  lastId += 1
  const toast = { id: lastId, text, ...options }
  getDefaultStore().set(toastsAtom, toasts =>
    [...toasts.filter(other => other.text !== text), toast].slice(-MOST_AT_ONCE),
  )
}

function dismiss(id: number) {
  getDefaultStore().set(toastsAtom, toasts => toasts.filter(toast => toast.id !== id))
}

/** Always on the page: screen readers tell what is added to a place that they know already. */
export function Toasts() {
  const toasts = useAtomValue(toastsAtom)
  return (
    <div role="status" aria-live="polite" aria-label="Notifications" className="toasts">
      {toasts.map(toast => (
        <ToastBox key={toast.id} toast={toast} />
      ))}
    </div>
  )
}

function ToastBox({ toast: { id, text, link } }: { toast: Toast }) {
  // Whoever points at it or has the focus in it is still reading.
  const [pointedAt, setPointedAt] = useState(false)
  const [focused, setFocused] = useState(false)
  const held = pointedAt || focused
  useEffect(() => {
    if (held) return
    const timer = setTimeout(() => dismiss(id), SHOWN_FOR_MS)
    return () => clearTimeout(timer)
  }, [held, id])

  function close() {
    dismiss(id)
    // The button that had the focus is gone; the keyboard goes on with the screen.
    document.getElementById('content')?.focus({ preventScroll: true })
  }

  const address = link && new URL(link.to, location.origin)

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: nothing to operate, the timer only waits.
    <div
      className="toast-box"
      onMouseEnter={() => setPointedAt(true)}
      onMouseLeave={() => setPointedAt(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      <p>{text}</p>
      {address && (
        <Link
          to={address.pathname}
          search={Object.fromEntries(address.searchParams)}
          onClick={() => dismiss(id)}
        >
          {link?.label}
        </Link>
      )}
      <button type="button" className="toast-close" onClick={close}>
        <Icon name="close" label="Dismiss" />
      </button>
    </div>
  )
}
