import type { Place } from './place.ts'

export type DatabaseName = 'SQLite' | 'PostgreSQL'

/** What was measured, in words for the table, and everything that was not as promised. */
export type Outcome = {
  figures: string
  problems: string[]
  /** This machine lacks what the trial needs: nothing is shown. */
  notTried?: true
}

export type Trial = {
  number: number
  title: string
  databases: DatabaseName[]
  /** `long` does the full counts; short is for every `npm test`. */
  run(place: Place, long: boolean): Promise<Outcome>
}

export const BOTH: DatabaseName[] = ['SQLite', 'PostgreSQL']

/** `201 × 10, 409 × 190` */
export function tally(statuses: Iterable<number | string>): string {
  const counts = new Map<string, number>()
  for (const status of statuses) counts.set(`${status}`, (counts.get(`${status}`) ?? 0) + 1)
  return [...counts]
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([status, count]) => `${status} × ${count}`)
    .join(', ')
}

/** Waits until `holds` does; false when it never did. */
export async function inTime(ms: number, holds: () => Promise<boolean>): Promise<boolean> {
  const endsAt = Date.now() + ms
  for (;;) {
    if (await holds()) return true
    if (Date.now() > endsAt) return false
    await new Promise(resolve => setTimeout(resolve, 50))
  }
}
