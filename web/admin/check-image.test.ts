import { expect, test } from 'vitest'
import { checkImage } from './check-image.ts'

const MB = 1024 * 1024

test.each([
  ['image/png', 10 * MB, undefined],
  ['image/webp', 1, undefined],
  ['image/png', 10 * MB + 1, 'The image must be at most 10 MB.'],
  ['image/gif', 1, 'Please choose a JPEG, PNG or WebP picture.'],
  ['image/svg+xml', 1, 'Please choose a JPEG, PNG or WebP picture.'],
  ['application/pdf', 1, 'Please choose a JPEG, PNG or WebP picture.'],
  ['', 1, 'Please choose a JPEG, PNG or WebP picture.'],
  ['image/jpeg', 0, 'This file is empty.'],
])('%s of %i bytes: %s', (type, size, problem) => {
  expect(checkImage({ type, size })).toBe(problem)
})
