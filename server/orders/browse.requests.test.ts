import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { orders } from '../../contract/orders.ts'
import { users } from '../../contract/users.ts'
import { migrate } from '../db/migrate.ts'
import { orderBody } from '../testing/order-bodies.ts'
import { openTestShop } from '../testing/test-shop.ts'

const shop = await openTestShop()
const admin = await shop.person('admin')

const browse = async (query: Record<string, string> = {}) =>
  (await shop.call(orders.browse, { as: admin, query })).body
const idsOf = async (query: Record<string, string>) =>
  (await browse(query)).orders.map(({ id }) => id)

async function customer(name: string) {
  const person = await shop.person()
  const { body: profile } = await shop.call(users.profile, { as: person })
  await shop.call(users.updateProfile, { as: person, body: { ...profile, name } })
  return person
}

async function place(name: string, count = 1, price = '20.00') {
  const as = await customer(name)
  const body = orderBody([await shop.product({ price, countInStock: '99' }), 1])
  const placed: number[] = []
  for (let n = 0; n < count; n++) {
    placed.unshift((await shop.call(orders.add, { as, body })).body.id)
  }
  return placed
}

test('a shop without orders has one empty page', async () => {
  const none = { count: 0, sum: '0.00' }
  expect(await browse({ page: '3' })).toEqual({
    orders: [],
    page: 1,
    pages: 1,
    totals: { all: none, unpaid: none, undelivered: none, due: none },
  })
})

test('ten orders are on a page, newest first, with what a list shows and nothing else', async () => {
  const ids = await place('Page Turner', 23)
  const first = await browse({ search: 'page turner' })
  expect(first).toMatchObject({ page: 1, pages: 3 })
  expect(first.totals.all).toEqual({ count: 23, sum: (23 * 33).toFixed(2) })
  expect(first.orders.map(({ id }) => id)).toEqual(ids.slice(0, 10))
  expect(first.orders[0]).toEqual({
    id: ids[0],
    user: { id: expect.any(Number), name: 'Page Turner', email: expect.stringContaining('@') },
    totalPrice: '33.00',
    isPaid: false,
    isDelivered: false,
    createdAt: expect.stringMatching(/Z$/),
  })
  expect(await idsOf({ search: 'page turner', page: '3' })).toEqual(ids.slice(20))
  expect(await browse({ search: 'page turner', page: '99' })).toMatchObject({ page: 3 })
  expect(await browse({ search: 'page turner', page: 'two' })).toMatchObject({ page: 1 })
})

test('a customer is found by any part of the name, whatever its case and accents', async () => {
  const [id] = await place('Inês 100%_Łoś')
  for (const search of ['ines', 'INÊS', '  nês 1', 'łoś', 'los', '0%_l']) {
    expect(await idsOf({ search })).toEqual([id])
  }
  for (const search of ['in s', 'ines łoś', '%', '_', "'", '\0']) {
    expect(await idsOf({ search: `${search}x` })).toEqual([])
  }
})

test('an order is found by its id at once, also with a sign before it', async () => {
  const [id = 0] = await place('Numbered')
  expect(await idsOf({ search: `${id}` })).toEqual([id])
  expect(await idsOf({ search: ` #${id} ` })).toEqual([id])
  expect(await idsOf({ search: '999999999999999' })).toEqual([])
  expect(await idsOf({ search: `${id}`, show: 'unpaid' })).toEqual([id])
})

test('unpaid and undelivered orders are counted and shown apart', async () => {
  const [third = 0, second = 0, first = 0] = await place('Chooser', 3)
  await shop.call(orders.deliver, { as: admin, id: first })
  const paid_at = new Date().toISOString()
  await shop.db.updateTable('orders').set({ paid_at }).where('id', 'in', [first, second]).execute()
  const search = 'chooser'
  const { totals } = await browse({ search })
  expect(totals).toEqual({
    all: { count: 3, sum: '99.00' },
    unpaid: { count: 1, sum: '33.00' },
    undelivered: { count: 2, sum: '66.00' },
    due: { count: 1, sum: '33.00' },
  })
  expect(await idsOf({ search, show: 'unpaid' })).toEqual([third])
  expect(await idsOf({ search, show: 'undelivered' })).toEqual([third, second])
  expect(await idsOf({ search, show: 'due' })).toEqual([second])
  expect(await idsOf({ search, show: 'nonsense' })).toEqual([third, second, first])
  expect((await browse({ search, show: 'unpaid' })).totals).toEqual(totals)
})

test('pages go on across the stretches that are counted at once', async () => {
  const [old = 0] = await place('Rare Bird')
  await sql`insert into orders (name, customer, email, address, city, postal_code, country,
      payment_method, items_price, shipping_price, tax_price, total_price, created_at)
    with recursive numbers (n) as
      (select 1 union all select n + 1 from numbers where n < 41000)
    select 'Many', 'many', 'm@example.com', 'a', 'b', 'c', 'd', 'PayPal', 1, 1, 1, 3,
      cast('2026-01-01T00:00:00.000Z' as ${sql.raw(shop.config.databaseUrl ? 'timestamptz' : 'text')})
    from numbers`.execute(shop.db)
  const [young = 0] = await place('Rare Bird')
  expect(await idsOf({ search: 'rare bird' })).toEqual([young, old])
  const many = await browse({ search: 'many', page: '2001' })
  expect(many).toMatchObject({ page: 2001, pages: 4100, totals: { all: { count: 41_000 } } })
  expect(many.totals.all.sum).toBe('1230.00')
  // One of the newest stretch is the rare bird's, so that page 2000 has orders of two stretches.
  const seam = await idsOf({ search: 'many', page: '2000' })
  expect(seam).toEqual(Array.from({ length: 10 }, (_, place) => young - 19_991 - place))
  expect(await idsOf({ search: 'many', page: '4100' })).toEqual(
    Array.from({ length: 10 }, (_, place) => old + 10 - place),
  )
})

test('orders from before there was a search are found by their customers as well', async () => {
  const [id] = await place('Zoë Åkesson')
  for (const choice of ['all', 'unpaid', 'undelivered', 'due']) {
    await sql`drop index ${sql.ref(`orders_${choice}`)}`.execute(shop.db)
  }
  await sql`alter table orders drop column customer`.execute(shop.db)
  await shop.db
    .deleteFrom('migrations')
    .where('name', 'in', ['006-order-lists', '011-due-orders'])
    .execute()
  await migrate(shop.db)
  expect(await idsOf({ search: 'zoe akesson' })).toEqual([id])
  expect((await browse({ search: 'many' })).totals.all.count).toBe(41_000)
})
