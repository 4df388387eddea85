import { Refusal } from './refusal.ts'

type Turns = { places: number; longestQueue: number; full: string }

/** Lets a few run at once, first come, first served; who finds too many waiting is told so. */
export function takingTurns({ places, longestQueue, full }: Turns) {
  const queue: (() => void)[] = []
  let taken = 0
  return async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (taken >= places) {
      if (queue.length >= longestQueue) throw new Refusal('unavailable', full, 5)
      await new Promise<void>(resolve => queue.push(resolve))
    } else {
      taken++
    }
    try {
      return await work()
    } finally {
      const next = queue.shift()
      if (next) next()
      else taken--
    }
  }
}
