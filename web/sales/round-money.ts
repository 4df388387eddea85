import type { Cents } from '../../contract/money.ts'

const COMPACT = new Intl.NumberFormat('en-US', { notation: 'compact', maximumFractionDigits: 1 })

/** $1.2K, where there is little room. */
export function showRoundMoney(cents: Cents): string {
  return `$${COMPACT.format(cents / 100)}`
}
