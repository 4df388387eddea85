import { expect, test } from 'vitest'
import { ShippingAddress } from '../../contract/orders.ts'
import { ADDRESS_FIELDS, findProblems, showAddress } from './address.ts'

const rome = { address: '1 Main Street', city: 'Rome', postalCode: '00100', country: 'Italy' }

test('the form has the fields and the lengths of the contract', () => {
  const { properties } = ShippingAddress
  expect(ADDRESS_FIELDS.map(({ name }) => name)).toEqual(Object.keys(properties))
  for (const { name, longest } of ADDRESS_FIELDS) {
    expect(properties[name]).toMatchObject({ maxLength: longest })
  }
})

test('any address that the shop takes is fine', () => {
  expect(findProblems(rome)).toEqual({})
  expect(findProblems({ ...rome, postalCode: '-', address: 'x'.repeat(300) })).toEqual({})
})

test('a blank field and one that is too long are told apart', () => {
  expect(findProblems({ ...rome, city: ' ', postalCode: '1'.repeat(21) })).toEqual({
    city: 'Please enter your city.',
    postalCode: 'Please use at most 20 characters; these are 21.',
  })
})

test('an address is shown on one line', () => {
  expect(showAddress(rome)).toBe('1 Main Street, Rome 00100, Italy')
})
