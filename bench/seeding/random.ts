export type Random = {
  /** A whole number from `min` to `max`, both included. */
  whole(min: number, max: number): number
  pick<T>(from: readonly T[]): T
  /** True in so many of a hundred cases. */
  chance(percent: number): boolean
}

/** The same numbers at every run (mulberry32): two measurements see the same shop. */
export function createRandom(seed: number): Random {
  let state = seed
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const whole = (min: number, max: number) => min + Math.floor(next() * (max - min + 1))
  return {
    whole,
    pick: <T>(from: readonly T[]) => from[whole(0, from.length - 1)] as T,
    chance: percent => next() * 100 < percent,
  }
}
