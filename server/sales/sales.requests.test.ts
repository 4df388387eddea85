import { expect, test } from 'vitest'
import { orders } from '../../contract/orders.ts'
import { products } from '../../contract/products.ts'
import { sales } from '../../contract/sales.ts'
import { openDatabase } from '../db/open.ts'
import { naiveSales } from '../testing/naive-sales.ts'
import { orderBody } from '../testing/order-bodies.ts'
import { type PastOrder, writeOrder } from '../testing/past-orders.ts'
import { openPayingShop } from '../testing/paying-shop.ts'
import { openTestShop } from '../testing/test-shop.ts'
import { readSales } from './read-sales.ts'
import { readWithSums } from './sum-sales.ts'

const at = (time: string) => new Date(time)
const dayOf = (all: { day: string }[], day: string) => all.find(one => one.day === day)

test('a shop without orders has every day, and nothing on it', async () => {
  const shop = await openTestShop()
  const { status, body } = await shop.call(sales.overview, { as: await shop.person('admin') })
  expect(status).toBe(200)
  expect(body.days).toHaveLength(30)
  expect(body.days.at(-1)?.day).toBe(new Date().toISOString().slice(0, 10))
  expect(new Set(body.days.map(({ orders, revenue }) => `${orders} ${revenue}`))).toEqual(
    new Set(['0 0.00']),
  )
  const nothing = { orders: 0, revenue: '0.00' }
  expect(body).toMatchObject({ today: nothing, month: nothing, unpaid: 0, toDeliver: 0 })
  expect(body).toMatchObject({ lowStock: 0, soldOut: 0, bestSellers: [] })
})

test('an order counts at once: placed, paid, delivered, and its stock', async () => {
  const shop = await openPayingShop()
  const admin = await shop.person('admin')
  const zoe = await shop.person()
  const look = async () => (await shop.call(sales.overview, { as: admin })).body
  const mug = await shop.product({ price: '20.00', countInStock: '7' })
  await look()
  const body = orderBody([mug, 7])
  const { id } = (await shop.call(orders.add, { as: zoe, body })).body
  expect(await look()).toMatchObject({
    today: { orders: 1, revenue: '0.00' },
    ...{ unpaid: 1, toDeliver: 0, lowStock: 1, soldOut: 1, bestSellers: [] },
  })
  const paymentId = await shop.begin(zoe, id)
  await shop.decide(paymentId, 'approve')
  await shop.pay(zoe, id, paymentId)
  const paid = await look()
  expect(paid).toMatchObject({
    today: { orders: 1, revenue: body.totalPrice },
    month: { orders: 1, revenue: body.totalPrice },
    ...{ unpaid: 0, toDeliver: 1 },
    bestSellers: [{ product: mug.id, name: mug.name, quantity: 7, revenue: '140.00' }],
  })
  expect(paid.days.at(-1)).toMatchObject({ orders: 1, revenue: body.totalPrice })
  await shop.call(orders.deliver, { as: admin, id })
  expect(await look()).toMatchObject({ unpaid: 0, toDeliver: 0 })
})

test('a year is asked for by its days; anything else is a month', async () => {
  const shop = await openTestShop()
  const as = await shop.person('admin')
  for (const [days, count] of Object.entries({ 365: 365, 30: 30, 7: 30, '': 30, 'a year': 30 })) {
    const { body } = await shop.call(sales.overview, { as, query: { days } })
    expect(body.days).toHaveLength(count)
  }
})

test('orders count on the day they were placed, revenue on the day it was paid', async () => {
  const shop = await openTestShop()
  const { id: product } = await shop.product()
  const lines = [{ product, quantity: 1, price: 2000 }]
  await writeOrder(shop.db, {
    ...{ placed: '2026-03-01T12:00:00.000Z', paid: '2026-03-02T12:00:00.000Z', lines },
  })
  const look = (time: string) => readSales(shop.db, {}, at(time))
  const { today, days } = await look('2026-03-02T12:01:00.000Z')
  expect(today).toEqual({ orders: 0, revenue: '30.00' })
  expect(dayOf(days, '2026-03-01')).toEqual({ day: '2026-03-01', orders: 1, revenue: '0.00' })
  // Summed, and with a month that is longer than the thirty days.
  const later = await look('2026-03-31T12:00:00.000Z')
  expect(later.month).toEqual({ orders: 1, revenue: '30.00' })
  expect(later.days[0]).toEqual({ day: '2026-03-02', orders: 0, revenue: '30.00' })
})

