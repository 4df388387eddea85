import type { Answer } from '../answer.ts'
import { invalid, missing, notFound } from './errors.ts'
import { type Field, type Form, partsAt, textAt } from './form.ts'
import type { LineItem } from './session.ts'

/** `line_items`, each with its own price; prices kept at Stripe are not known here. */
export function readLines(form: Form): LineItem[] | Answer {
  const items = partsAt(form, 'line_items')
  if (items.length === 0) return missing('line_items')
  const lines: LineItem[] = []
  for (const [at, item] of items) {
    const line = readLine(item, `line_items[${at}]`)
    if ('status' in line) return line
    lines.push(line)
  }
  if (new Set(lines.map(line => line.currency)).size > 1)
    return invalid('line_items', 'All lines have to be in the same currency.')
  return lines
}

function readLine(item: Field, at: string): LineItem | Answer {
  const price = textAt(item, 'price')
  if (price) return notFound('price', price, `${at}[price]`)
  const currency = textAt(item, 'price_data', 'currency')?.toLowerCase()
  if (!currency) return missing(`${at}[price_data][currency]`)
  if (!/^[a-z]{3}$/.test(currency))
    return invalid(`${at}[price_data][currency]`, `Invalid currency: ${currency}.`)
  const name = textAt(item, 'price_data', 'product_data', 'name')
  if (!name) return missing(`${at}[price_data][product_data][name]`)
  const amount = readInteger(item, ['price_data', 'unit_amount'], at)
  if (typeof amount === 'object') return amount
  const quantity = readInteger(item, ['quantity'], at)
  if (typeof quantity === 'object') return quantity
  if (quantity < 1) return invalid(`${at}[quantity]`, 'The quantity has to be at least 1.')
  const description = textAt(item, 'price_data', 'product_data', 'description')
  return { name, currency, unit_amount: amount, quantity, ...(description && { description }) }
}

function readInteger(item: Field, path: string[], at: string): number | Answer {
  const text = textAt(item, ...path)
  const param = `${at}${path.map(name => `[${name}]`).join('')}`
  if (text === undefined) return missing(param)
  if (!/^-?\d{1,12}$/.test(text))
    return invalid(param, `Invalid integer: ${text}`, 'parameter_invalid_integer')
  if (Number(text) < 0)
    return invalid(
      param,
      'This value must be greater than or equal to 0.',
      'parameter_invalid_integer',
    )
  return Number(text)
}

export function totalOf(lines: LineItem[] | Answer): number | undefined {
  if ('status' in lines) return undefined
  return lines.reduce((sum, line) => sum + line.unit_amount * line.quantity, 0)
}
