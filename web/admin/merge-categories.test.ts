import { expect, test } from 'vitest'
import { mergeCategories } from './merge-categories.ts'

test('the three categories of the shop are offered even when it is empty', () => {
  expect(mergeCategories([])).toEqual(['Electronics', 'Clothing', 'Books'])
})

test('other categories follow, and capitals make no second one', () => {
  expect(mergeCategories(['books', 'Kitchen', 'kitchen', 'ELECTRONICS', 'Garden'])).toEqual([
    'Electronics',
    'Clothing',
    'Books',
    'Kitchen',
    'Garden',
  ])
})
