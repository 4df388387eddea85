import { createHash, timingSafeEqual } from 'node:crypto'

/** Compares secrets in a time that says nothing about them. */
export function sameText(given: string | undefined, expected: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return given !== undefined && timingSafeEqual(digest(given), digest(expected))
}
