import type { Db } from '../db/tables.ts'

export async function countProducts(db: Db): Promise<number> {
  const { on_sale } = await db.selectFrom('shelf').select('on_sale').executeTakeFirstOrThrow()
  return on_sale
}
