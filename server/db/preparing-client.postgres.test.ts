import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openTestShop } from '../testing/test-shop.ts'
import type { Db } from './tables.ts'
import { transaction } from './transaction.ts'

const shop = await openTestShop({ poolSize: 1 })

test.each([
  ['a statement', (read: (db: Db) => Promise<unknown>) => read(shop.db)],
  [
    'a transaction',
    (read: (db: Db) => Promise<unknown>) =>
      transaction(shop.db, async trx => {
        await sql`select ${1}::int`.execute(trx)
        return read(trx)
      }),
  ],
])('%s survives that another server changes the table', async (name, within) => {
  const table = sql.ref(`changing_${name.length}`)
  await sql`create table ${table} (id int)`.execute(shop.db)
  await sql`insert into ${table} values (7)`.execute(shop.db)
  const read = async (db: Db) =>
    (await sql`select * from ${table} where id = ${7}`.execute(db)).rows
  expect(await within(read)).toEqual([{ id: 7 }])
  await sql`alter table ${table} add column word text default 'new'`.execute(shop.db)
  expect(await within(read)).toEqual([{ id: 7, word: 'new' }])
  expect(await within(read)).toEqual([{ id: 7, word: 'new' }])
})
