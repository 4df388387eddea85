import { expect, test } from 'vitest'
import { products } from '../../contract/products.ts'
import { formOf } from '../testing/forms.ts'
import { openTestShop } from '../testing/test-shop.ts'

const shop = await openTestShop()
const admin = await shop.person('admin')

await shop.product({
  name: 'Aurora Wireless Headphones',
  brand: 'Nordlys',
  category: 'Electronics',
})
await shop.product({ name: 'Field Camera', brand: 'Ostara', description: 'Hear it click.' })
await shop.product({ name: 'Café Crème Mug', brand: 'Brüder Weiß', description: 'Camera-ready.' })
await shop.product({ name: 'Wool Jacket', brand: 'Fellway', category: 'Clothing' })
await shop.product({ name: 'Smørrebrød Board 100% Oak', brand: 'Łódź', category: 'Kitchen' })
await shop.product({ name: 'A_B Cable "short"', brand: "O'Neil", description: 'Copper; braided.' })
await shop.product({
  name: '东京塔明信片 T-Shirt',
  brand: 'Kyo',
  description: `${'ж'.repeat(300)}щуз`,
})

const search = async (keyword: string) => {
  const { status, body } = await shop.call(products.list, { query: { keyword } })
  expect(status).toBe(200)
  return body.products.map(product => product.name)
}

test.each([
  ['headphones', ['Aurora Wireless Headphones']],
  ['HEADPHONES', ['Aurora Wireless Headphones']],
  ['adphon', ['Aurora Wireless Headphones']],
  ['nordlys', ['Aurora Wireless Headphones']],
  ['clothing', ['Wool Jacket']],
  ['headphones aurora', ['Aurora Wireless Headphones']],
  ['  wool   jacket ', ['Wool Jacket']],
  ['cafe creme', ['Café Crème Mug']],
  ['CAFÉ', ['Café Crème Mug']],
  ['bruder weiss', ['Café Crème Mug']],
  ['smorrebrod', ['Smørrebrød Board 100% Oak']],
  ['lodz', ['Smørrebrød Board 100% Oak']],
  ['mu', ['Café Crème Mug']],
  ['a_b', ['A_B Cable "short"']],
  ['braid', ['A_B Cable "short"']],
  ['t-shirt', ['东京塔明信片 T-Shirt']],
  ['-shi', ['东京塔明信片 T-Shirt']],
  ['明信片', ['东京塔明信片 T-Shirt']],
  ['жщуз', ['东京塔明信片 T-Shirt']],
  ['t-shirts', []],
  ['irt-shi', []],
  ['wool camera', []],
  ['xyzzy', []],
])('%j finds %j', async (keyword, names) => {
  expect(await search(keyword)).toEqual(names)
})

test.each([
  ['100%', ['Smørrebrød Board 100% Oak']],
  ['%', ['Smørrebrød Board 100% Oak']],
  ['_', ['A_B Cable "short"']],
  ['a%b', []],
  ['c_ble', []],
  ['"short"', ['A_B Cable "short"']],
  ["o'neil", ['A_B Cable "short"']],
  ['copper;', ['A_B Cable "short"']],
  ["'; drop table products; --", []],
  ['NEAR(camera)', []],
  ['camera OR wool', []],
  ['wool*', []],
  ['\\', []],
  ['name:wool', []],
])('every character is literal: %j finds %j', async (keyword, names) => {
  expect(await search(keyword)).toEqual(names)
})

test('a match in the name comes before one in the description, newer ones first', async () => {
  expect(await search('camera')).toEqual(['Field Camera', 'Café Crème Mug'])
  await shop.product({ name: 'Plain Strap', brand: 'Camera Works' })
  await shop.product({ name: 'Camera Bag' })
  expect(await search('camera')).toEqual([
    'Camera Bag',
    'Field Camera',
    'Plain Strap',
    'Café Crème Mug',
  ])
})

