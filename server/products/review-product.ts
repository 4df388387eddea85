import type { Detail } from '../../contract/fields.ts'
import type { NewReview } from '../../contract/products.ts'
import { isUniqueViolation } from '../db/failures.ts'
import type { Db } from '../db/tables.ts'
import { touch } from '../db/touched.ts'
import { transaction } from '../db/transaction.ts'
import { Refusal } from '../refusal.ts'
import type { Person } from '../users/people.ts'
import { productNotFound } from './product-rows.ts'

export async function reviewProduct(
  db: Db,
  user: Person,
  id: number,
  { rating, comment }: NewReview,
): Promise<Detail> {
  try {
    await transaction(db, trx => addReview(trx, id, user, Number(rating), comment.trim()))
  } catch (error) {
    if (isUniqueViolation(error)) throw new Refusal('conflict', 'Product already reviewed')
    throw error
  }
  return { detail: 'Review added' }
}

async function addReview(trx: Db, id: number, user: Person, rating: number, comment: string) {
  const product = await trx
    .updateTable('products')
    .set(eb => ({
      rating_sum: eb('rating_sum', '+', rating),
      num_reviews: eb('num_reviews', '+', 1),
    }))
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  if (!product) throw productNotFound()
  touch(trx, 'ratings', `product:${id}`)
  await trx
    .insertInto('reviews')
    .values({
      product_id: id,
      user_id: user.id,
      name: user.name,
      rating,
      comment,
      created_at: new Date().toISOString(),
    })
    .execute()
}
