import { setImmediate as breathe } from 'node:timers/promises'

/** Parts of a list one after the other; everybody else has a turn in between. */
export async function* inParts<T>(list: readonly T[], size: number): AsyncGenerator<T[]> {
  for (let start = 0; start < list.length; start += size) {
    if (start > 0) await breathe()
    yield list.slice(start, start + size)
  }
}
