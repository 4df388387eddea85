export const ROUNDS = 5

export type Spread = { median: number; min: number; max: number }

export function spreadOf(values: number[]): Spread {
  const sorted = values.toSorted((a, b) => a - b)
  const at = (place: number) => sorted[place] ?? Number.NaN
  return { median: at(Math.floor(sorted.length / 2)), min: at(0), max: at(sorted.length - 1) }
}

/** How much was done in a second, and in a second of the processor where that is known. */
export type Rate = { perSecond: number; perCpuSecond?: number }

export type Ratios = { measured: Spread; byProcessor?: Spread }

/** One after the other in each round, so that whatever slows the machine slows both. */
export async function ratiosOf(
  ours: () => Promise<Rate>,
  limit: () => Promise<Rate>,
): Promise<Ratios> {
  // Whatever is compiled or prepared at the first use is not what is measured.
  await ours()
  await limit()
  const rounds: [Rate, Rate][] = []
  for (let round = 0; round < ROUNDS; round++) rounds.push([await ours(), await limit()])
  const measured = spreadOf(rounds.map(([first, second]) => first.perSecond / second.perSecond))
  const onProcessor = rounds.flatMap(([first, second]) =>
    first.perCpuSecond && second.perCpuSecond ? first.perCpuSecond / second.perCpuSecond : [],
  )
  return { measured, ...(onProcessor.length > 0 && { byProcessor: spreadOf(onProcessor) }) }
}

export async function repeat(measure: () => Promise<number>, times = ROUNDS): Promise<Spread> {
  const values: number[] = []
  for (let round = 0; round < times; round++) values.push(await measure())
  return spreadOf(values)
}
