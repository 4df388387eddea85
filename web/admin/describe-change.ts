import { showMoney } from '../../contract/money.ts'

export type Shown = { field: string; from: string | undefined; to: string | undefined }

const NAMES: Record<string, string> = {
  stock: 'In stock',
  image: 'Picture',
  deliveredAt: 'Delivered',
}
const LONGEST = 200
const MOMENT = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' })

export function nameOfField(field: string): string {
  return NAMES[field] ?? `${field.charAt(0).toUpperCase()}${field.slice(1)}`
}

export function showMoment(time: string): string {
  return MOMENT.format(new Date(time))
}

/** What a field of a product, a user or an order holds, in words. Nothing is undefined. */
export function showValue(field: string, value: unknown): string | undefined {
  if (value === undefined || value === null || value === '') return undefined
  if (field === 'price' && typeof value === 'number') return showMoney(value)
  if (field === 'image') return showImage(String(value))
  if (field === 'role') return nameOfField(String(value))
  if (field.endsWith('At')) return showMoment(String(value))
  if (typeof value === 'number') return value.toLocaleString('en-US')
  const text = String(value)
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text
}

/** Names of files are long and mean nothing; their beginnings tell one from another. */
function showImage(path: string): string {
  const name = path.split('/').at(-1) ?? ''
  return name.startsWith('placeholder') ? 'Placeholder' : `No. ${name.slice(0, 8)}`
}

/** Field by field, in the order that the log has them. */
export function describeChanges(
  before: Record<string, unknown>,
  after: Record<string, unknown>,
): Shown[] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .map(field => ({
      field,
      from: showValue(field, before[field]),
      to: showValue(field, after[field]),
    }))
    .filter(({ from, to }) => from !== undefined || to !== undefined)
}
