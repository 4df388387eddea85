import { expect, test } from 'vitest'
import { pagesAround } from './paginate.tsx'

test.each([
  [1, 1, '1'],
  [1, 7, '1 2 … 7'],
  [4, 7, '1 2 3 4 5 6 7'],
  [5, 9, '1 … 4 5 6 … 9'],
  [7, 7, '1 … 6 7'],
  [3, 4, '1 2 3 4'],
])('page %i of %i offers %s', (page, pages, offered) => {
  expect(
    pagesAround(page, pages)
      .map(number => number ?? '…')
      .join(' '),
  ).toBe(offered)
})
