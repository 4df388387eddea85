import { type Cents, parseMoney, priceOrder, showMoney } from '../../contract/money.ts'
import type { Product } from '../../contract/products.ts'
import { mostOf } from './asked-quantity.ts'
import type { CartItem } from './cart.ts'

/** A line of the cart beside what the shop says about it today. */
export type CartLine = {
  /** What would be ordered now. The stored line stays as it is until the shopper goes on. */
  now: CartItem
  /** Why it cannot be ordered; such a line counts for nothing. */
  missing?: string
  /** The shop does not know the product any more, nor its picture. */
  gone?: true
  /** What is different from when the shopper last saw it. */
  changes: string[]
}

/** What the shop answered: the product, that there is none, or nothing yet. */
export type Found = Product | 'gone' | undefined

export function compareLine(stored: CartItem, found: Found): CartLine {
  if (found === 'gone') {
    const now = { ...stored, countInStock: 0 }
    return { now, missing: 'No longer available', gone: true, changes: [] }
  }
  if (!found) {
    const missing = stored.countInStock === 0 && { missing: 'Not available' }
    return { now: stored, ...missing, changes: [] }
  }
  const { name, image, price, countInStock } = found
  const now = { ...stored, name, image, price, countInStock }
  const changes: string[] = []
  if (price !== stored.price) {
    changes.push(`The price changed from ${show(stored.price)} to ${show(price)}`)
  }
  if (countInStock === 0) return { now, missing: 'Sold out', changes }
  const most = mostOf(countInStock)
  if (stored.quantity <= most) return { now, changes }
  changes.push(`Only ${most} left; you had ${stored.quantity}`)
  return { now: { ...now, quantity: most }, changes }
}

/** The lines that can be ordered. */
export function orderableItems(items: CartItem[]): CartItem[] {
  return items.filter(({ countInStock }) => countInStock > 0)
}

export function priceItems(items: CartItem[]) {
  return priceOrder(items.map(({ price, quantity }) => ({ price: parseMoney(price), quantity })))
}

export function lineTotal(item: CartItem): Cents {
  return priceItems([item]).itemsPrice
}

function show(price: string): string {
  return showMoney(parseMoney(price))
}
