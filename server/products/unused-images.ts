import { sql } from 'kysely'
import type { Db } from '../db/tables.ts'
import type { Images } from './images.ts'

const HOUR_MS = 60 * 60_000
const AT_ONCE = 500

/**
 * Removes an image that a product has let go of, unless an order remembers it. Nobody can take it
 * up again meanwhile: an order copies it from the product's row, which does not have it any more.
 */
export async function removeIfUnused(db: Db, images: Images, image: string) {
  try {
    if ((await findUnused(db, [image])).length > 0) await images.remove(image)
  } catch {
    // The product is changed already, and that is what was asked for: the next sweep does the rest.
  }
}

/** Sweeps now and once a day, for as long as the process lives. */
export function keepSwept(db: Db, images: Images, onError: (error: unknown) => void) {
  const sweep = () => sweepImages(db, images).catch(onError)
  setInterval(sweep, 24 * HOUR_MS).unref()
  void sweep()
}

/** What a crash, or a storage that did not answer, may have left behind. */
export async function sweepImages(db: Db, images: Images, keptBefore = Date.now() - HOUR_MS) {
  // A younger one may belong to a product that is just being written.
  const old = [...(await images.list())].flatMap(([image, keptAt]) =>
    keptAt.getTime() < keptBefore ? image : [],
  )
  for (let place = 0; place < old.length; place += AT_ONCE) {
    const unused = await findUnused(db, old.slice(place, place + AT_ONCE))
    for (const image of unused) await images.remove(image)
  }
}

/** Those that no product on sale shows and no order remembers. */
async function findUnused(db: Db, images: string[]): Promise<string[]> {
  const list = sql.join(images)
  const { rows } = await sql<{ image: string }>`
    select image from products where image in (${list}) and deleted_at is null
    union select image from order_items where image in (${list})`.execute(db)
  const used = new Set(rows.map(({ image }) => image))
  return images.filter(image => !used.has(image))
}