test('midnight in UTC parts the days to the millisecond, live and summed', async () => {
  const shop = await openTestShop()
  const { id: product } = await shop.product()
  const lines = [{ product, quantity: 1, price: 2000 }]
  const times = ['2026-02-28T23:59:59.999Z', '2026-03-01T00:00:00.000Z']
  for (const time of times) await writeOrder(shop.db, { placed: time, paid: time, lines })
  const one = { orders: 1, revenue: '30.00' }
  // The clock of another server may be ahead: what it writes belongs to tomorrow.
  const before = await readSales(shop.db, {}, at('2026-02-28T23:59:59.999Z'))
  expect(before).toMatchObject({ today: one, month: one, bestSellers: [{ product, quantity: 1 }] })
  // Soon after, when both are live, and once both are summed.
  for (const time of ['2026-03-01T00:00:01.000Z', '2026-03-01T09:00:00.000Z']) {
    const { today, month, days } = await readSales(shop.db, {}, at(time))
    expect({ today, month }).toEqual({ today: one, month: one })
    expect(days.at(-2)).toEqual({ day: '2026-02-28', ...one })
  }
})

test('an order that is seen late, stamped before midnight, is not lost', async () => {
  const shop = await openTestShop()
  const { id: product } = await shop.product()
  const lines = [{ product, quantity: 3, price: 2000 }]
  const look = (time: string) => readSales(shop.db, {}, at(time))
  await look('2026-05-05T23:00:00.000Z')
  await look('2026-05-06T00:00:02.000Z')
  const time = '2026-05-05T23:59:59.000Z'
  // Its transaction took a while.
  await writeOrder(shop.db, { placed: time, paid: time, lines })
  for (const later of ['2026-05-06T00:00:03.000Z', '2026-05-06T12:00:00.000Z']) {
    const { days, bestSellers } = await look(later)
    expect(days.at(-2)).toMatchObject({ orders: 1, revenue: '70.00' })
    expect(bestSellers).toMatchObject([{ product, quantity: 3 }])
  }
})

test('best sellers leave with the days on which they were sold, and stay when deleted', async () => {
  const shop = await openTestShop()
  const [old, fresh] = [await shop.product({ name: 'Old' }), await shop.product({ name: 'Fresh' })]
  const sell = (product: number, quantity: number, time: string) =>
    writeOrder(shop.db, {
      ...{ placed: time, paid: time, lines: [{ product, quantity, price: 100 }] },
    })
  const look = async (time: string) => (await readSales(shop.db, {}, at(time))).bestSellers
  await sell(old.id, 9, '2026-01-01T00:00:00.000Z')
  await sell(old.id, 2, '2026-01-02T10:00:00.000Z')
  await sell(fresh.id, 4, '2026-01-20T10:00:00.000Z')
  expect(await look('2026-01-30T23:59:59.000Z')).toMatchObject([
    { name: 'Old', quantity: 11, revenue: '11.00' },
    { name: 'Fresh', quantity: 4 },
  ])
  await shop.call(products.delete, { as: await shop.person('admin'), id: fresh.id })
  expect(await look('2026-01-31T00:00:00.000Z')).toMatchObject([
    { name: 'Fresh', quantity: 4, isDeleted: true },
    { name: 'Old', quantity: 2, revenue: '2.00', isDeleted: false },
  ])
  const left = await look('2026-02-01T00:00:00.000Z')
  expect(left.map(({ name }) => name)).toEqual(['Fresh'])
  expect(await look('2026-06-01T00:00:00.000Z')).toEqual([])
})

