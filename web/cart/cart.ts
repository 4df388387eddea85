import type { Product } from '../../contract/products.ts'
import { storedAtom } from '../base/stored-atom.ts'

export type CartItem = {
  product: number
  name: string
  image: string
  price: string
  countInStock: number
  quantity: number
}

export const cartAtom = storedAtom<CartItem[]>('cartItems', [], parseCart)

export function countItems(items: CartItem[]): number {
  return items.reduce((sum, item) => sum + item.quantity, 0)
}

/** A product that is in the cart already keeps its place and gets the new quantity. */
export function putInCart(items: CartItem[], product: Product, quantity: number): CartItem[] {
  const { id, name, image, price, countInStock } = product
  const item = { product: id, name, image, price, countInStock, quantity }
  return items.some(each => each.product === id)
    ? items.map(each => (each.product === id ? item : each))
    : [...items, item]
}

export function setQuantity(items: CartItem[], product: number, quantity: number): CartItem[] {
  return items.map(each => (each.product === product ? { ...each, quantity } : each))
}

/** Back where it was, unless the product is in the cart again by now. */
export function putBack(items: CartItem[], item: CartItem, place: number): CartItem[] {
  return items.some(each => each.product === item.product) ? items : items.toSpliced(place, 0, item)
}

/** Lines that cannot be used are left out; the good ones stay. */
export function parseCart(stored: unknown): CartItem[] | undefined {
  return Array.isArray(stored) ? stored.flatMap(each => parseItem(each) ?? []) : undefined
}

function parseItem(stored: unknown): CartItem | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined
  const { product, name, image, price, countInStock, quantity } = stored as Record<
    keyof CartItem,
    unknown
  >
  if (typeof name !== 'string' || typeof image !== 'string') return undefined
  // A picture from elsewhere would tell somebody else what is in the cart.
  if (!image.startsWith('/') || image.startsWith('//')) return undefined
  if (typeof price !== 'string' || !/^\d{1,9}\.\d{2}$/.test(price)) return undefined
  if (!isCount(product, 1) || !isCount(countInStock, 0) || !isCount(quantity, 1)) return undefined
  return { product, name, image, price, countInStock, quantity }
}

function isCount(value: unknown, least: number): value is number {
  return Number.isSafeInteger(value) && (value as number) >= least
}
