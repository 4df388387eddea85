import { expect, test } from 'vitest'
import { indexTexts } from './find-text.ts'

const people = [
  { id: 7, name: 'Inês Figueiredo', email: 'ines@example.com' },
  { id: 12, name: 'Wen Zhao', email: 'wen@example.com' },
]
const find = indexTexts(people, ({ id, name, email }) => [id, name, email])

test.each([
  ['', [7, 12]],
  ['   ', [7, 12]],
  ['ines', [7]],
  ['INÊS', [7]],
  ['zhao', [12]],
  ['wen@', [12]],
  ['12', [12]],
  ['#7', [7]],
  ['nobody', []],
  // The end of one field and the beginning of the next are not a text.
  ['7 in', []],
])('%j finds %j', (typed, ids) => {
  expect(find(typed).map(({ id }) => id)).toEqual(ids)
})
