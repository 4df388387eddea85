import { expect, test } from 'vitest'
import type { CartItem } from '../cart/cart.ts'
import { forgetKey, keyOf } from './order-key.ts'
import { orderOfCart } from './order-of-cart.ts'

const rome = { address: '1 Main Street', city: 'Rome', postalCode: '00100', country: 'Italy' }
const mugs: CartItem = {
  product: 7,
  name: 'Mug',
  image: '/media/mug-800.webp',
  price: '250.01',
  countInStock: 9,
  quantity: 2,
}

test('an order names products and quantities, and the prices that were seen', () => {
  expect(orderOfCart([mugs], rome, 'Stripe')).toEqual({
    orderItems: [{ product: 7, quantity: 2 }],
    shippingAddress: rome,
    paymentMethod: 'Stripe',
    itemsPrice: '500.02',
    shippingPrice: '0.00',
    taxPrice: '75.00',
    totalPrice: '575.02',
  })
})

test('the same order keeps its key; another one, and the next one, get their own', () => {
  const order = orderOfCart([mugs], rome, 'PayPal')
  const first = keyOf(order)
  expect(keyOf(structuredClone(order))).toBe(first)
  const other = keyOf(orderOfCart([mugs], rome, 'Stripe'))
  expect(other).not.toBe(first)
  forgetKey()
  expect(keyOf(orderOfCart([mugs], rome, 'Stripe'))).not.toBe(other)
})
