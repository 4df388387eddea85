import { expect, test } from 'vitest'
import { nextSort, readSorting } from './product-order.ts'

test('a heading sorts, then backwards, then not at all', () => {
  expect(nextSort(undefined, 'price')).toBe('price')
  expect(nextSort('price', 'price')).toBe('-price')
  expect(nextSort('-price', 'price')).toBeUndefined()
  expect(nextSort('-price', 'name')).toBe('name')
})

test('an unknown order is none', () => {
  expect(readSorting('-stock')).toEqual({ by: 'stock', direction: 'descending' })
  expect(readSorting('colour')).toBeUndefined()
  expect(readSorting(undefined)).toBeUndefined()
})
