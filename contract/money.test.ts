import { expect, test } from 'vitest'
import { formatMoney, parseMoney, priceOrder, showMoney } from './money.ts'

test.each([
  [0, '0.00', '$0.00'],
  [5, '0.05', '$0.05'],
  [4917, '49.17', '$49.17'],
  [114_900, '1149.00', '$1,149.00'],
  [123_456_789, '1234567.89', '$1,234,567.89'],
])('%i cents are %s on the wire and %s on the screen', (cents, wire, screen) => {
  expect(formatMoney(cents)).toBe(wire)
  expect(showMoney(cents)).toBe(screen)
  expect(parseMoney(wire)).toBe(cents)
})

test('an amount is read from numbers with a float’s dust and from long decimals', () => {
  expect(parseMoney(0.1 + 0.2)).toBe(30)
  expect(parseMoney(1.15)).toBe(115)
  expect(parseMoney('49.170000')).toBe(4917)
  expect(parseMoney('7')).toBe(700)
})

test('shipping is free above 500 dollars and 10 dollars up to it', () => {
  expect(priceOrder([{ price: 500_00, quantity: 1 }]).shippingPrice).toBe(10_00)
  expect(priceOrder([{ price: 500_01, quantity: 1 }]).shippingPrice).toBe(0)
  expect(priceOrder([{ price: 1, quantity: 1 }]).shippingPrice).toBe(10_00)
})

test('tax is 15 percent of the items, half a cent up', () => {
  expect(priceOrder([{ price: 10, quantity: 1 }]).taxPrice).toBe(2) // 1.5 cents
  expect(priceOrder([{ price: 9, quantity: 1 }]).taxPrice).toBe(1) // 1.35 cents
  expect(priceOrder([{ price: 35, quantity: 1 }]).taxPrice).toBe(5) // 5.25 cents
  expect(priceOrder([{ price: 30, quantity: 1 }]).taxPrice).toBe(5) // 4.5 cents
})

test('the total is items, shipping and tax', () => {
  const prices = priceOrder([
    { price: 20_00, quantity: 2 },
    { price: 4_50, quantity: 1 },
  ])
  expect(prices).toEqual({
    itemsPrice: 44_50,
    shippingPrice: 10_00,
    taxPrice: 6_68,
    totalPrice: 61_18,
  })
})
