import { expect, test } from 'vitest'
import type { Product } from '../../contract/products.ts'
import { type CartItem, countItems, parseCart, putBack, putInCart, setQuantity } from './cart.ts'

const mug: Product = {
  id: 1,
  name: 'Mug',
  image: '/media/mug-800.webp',
  price: '20.00',
  rating: 0,
  numReviews: 0,
  description: '',
  brand: 'Nordlys',
  category: 'Kitchen',
  countInStock: 5,
}
const line: CartItem = {
  product: 1,
  name: 'Mug',
  image: '/media/mug-800.webp',
  price: '20.00',
  countInStock: 5,
  quantity: 2,
}

test('a product that is in the cart already keeps its place and gets the new quantity', () => {
  const other = { ...line, product: 2 }
  expect(putInCart([line, other], mug, 4)).toEqual([{ ...line, quantity: 4 }, other])
  expect(putInCart([other], mug, 2)).toEqual([other, line])
})

test('a new quantity changes that line and nothing else of it', () => {
  const other = { ...line, product: 2 }
  expect(setQuantity([line, other], 2, 5)).toEqual([line, { ...other, quantity: 5 }])
})

test('what was removed comes back to its place, and never twice', () => {
  const [a, b, c] = [1, 2, 3].map(product => ({ ...line, product })) as [
    CartItem,
    CartItem,
    CartItem,
  ]
  expect(putBack([a, c], b, 1)).toEqual([a, b, c])
  expect(putBack([], b, 1)).toEqual([b])
  expect(putBack([{ ...b, quantity: 4 }], b, 0)).toEqual([{ ...b, quantity: 4 }])
})

test('the count is that of all pieces', () => {
  expect(countItems([line, { ...line, product: 2, quantity: 3 }])).toBe(5)
})

test('broken lines of a stored cart are left out, good ones stay', () => {
  const broken = [
    { ...line, quantity: 0 },
    { ...line, quantity: 1.5 },
    { ...line, price: 20 },
    { ...line, price: '<b>' },
    { ...line, product: '1' },
    { ...line, image: 'https://elsewhere.example/pixel.gif' },
    { ...line, image: '//elsewhere.example/pixel.gif' },
    null,
    7,
    [],
  ]
  expect(parseCart([...broken, { ...line, foreign: true }])).toEqual([line])
  expect(parseCart({ items: [line] })).toBeUndefined()
  expect(parseCart('[]')).toBeUndefined()
})
