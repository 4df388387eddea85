import { parse } from 'csv-parse/sync'
import { expect, test } from 'vitest'
import { products } from '../../contract/products.ts'
import { openTestShop } from '../testing/test-shop.ts'

const shop = await openTestShop()
const admin = await shop.person('admin')

test('every product that is sold is a line of the export, by id', async () => {
  const gone = await shop.product()
  const mug = await shop.product({
    name: 'Blue Mug',
    price: '12.5',
    description: 'Holds "coffee",\nand tea.',
  })
  const trap = await shop.product({ name: '@SUM(A1:A9)', brand: '-1' })
  await shop.call(products.delete, { as: admin, id: gone.id })
  const { body, headers } = await shop.call(products.export, { as: admin })
  expect(headers['content-disposition']).toMatch(/filename="products-[\d-]{10}\.csv"$/)
  expect(parse(body, { bom: true })).toEqual([
    ['id', 'name', 'brand', 'category', 'price', 'stock', 'description', 'image'],
    [
      ...[`${mug.id}`, 'Blue Mug', 'Nordlys', 'Kitchen', '12.50', '10'],
      ...['Holds "coffee",\nand tea.', '/media/placeholder-800.webp'],
    ],
    [
      ...[`${trap.id}`, "'@SUM(A1:A9)", "'-1", 'Kitchen', '20.00', '10'],
      ...['Holds coffee.', '/media/placeholder-800.webp'],
    ],
  ])
})

test('a catalogue of more than one piece is exported whole', async () => {
  await Promise.all(Array.from({ length: 210 }, () => shop.product()))
  const { body } = await shop.call(products.export, { as: admin })
  expect(parse(body, { bom: true })).toHaveLength(1 + 2 + 210)
})
