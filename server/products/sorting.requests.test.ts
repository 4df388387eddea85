import { expect, test } from 'vitest'
import { products } from '../../contract/products.ts'
import { openTestShop } from '../testing/test-shop.ts'

const shop = await openTestShop()
const mug = { name: 'Blue Mug', price: '20', category: 'Kitchen', countInStock: '3' }
await shop.product(mug)
await shop.product({ ...mug, name: 'amber Lamp', price: '100', category: 'Electronics' })
await shop.product({ ...mug, name: 'Copper Kettle', price: '9.50', countInStock: '0' })
await shop.product({ ...mug, name: 'Zinc Mug', price: '20', category: 'electronics' })

const names = async (query: Record<string, string>) => {
  const { status, body } = await shop.call(products.list, { query })
  expect(status).toBe(200)
  return body.products.map(({ name }) => name)
}

test.each([
  [{ sort: 'name' }, ['amber Lamp', 'Blue Mug', 'Copper Kettle', 'Zinc Mug']],
  [{ sort: '-name' }, ['Zinc Mug', 'Copper Kettle', 'Blue Mug', 'amber Lamp']],
  [{ sort: 'price' }, ['Copper Kettle', 'Zinc Mug', 'Blue Mug', 'amber Lamp']],
  [{ sort: 'stock' }, ['Copper Kettle', 'Zinc Mug', 'amber Lamp', 'Blue Mug']],
  [{ category: 'electronics' }, ['Zinc Mug', 'amber Lamp']],
  [{ category: 'electronics\0' }, []],
  [{ category: 'ELECTRONICS', sort: 'price' }, ['Zinc Mug', 'amber Lamp']],
  [{ category: 'books' }, []],
  [{ keyword: 'mug', sort: 'name' }, ['Blue Mug', 'Zinc Mug']],
  [{ keyword: 'mug', category: 'kitchen' }, ['Blue Mug']],
  [{ keyword: 'kettel', sort: 'name' }, ['Copper Kettle']],
  [{ keyword: 'xyzzy', sort: 'name' }, []],
  [{ sort: 'id; drop table products' }, ['Zinc Mug', 'Copper Kettle', 'amber Lamp', 'Blue Mug']],
])('%j gives %j', async (query, expected) => {
  expect(await names(query)).toEqual(expected)
})

test('a sorted list has pages too', async () => {
  for (let n = 0; n < 12; n++) await shop.product({ name: `Plate ${n}`, category: 'Table' })
  const { body } = await shop.call(products.list, { query: { sort: 'name', page: '2' } })
  expect(body).toMatchObject({ page: 2, pages: 2 })
  expect(body.products).toHaveLength(4)
})

test('the categories are those of the products on sale', async () => {
  const { body } = await shop.call(products.categories)
  expect(body.toSorted()).toEqual(['Electronics', 'Kitchen', 'Table', 'electronics'])
})
