import { expect, test } from 'vitest'
import { checkFile } from './check-file.ts'

test.each([
  [{ name: 'products.csv', size: 1 }, undefined],
  [{ name: 'PRODUCTS.CSV', size: 10 * 1024 * 1024 }, undefined],
  [{ name: 'products.xlsx', size: 1 }, expect.stringContaining('Please choose a CSV file.')],
  [{ name: 'products.csv', size: 10 * 1024 * 1024 + 1 }, 'The file must be at most 10 MB.'],
  [{ name: 'products.csv', size: 0 }, 'This file is empty.'],
])('the file %j is told apart', (file, problem) => {
  expect(checkFile(file)).toEqual(problem)
})
