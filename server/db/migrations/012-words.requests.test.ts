import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { products } from '../../../contract/products.ts'
import { openTestShop } from '../../testing/test-shop.ts'
import { isPostgres } from '../dialect.ts'
import { migrate } from '../migrate.ts'

const shop = await openTestShop()

test('products of a shop from before are found by their words', async () => {
  const { db } = shop
  for (let n = 0; n < 3; n++) await shop.product({ name: `Brass Lamp ${n}`, brand: 'Oude Meester' })
  await shop.product({ name: 'Stool', description: 'Waterproof, and it folds.' })
  await sql`delete from migrations where name = '012-words'`.execute(db)
  await sql`delete from search_words`.execute(db)
  if (!isPostgres(db)) {
    await sql`create virtual table before using fts5 (name, labels, description, tokenize = 'trigram')`.execute(
      db,
    )
    await sql`insert into before (rowid, name, labels, description)
      select product_id, name, labels, description from product_search`.execute(db)
    await sql`drop table product_search`.execute(db)
    await sql`drop table product_words`.execute(db)
    await sql`alter table before rename to product_search`.execute(db)
  }
  await migrate(db)
  const search = async (keyword: string) => {
    const { body } = await shop.call(products.list, { query: { keyword } })
    return body.products.map(({ name }) => name)
  }
  expect(await search('rass lam')).toEqual(['Brass Lamp 2', 'Brass Lamp 1', 'Brass Lamp 0'])
  expect(await search('oude')).toHaveLength(3)
  expect(await search('folds')).toEqual(['Stool'])
  expect(await search('watreproof')).toEqual(['Stool'])
})
