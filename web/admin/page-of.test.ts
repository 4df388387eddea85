import { expect, test } from 'vitest'
import { pageOf } from './page-of.ts'

const list = Array.from({ length: 23 }, (_, place) => place + 1)

test.each([
  [undefined, 1, 1, 10],
  ['2', 2, 11, 20],
  ['3', 3, 21, 23],
  ['9', 3, 21, 23],
  ['0', 1, 1, 10],
  ['-1', 1, 1, 10],
  ['two', 1, 1, 10],
])('page %s of 23 is page %i, from %i to %i', (asked, page, first, last) => {
  const shown = pageOf(list, asked)
  expect(shown).toMatchObject({ page, pages: 3 })
  expect([shown.rows[0], shown.rows.at(-1)]).toEqual([first, last])
})

test('an empty list has one empty page', () => {
  expect(pageOf([], '4')).toEqual({ rows: [], page: 1, pages: 1 })
})
