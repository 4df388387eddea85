import { expect, test } from 'vitest'
import { describeChanges, nameOfField, showValue } from './describe-change.ts'

test.each([
  ['price', 2050, '$20.50'],
  ['stock', 12345, '12,345'],
  ['role', 'superuser', 'Superuser'],
  ['image', '/media/0123456789abcdef0123456789abcdef-800.webp', 'No. 01234567'],
  ['image', '/media/placeholder-800.webp', 'Placeholder'],
  ['description', '', undefined],
  ['deliveredAt', null, undefined],
  ['name', 'Mug', 'Mug'],
])('%s %j is shown as %s', (field, value, text) => {
  expect(showValue(field, value)).toBe(text)
})

test('a time is a day and an hour, and a long text is cut', () => {
  expect(showValue('deliveredAt', '2026-11-15T12:00:00.000Z')).toMatch(/15 Nov 2026, \d\d:\d\d/)
  expect(showValue('description', 'x'.repeat(300))).toHaveLength(201)
})

test('changes are told field by field; what is empty before and after is not', () => {
  expect(describeChanges({ price: 100, description: '' }, { price: 200, stock: 0 })).toEqual([
    { field: 'price', from: '$1.00', to: '$2.00' },
    { field: 'stock', from: undefined, to: '0' },
  ])
  expect(['stock', 'image', 'name'].map(nameOfField)).toEqual(['In stock', 'Picture', 'Name'])
})
