import type { Detail } from '../../contract/fields.ts'
import { parseMoney } from '../../contract/money.ts'
import type { Product, ProductForm } from '../../contract/products.ts'
import { recordChange } from '../audit/record-change.ts'
import { isPostgres } from '../db/dialect.ts'
import { forgetProduct } from '../db/search.ts'
import type { Db } from '../db/tables.ts'
import { touch } from '../db/touched.ts'
import { transaction } from '../db/transaction.ts'
import type { Person } from '../users/people.ts'
import type { Images } from './images.ts'
import { indexRow } from './index-rows.ts'
import { PLACEHOLDER_IMAGE } from './placeholder.ts'
import { PRODUCT_COLUMNS, type ProductRow, productNotFound, productOf } from './product-rows.ts'
import { removeIfUnused } from './unused-images.ts'

export function createProduct(
  db: Db,
  images: Images,
  user: Person,
  form: ProductForm,
  upload: Buffer | undefined,
): Promise<Product> {
  return withImage(db, images, upload, async (trx, image = PLACEHOLDER_IMAGE) => {
    const row = await trx
      .insertInto('products')
      .values({ ...valuesOf(form), image, created_at: new Date().toISOString() })
      .returning(PRODUCT_COLUMNS)
      .executeTakeFirstOrThrow()
    await indexRow(trx, row)
    touch(trx, 'shelf')
    await recordChange(trx, user, { ...subject(row), action: 'created', after: editable(row) })
    return productOf(row)
  })
}

export async function updateProduct(
  db: Db,
  images: Images,
  user: Person,
  id: number,
  form: ProductForm,
  upload: Buffer | undefined,
): Promise<Product> {
  let before: ProductRow | undefined
  const product = await withImage(db, images, upload, async (trx, image) => {
    before = await productRow(trx, id)
    const row = await trx
      .updateTable('products')
      .set({ ...valuesOf(form), ...(image && { image }) })
      .where('id', '=', id)
      .where('deleted_at', 'is', null)
      .returning(PRODUCT_COLUMNS)
      .executeTakeFirst()
    if (!row || !before) throw productNotFound()
    await indexRow(trx, row)
    touch(trx, 'shelf', `product:${id}`)
    const values = { before: editable(before), after: editable(row) }
    await recordChange(trx, user, { ...subject(row), action: 'changed', ...values })
    return productOf(row)
  })
  if (before && before.image !== product.image) await removeIfUnused(db, images, before.image)
  return product
}

/** Out of the shop at once; what was bought of it stays on its orders. */
export async function deleteProduct(
  db: Db,
  images: Images,
  user: Person,
  id: number,
): Promise<Detail> {
  const { name, image } = await transaction(db, async trx => {
    const row = await trx
      .updateTable('products')
      .set({ deleted_at: new Date().toISOString() })
      .where('id', '=', id)
      .where('deleted_at', 'is', null)
      .returning(PRODUCT_COLUMNS)
      .executeTakeFirst()
    if (!row) throw productNotFound()
    await forgetProduct(trx, id)
    touch(trx, 'shelf', `product:${id}`)
    await recordChange(trx, user, { ...subject(row), action: 'deleted', before: editable(row) })
    return row
  })
  await removeIfUnused(db, images, image)
  return { detail: `${name} was deleted.` }
}

/** The image is there before anything refers to it, and goes again if nothing comes to. */
async function withImage<T>(
  db: Db,
  images: Images,
  upload: Buffer | undefined,
  write: (trx: Db, image: string | undefined) => Promise<T>,
): Promise<T> {
  const image = upload && (await images.keep(upload))
  try {
    return await transaction(db, trx => write(trx, image))
  } catch (error) {
    if (image) await removeIfUnused(db, images, image)
    throw error
  }
}

/** What the columns hold of a form. */
export function valuesOf({ name, brand, category, description, price, countInStock }: ProductForm) {
  return {
    name: name.trim(),
    brand: brand.trim(),
    category: category.trim(),
    description: description.trim(),
    price: parseMoney(price),
    stock: Number(countInStock),
  }
}

/** Locked, so that what is written down as before is what was there. */
function productRow(trx: Db, id: number): Promise<ProductRow | undefined> {
  return trx
    .selectFrom('products')
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .select(PRODUCT_COLUMNS)
    .$if(isPostgres(trx), query => query.forUpdate())
    .executeTakeFirst()
}

function subject({ id }: ProductRow) {
  return { subject: 'product', id } as const
}

/** What an admin can change of a product. */
export function editable({ name, brand, category, description, price, stock, image }: ProductRow) {
  return { name, brand, category, description, price, stock, image }
}
