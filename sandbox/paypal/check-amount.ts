import type { Fault } from './create-order.ts'
import { type Money, type PurchaseUnit, toCents } from './order.ts'

const currencies = new Set(
  'AUD BRL CAD CHF CNY CZK DKK EUR GBP HKD HUF ILS JPY MXN MYR NOK NZD PHP PLN SEK SGD THB TWD USD'.split(
    ' ',
  ),
)
const withoutCents = new Set(['HUF', 'JPY', 'TWD'])
const subtracted = new Set(['discount', 'shipping_discount'])

type Unknowns = Record<string, unknown>

export function isObject(value: unknown): value is Unknowns {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The amount of a purchase unit, its breakdown and the items it is said to be made of. */
export function checkAmount(unit: Unknowns, at: string): PurchaseUnit['amount'] | Fault {
  const amount = checkMoney(unit.amount, at)
  if ('issue' in amount) return amount
  const cents = toCents(amount.value)
  if (cents <= 0) return { issue: 'CANNOT_BE_ZERO_OR_NEGATIVE', field: `${at}/value` }
  if (cents > 999_999_999) return { issue: 'MAX_VALUE_EXCEEDED', field: `${at}/value` }
  const parts = isObject(unit.amount) ? unit.amount.breakdown : undefined
  if (!isObject(parts)) return amount
  const breakdown: Record<string, Money> = {}
  let sum = 0
  for (const [name, part] of Object.entries(parts)) {
    const money = checkMoney(part, `${at}/breakdown/${name}`)
    if ('issue' in money) return money
    breakdown[name] = money
    sum += toCents(money.value) * (subtracted.has(name) ? -1 : 1)
  }
  if (sum !== cents) return { issue: 'AMOUNT_MISMATCH', field: `${at}/value`, value: amount.value }
  const fault = checkItems(unit.items, breakdown.item_total, `${at}/breakdown/item_total`)
  return fault ?? { ...amount, breakdown }
}

function checkMoney(money: unknown, at: string): Money | Fault {
  if (!isObject(money)) return { issue: 'MISSING_REQUIRED_PARAMETER', field: at }
  const { currency_code: currency, value } = money
  if (currency === undefined)
    return { issue: 'MISSING_REQUIRED_PARAMETER', field: `${at}/currency_code` }
  if (value === undefined) return { issue: 'MISSING_REQUIRED_PARAMETER', field: `${at}/value` }
  if (typeof currency !== 'string' || !currencies.has(currency))
    return { issue: 'INVALID_CURRENCY_CODE', field: `${at}/currency_code`, value: currency }
  const field = `${at}/value`
  // A number is refused as well: PayPal wants amounts as text.
  if (typeof value !== 'string') return { issue: 'INVALID_PARAMETER_SYNTAX', field, value }
  if (/^-\d/.test(value)) return { issue: 'CANNOT_BE_ZERO_OR_NEGATIVE', field, value }
  const [, whole, cents = ''] = /^(\d{1,12})(?:\.(\d+))?$/.exec(value) ?? []
  if (whole === undefined) return { issue: 'INVALID_PARAMETER_SYNTAX', field, value }
  const places = withoutCents.has(currency) ? 0 : 2
  if (cents.length > places) return { issue: 'DECIMAL_PRECISION', field, value }
  const shown = places === 0 ? whole : `${Number(whole)}.${cents.padEnd(2, '0')}`
  return { currency_code: currency, value: shown }
}

function checkItems(items: unknown, total: Money | undefined, field: string): Fault | undefined {
  if (!Array.isArray(items) || !total) return undefined
  let sum = 0
  for (const item of items) {
    const price = isObject(item) ? checkMoney(item.unit_amount, `${field}/unit_amount`) : undefined
    if (!price || 'issue' in price) return price
    sum += toCents(price.value) * Number(isObject(item) ? item.quantity : 0)
  }
  return sum === toCents(total.value) ? undefined : { issue: 'ITEM_TOTAL_MISMATCH', field }
}
