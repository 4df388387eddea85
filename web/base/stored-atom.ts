import { type Atom, useStore } from 'jotai'
import { atomWithStorage } from 'jotai/utils'
import { useCallback, useSyncExternalStore } from 'react'

/** Makes a value out of what was stored, or `undefined` when it is broken or not ours. */
export type Parse<T> = (stored: unknown) => T | undefined

/** Reads a key of the local storage now. What cannot be used is dropped, and never breaks a page. */
export function readStored<T>(key: string, parse: Parse<T>): T | undefined {
  // On the server there is nobody whose storage it could be.
  if (import.meta.env.SSR) return undefined
  try {
    const text = localStorage.getItem(key)
    if (text === null) return undefined
    const value = parseText(text, parse)
    if (value === undefined) localStorage.removeItem(key)
    return value
  } catch {
    // A browser may forbid the storage altogether.
    return undefined
  }
}

function parseText<T>(text: string, parse: Parse<T>): T | undefined {
  try {
    return parse(JSON.parse(text))
  } catch {
    return undefined
  }
}

/** An atom that lives in the local storage as plain JSON and follows other tabs. */
export function storedAtom<T>(key: string, initial: T, parse: Parse<T>) {
  const storage = {
    getItem: () => readStored(key, parse) ?? initial,
    setItem: (_key: string, value: T) =>
      attempt(() => localStorage.setItem(key, JSON.stringify(value))),
    removeItem: () => attempt(() => localStorage.removeItem(key)),
    subscribe(_key: string, setValue: (value: T) => void) {
      const follow = (event: StorageEvent) => {
        // Without a key everything was cleared.
        if (event.key === key || event.key === null) setValue(readStored(key, parse) ?? initial)
      }
      window.addEventListener('storage', follow)
      return () => window.removeEventListener('storage', follow)
    },
  }
  return Object.assign(atomWithStorage<T>(key, initial, storage, { getOnInit: true }), { initial })
}

/**
 * What a stored atom holds. A page from the server knows nothing of the storage, and its parts come
 * alive one after the other: each begins with the initial value, and has the stored one at once.
 */
export function useStored<T>(atom: Atom<T> & { initial: T }): T {
  const store = useStore()
  // The same function each time: another one would read the storage anew, and so on for ever.
  const subscribe = useCallback((onChange: () => void) => store.sub(atom, onChange), [store, atom])
  return useSyncExternalStore(
    subscribe,
    () => store.get(atom),
    () => atom.initial,
  )
}

/** Full or forbidden storage: the value lives on in this tab. */
function attempt(write: () => void) {
  try {
    write()
  } catch {}
}