test('matches in the name come first however many others there are', async () => {
  await shop.product({ name: 'Zinc Bucket' })
  await shop.product({ name: 'Plain Bucket', brand: 'Zincworks' })
  const others = Array.from({ length: 105 }, () => shop.product({ description: 'Made of zinc.' }))
  await Promise.all(others)
  expect((await search('zinc')).slice(0, 2)).toEqual(['Zinc Bucket', 'Plain Bucket'])
  const query = { keyword: 'zinc', page: '9' }
  const { body } = await shop.call(products.list, { query })
  expect([body.pages, body.products.length]).toEqual([9, 107 - 8 * 12])
})

test.each([
  ['haedphones', 'Aurora Wireless Headphones'],
  ['hedphones', 'Aurora Wireless Headphones'],
  ['headdphonez', 'Aurora Wireless Headphones'],
  ['heaphon', 'Aurora Wireless Headphones'],
  ['jakcet', 'Wool Jacket'],
  ['briaded', 'A_B Cable "short"'],
  ['jacet', 'Wool Jacket'],
  ['wol jackett', undefined],
  ['wireles hedphones', 'Aurora Wireless Headphones'],
  ['smorebrod', 'Smørrebrød Board 100% Oak'],
  ['xacket', 'Wool Jacket'],
  ['zzcket', undefined],
])('typing errors are forgiven, within reason: %j', async (keyword, name) => {
  expect((await search(keyword))[0]).toBe(name)
})

test('what can be found exactly is not mixed with what is only near', async () => {
  await shop.product({ name: 'Packet of Seeds' })
  expect(await search('packet')).toEqual(['Packet of Seeds'])
})

test('a part of a great many words finds them all the same', async () => {
  const words = Array.from(
    { length: 250 },
    (_, n) => `quax${String.fromCharCode(97 + (n % 26))}${n}`,
  )
  await shop.product({ name: 'Glossary', description: words.join(' ') })
  await shop.product({ name: 'Quaxa Bowl' })
  expect(await search('quax')).toEqual(['Quaxa Bowl', 'Glossary'])
  expect(await search('quax bowl')).toEqual(['Quaxa Bowl'])
  expect(await search('quaxb1')).toEqual(['Glossary'])
})

test('a keyword of nothing but space, a NUL or a megabyte does no harm', async () => {
  expect((await search('   ')).length).toBeGreaterThan(5)
  expect(await search('wool\0jacket')).toEqual(['Wool Jacket'])
  expect(await search('x'.repeat(5000))).toEqual([])
  expect(await search('😀')).toEqual([])
})

test('a changed product is found by its new words and not by its old ones', async () => {
  const { id } = await shop.product({ name: 'Quilted Vest' })
  const form = formOf({ name: 'Padded Gilet' })
  await shop.call(products.update, { as: admin, id, ...form })
  expect(await search('padded')).toEqual(['Padded Gilet'])
  expect(await search('quilted')).toEqual([])
})

test('a deleted product is not found any more', async () => {
  const { id } = await shop.product({ name: 'Velvet Ribbon' })
  expect(await search('velvet')).toEqual(['Velvet Ribbon'])
  await shop.call(products.delete, { as: admin, id })
  expect(await search('velvet')).toEqual([])
  expect((await shop.call(products.get, { id })).status).toBe(404)
})

test('the pages of a search hold every match once', async () => {
  for (let n = 0; n < 14; n++) await shop.product({ name: `Lantern ${n}` })
  const pages = await Promise.all(
    ['1', '2', '3'].map(page => shop.call(products.list, { query: { keyword: 'lantern', page } })),
  )
  expect(pages.map(({ body }) => [body.page, body.pages, body.products.length])).toEqual([
    [1, 2, 12],
    [2, 2, 2],
    [2, 2, 2],
  ])
  const names = pages.slice(0, 2).flatMap(({ body }) => body.products.map(({ name }) => name))
  expect(new Set(names).size).toBe(14)
})
