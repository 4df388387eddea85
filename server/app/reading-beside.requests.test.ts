import { expect, test } from 'vitest'
import { audit } from '../../contract/audit.ts'
import { orders } from '../../contract/orders.ts'
import { users } from '../../contract/users.ts'
import { transaction } from '../db/transaction.ts'
import { orderBody } from '../testing/order-bodies.ts'
import { openTestShop } from '../testing/test-shop.ts'

const shop = await openTestShop()
const zoe = await shop.person()
const owner = await shop.person('superuser')
const body = orderBody([await shop.product(), 1])
const { body: order } = await shop.call(orders.add, { as: zoe, body })

/** On SQLite there is one connection that writes, and an import has it for a second or two. */
test('while a transaction takes its time, people read on and sign in', async () => {
  const [before, mine, people, changes, signedIn] = await transaction(shop.db, async trx => {
    await trx.updateTable('users').set({ name: 'Zora' }).where('id', '=', zoe.id).execute()
    return Promise.all([
      shop.call(users.profile, { as: zoe }),
      shop.call(orders.mine, { as: zoe }),
      shop.call(users.list, { as: owner }),
      shop.call(audit.list, { as: owner }),
      shop.call(users.login, { body: { username: zoe.email, password: 'correct horse' } }),
    ])
  })
  expect(before.body.name).toBe('Zoe')
  expect(mine.body.map(({ id }) => id)).toEqual([order.id])
  expect(people.body.length).toBeGreaterThanOrEqual(2)
  expect(changes.status).toBe(200)
  expect(signedIn.body.name).toBe('Zoe')
  expect((await shop.call(users.profile, { as: zoe })).body.name).toBe('Zora')
})

test('what is written meanwhile is written afterwards', async () => {
  const { writing } = await transaction(shop.db, async () => {
    const profile = { name: 'Zelda', username: 'zelda', email: zoe.email, password: '' }
    const writing = shop.call(users.updateProfile, { as: zoe, body: profile })
    await shop.call(users.list, { as: owner })
    return { writing }
  })
  expect((await writing).body.name).toBe('Zelda')
  expect((await shop.call(users.profile, { as: zoe })).body.name).toBe('Zelda')
})
