import { drawTable } from '../../scripts/document-tables.ts'
import type { Spread } from './rounds.ts'

/** One line of the table. */
export type Figure = {
  work: string
  /** What it is held against. */
  against: string
  measured: Spread
  /** The same ratio in seconds of the processor, which no other work on the machine changes. */
  byProcessor?: Spread
  unit: 'times' | 'ms' | 's' | 'MB' | 'kB'
  reach: { atLeast: number } | { atMost: number }
}

export function isReached({ measured, reach }: Figure): boolean {
  return 'atLeast' in reach ? measured.median >= reach.atLeast : measured.median <= reach.atMost
}

export function tableOf(figures: Figure[]): string {
  const lines = figures.map(figure => {
    const { work, against, measured, byProcessor, unit, reach } = figure
    const show = (value: number) => showValue(value, unit)
    const wanted = 'atLeast' in reach ? `≥ ${show(reach.atLeast)}` : `≤ ${show(reach.atMost)}`
    const spread = `${show(measured.min)} – ${show(measured.max)}`
    return [
      work,
      against,
      show(measured.median),
      spread,
      byProcessor ? show(byProcessor.median) : '',
      wanted,
      isReached(figure) ? 'yes' : '**no**',
    ]
  })
  const head = ['work', 'held against', 'median', 'spread', 'by CPU', 'reach', 'reached']
  return drawTable(head, lines)
}

function showValue(value: number, unit: Figure['unit']): string {
  if (unit === 'times') return value.toFixed(2)
  const digits = unit === 's' ? 2 : value < 10 ? 1 : 0
  return `${value.toFixed(digits)} ${unit}`
}
