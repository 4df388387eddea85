import { expect, test } from 'vitest'
import { checkProduct, fieldOf } from './check-product.ts'

const MUG = {
  name: 'Blue Mug',
  price: '20.00',
  brand: 'Nordlys',
  category: 'Kitchen',
  description: '',
  countInStock: '5',
}

test('a product that the server takes has no problem', () => {
  expect(checkProduct(MUG)).toEqual({})
})

test.each(['0', '7', '0.5', '999999.99'])('%s is a price', price => {
  expect(checkProduct({ ...MUG, price })).toEqual({})
})

test.each(['', '-1', '1e3', '1.234', '1000000', 'five', '1,5'])('%j is no price', price => {
  expect(Object.keys(checkProduct({ ...MUG, price }))).toEqual(['price'])
})

test.each(['0', '1000000'])('%s is a count', countInStock => {
  expect(checkProduct({ ...MUG, countInStock })).toEqual({})
})

test.each(['', '-1', '1.5', '1000001'])('%j is no count', countInStock => {
  expect(Object.keys(checkProduct({ ...MUG, countInStock }))).toEqual(['countInStock'])
})

test('problems come in the order of the form', () => {
  const empty = { name: '', price: '', brand: '', category: '', description: '', countInStock: '' }
  expect(Object.keys(checkProduct(empty))).toEqual([
    'name',
    'price',
    'countInStock',
    'brand',
    'category',
  ])
})

test.each([
  ['price must be an amount in dollars from 0 to 999999, with at most two decimals.', 'price'],
  ['countInStock is missing.', 'countInStock'],
  ['description is too long.', 'description'],
  ['The image must be at most 10 MB.', 'image'],
  ['image must be a JPEG, PNG or WebP picture of at most 40 megapixels.', 'image'],
  ['The shop is out of breath. Please try again in a moment.', undefined],
  ['Network Error', undefined],
])('%j is told at %s', (sentence, field) => {
  expect(fieldOf(sentence)).toBe(field)
})
