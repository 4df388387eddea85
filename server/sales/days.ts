const DAY_MS = 24 * 60 * 60 * 1000

/** `2026-11-15`, of a time in UTC. */
export function dayOf(time: string): string {
  return time.slice(0, 10)
}

/** The midnight with which the day of this time began, or one some days from it. */
export function midnight(time: string, days = 0): string {
  return new Date(Date.parse(dayOf(time)) + days * DAY_MS).toISOString()
}

/** So many days, the last of which is the day of this time. */
export function daysUpTo(time: string, count: number): string[] {
  return Array.from({ length: count }, (_, place) => dayOf(midnight(time, place + 1 - count)))
}
