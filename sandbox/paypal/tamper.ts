import type { CallTrouble } from '../trouble.ts'
import { fromCents, type Money, toCents } from './order.ts'

/** The trouble `wrong-amount` and `wrong-currency`: a provider that takes something else. */
export function tamper<T extends Money>(amount: T, trouble: CallTrouble | undefined): T {
  if (trouble === 'wrong-amount')
    return { ...amount, value: fromCents(toCents(amount.value) + 100) }
  if (trouble === 'wrong-currency')
    return { ...amount, currency_code: amount.currency_code === 'EUR' ? 'USD' : 'EUR' }
  return amount
}