test('orders and products by the thousand are counted too', async () => {
  const shop = await openTestShop()
  const { id: product } = await shop.product({ countInStock: '0' })
  const { id: _id, ...soldOut } = await shop.db
    .selectFrom('products')
    .selectAll()
    .executeTakeFirstOrThrow()
  const low = { ...soldOut, stock: 5 }
  for (const rows of [Array(1050).fill(soldOut), Array(100).fill(low)]) {
    await shop.db.insertInto('products').values(rows).execute()
  }
  const placed = '2026-01-01T00:00:00.000Z'
  const lines = [{ product, quantity: 1, price: 100 }]
  await shop.db.transaction().execute(async trx => {
    for (let n = 0; n < 1100; n++) await writeOrder(trx, { placed, lines })
    for (let n = 0; n < 1050; n++) await writeOrder(trx, { placed, paid: placed, lines })
  })
  const look = () => readSales(shop.db, {}, at('2026-01-02T00:00:00.000Z'))
  const counts = { unpaid: 1100, toDeliver: 1050, lowStock: 1151, soldOut: 1051 }
  expect(await look()).toMatchObject(counts)
  await shop.db.updateTable('products').set({ stock: 6 }).where('id', '>', 950).execute()
  expect(await look()).toMatchObject({ ...counts, lowStock: 950, soldOut: 950 })
})

test('two servers that look first at the same moment sum everything once', async () => {
  const shop = await openTestShop({ poolSize: 20 })
  const another = await openDatabase(shop.config, () => {})
  try {
    const { id: product } = await shop.product()
    const now = at('2026-07-01T12:00:00.000Z')
    for (let day = 1; day <= 40; day++) {
      const time = new Date(now.getTime() - day * 86_400_000).toISOString()
      await writeOrder(shop.db, {
        ...{ placed: time, paid: time, lines: [{ product, quantity: day, price: 100 }] },
      })
    }
    const expected = await naiveSales(shop.db, 365, now)
    const looks = Array.from({ length: 16 }, (_, place) =>
      readSales(place % 2 ? another : shop.db, { days: '365' }, now),
    )
    for (const look of await Promise.all(looks)) expect(look).toEqual(expected)
  } finally {
    await another.destroy()
  }
})

test('sums that are taken on while they are being read are read again', async () => {
  const shop = await openTestShop()
  const now = at('2026-07-01T12:00:00.000Z')
  const seen: string[] = []
  const found = await readWithSums(shop.db, now, async until => {
    // Another server, twenty minutes later.
    if (seen.push(until) === 1) await readSales(shop.db, {}, at('2026-07-01T12:20:00.000Z'))
    return until
  })
  expect(seen).toEqual(['2026-07-01T11:55:00.000Z', '2026-07-01T12:15:00.000Z'])
  expect(found).toBe(seen[1])
})

test.each([1, 2])('months of random trade add up at every look (%i)', async seed => {
  const shop = await openTestShop()
  const random = seededRandom(seed)
  const pick = (below: number) => Math.floor(random() * below)
  const ids: number[] = []
  for (let n = 0; n < 8; n++) ids.push((await shop.product({ countInStock: `${pick(9)}` })).id)
  const open: { id: number; paid: boolean }[] = []
  let now = Date.parse('2026-01-25T22:50:00.000Z')

  for (let step = 0; step < 120; step++) {
    // Minutes mostly, days at times, and once in a while longer than the whole window.
    now += [pick(4) * 60_000, pick(100) * 60_000, pick(50) * 3_600_000][pick(3)] ?? 0
    if (random() < 0.01) now += 35 * 86_400_000
    const time = new Date(now).toISOString()
    await shop.db.transaction().execute(async trx => {
      for (let n = pick(4); n > 0; n--) {
        const lines: PastOrder['lines'] = ids
          .filter(() => random() < 0.3)
          .concat(ids[0] ?? 0)
          .map(product => ({ product, quantity: 1 + pick(4), price: pick(5000) }))
        const paid = random() < 0.3
        const id = await writeOrder(trx, { placed: time, ...(paid && { paid: time }), lines })
        open.push({ id, paid })
      }
      for (const order of open.splice(0, pick(4))) {
        const change = order.paid ? { delivered_at: time } : { paid_at: time }
        await trx.updateTable('orders').set(change).where('id', '=', order.id).execute()
        if (!order.paid) open.push({ ...order, paid: true })
      }
    })
    if (random() < 0.5) {
      const days = random() < 0.2 ? 365 : 30
      const seen = await readSales(shop.db, { days: `${days}` }, new Date(now))
      expect(seen).toEqual(await naiveSales(shop.db, days, new Date(now)))
    }
  }
})

/** The same numbers for the same seed: a failure can be had again. */
function seededRandom(seed: number) {
  let state = seed
  return () => {
    state = (state * 48_271) % 2_147_483_647
    return state / 2_147_483_647
  }
}
