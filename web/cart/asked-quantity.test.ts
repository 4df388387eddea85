import { expect, test } from 'vitest'
import { grantQuantity } from './asked-quantity.ts'

test('a quantity within the stock is granted without a word', () => {
  expect(grantQuantity('3', 5)).toEqual({ quantity: 3 })
  expect(grantQuantity('5', 5)).toEqual({ quantity: 5 })
  expect(grantQuantity(undefined, 5)).toEqual({ quantity: 1 })
})

test('more than the stock is cut to it, and said', () => {
  expect(grantQuantity('6', 5)).toEqual({ quantity: 5, why: 'Only 5 left; you asked for 6' })
})

test('more than an order takes is cut, and said', () => {
  const why = 'At most 9999 in one order; you asked for 20000'
  expect(grantQuantity('20000', 1_000_000)).toEqual({ quantity: 9999, why })
})

test.each(['0', '-2', '1.5', 'two', '', '1e3'])('“%s” is no quantity and becomes 1', asked => {
  expect(grantQuantity(asked, 5)).toEqual({ quantity: 1, why: 'The quantity was set to 1' })
})
