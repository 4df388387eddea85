import { expect, test } from 'vitest'
import type { Product } from '../../contract/products.ts'
import type { CartItem } from './cart.ts'
import { compareLine, lineTotal, orderableItems, priceItems } from './cart-lines.ts'

const stored: CartItem = {
  product: 1,
  name: 'Mug',
  image: '/media/mug-800.webp',
  price: '20.00',
  countInStock: 9,
  quantity: 5,
}
const found: Product = {
  id: 1,
  name: 'Mug',
  image: '/media/mug-800.webp',
  price: '20.00',
  rating: 0,
  numReviews: 0,
  description: '',
  brand: 'Nordlys',
  category: 'Kitchen',
  countInStock: 9,
}

test('a line that the shop still sells the same way has nothing to say', () => {
  expect(compareLine(stored, found)).toEqual({ now: stored, changes: [] })
  expect(compareLine(stored, undefined)).toEqual({ now: stored, changes: [] })
})

test('more stock than before is no news', () => {
  const line = compareLine(stored, { ...found, countInStock: 50 })
  expect(line).toEqual({ now: { ...stored, countInStock: 50 }, changes: [] })
})

test('a changed price is taken and told with both prices', () => {
  const { now, changes } = compareLine(stored, { ...found, price: '1025.50' })
  expect(now.price).toBe('1025.50')
  expect(changes).toEqual(['The price changed from $20.00 to $1,025.50'])
})

test('a stock below the quantity cuts it and tells what it was', () => {
  const { now, changes, missing } = compareLine(stored, { ...found, countInStock: 2 })
  expect(now.quantity).toBe(2)
  expect(changes).toEqual(['Only 2 left; you had 5'])
  expect(missing).toBeUndefined()
})

test('what is gone or sold out stays in the cart and cannot be ordered', () => {
  const gone = compareLine(stored, 'gone')
  const soldOut = compareLine(stored, { ...found, countInStock: 0 })
  expect(gone.missing).toBe('No longer available')
  expect(soldOut.missing).toBe('Sold out')
  expect(soldOut.now.quantity).toBe(5)
  expect(orderableItems([gone.now, soldOut.now, stored])).toEqual([stored])
})

test('a line that was known to be missing stays so until the shop has answered', () => {
  const kept = { ...stored, countInStock: 0 }
  expect(compareLine(kept, undefined).missing).toBe('Not available')
  expect(compareLine(kept, found).missing).toBeUndefined()
})

test('lines are priced as the shop prices orders', () => {
  expect(lineTotal(stored)).toBe(10_000)
  const prices = { itemsPrice: 10_000, shippingPrice: 1000, taxPrice: 1500, totalPrice: 12_500 }
  expect(priceItems([stored])).toEqual(prices)
})
