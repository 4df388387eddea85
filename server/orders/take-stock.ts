import type { NewOrder } from '../../contract/orders.ts'
import type { Db } from '../db/tables.ts'
import { touch } from '../db/touched.ts'
import { Refusal } from '../refusal.ts'

export type TakenLine = {
  product_id: number
  name: string
  image: string
  price: number
  quantity: number
}

/** Takes every line from the stock, or refuses with all the reasons at once. */
export async function takeStock(trx: Db, items: NewOrder['orderItems']): Promise<TakenLine[]> {
  const wanted = sumByProduct(items)
  const taken = new Map<number, TakenLine>()
  const problems: string[] = []
  // In the order of ids, so that two orders never wait for each other's rows.
  for (const [id, quantity] of [...wanted].sort(([a], [b]) => a - b)) {
    const product = await trx
      .updateTable('products')
      .set(eb => ({ stock: eb('stock', '-', quantity) }))
      .where('id', '=', id)
      .where('stock', '>=', quantity)
      .where('deleted_at', 'is', null)
      .returning(['name', 'image', 'price'])
      .executeTakeFirst()
    if (product) {
      taken.set(id, { product_id: id, ...product, quantity })
      touch(trx, 'stock', `product:${id}`)
    } else problems.push(await whyNot(trx, id))
  }
  if (problems.length > 0) throw new Refusal('conflict', problems.join(' '))
  return [...wanted.keys()].flatMap(id => taken.get(id) ?? [])
}

/** One line a product, in the order of the cart. */
export function sumByProduct(items: NewOrder['orderItems']): Map<number, number> {
  const sums = new Map<number, number>()
  for (const { product, quantity } of items) {
    const id = Number(product)
    sums.set(id, (sums.get(id) ?? 0) + Number(quantity))
  }
  return sums
}

async function whyNot(trx: Db, id: number): Promise<string> {
  const product = await trx
    .selectFrom('products')
    .where('id', '=', id)
    .select(['name', 'stock', 'deleted_at'])
    .executeTakeFirst()
  if (!product) return 'A product in your cart does not exist.'
  if (product.deleted_at !== null) return `${product.name} is no longer sold.`
  return product.stock === 0
    ? `${product.name} is sold out.`
    : `Only ${product.stock} left of ${product.name}.`
}
