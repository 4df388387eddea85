import { useEffect, useRef, useState } from 'react'

const PAUSE_MS = 250

/**
 * The text of a search box that lives in the address. It is there at every key press; the address
 * follows when the fingers rest, and where it changes by itself, as by going back, the box follows.
 */
export function useTyped(inAddress: string, settle: (text: string) => void) {
  const [typed, setTyped] = useState(inAddress)
  const last = useRef(inAddress)
  // What we put into the address ourselves, and have not seen there yet.
  const underWay = useRef<string[]>([])

  useEffect(() => {
    const place = underWay.current.lastIndexOf(inAddress)
    underWay.current = underWay.current.slice(place + 1)
    if (place >= 0 || inAddress === last.current) return
    last.current = inAddress
    setTyped(inAddress)
  }, [inAddress])

  useEffect(() => {
    if (typed === last.current) return
    const timer = setTimeout(() => {
      last.current = typed
      underWay.current.push(typed)
      settle(typed)
    }, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [typed, settle])

  return [typed, setTyped] as const
}
