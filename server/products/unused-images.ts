import { sql } from 'kysely'
import { isPostgres } from '../db/dialect.ts'
import type { Db } from '../db/tables.ts'
import { transaction } from '../db/transaction.ts'
import type { Images } from './images.ts'

const IMAGES_LOCK = 4_211_991

/** Whoever publishes or removes an image goes alone, so that neither misses the other. */
export async function lockImages(trx: Db) {
  if (isPostgres(trx)) await sql`select pg_advisory_xact_lock(${IMAGES_LOCK})`.execute(trx)
}

/** Removes the files of an image that no product on sale shows and no order remembers. */
export async function removeIfUnused(db: Db, images: Images, image: string) {
  await transaction(db, async trx => {
    await lockImages(trx)
    if (!(await isUsed(trx, image))) images.remove(image)
  })
}

/** What a crash may have left behind. */
export async function sweepImages(db: Db, images: Images) {
  for (const image of await images.list()) {
    if (!(await isUsed(db, image))) await removeIfUnused(db, images, image)
  }
}

async function isUsed(db: Db, image: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 where exists (select 1 from products where image = ${image} and deleted_at is null)
      or exists (select 1 from order_items where image = ${image})`.execute(db)
  return rows.length > 0
}
