import type { Db } from '../db/tables.ts'

export type PastOrder = {
  placed: string
  paid?: string | null
  delivered?: string | null
  lines: { product: number; quantity: number; price: number }[]
}

/** Writes an order of another time. Sums of that time must not have been made yet. */
export async function writeOrder(db: Db, order: PastOrder): Promise<number> {
  const { placed, paid = null, delivered = null, lines } = order
  const items = lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0)
  const { id } = await db
    .insertInto('orders')
    .values({
      user_id: null,
      name: 'Zoe',
      customer: 'zoe',
      email: 'zoe@example.com',
      address: '1 Long Lane',
      city: 'Leiden',
      postal_code: '2311',
      country: 'Netherlands',
      payment_method: 'PayPal',
      items_price: items,
      shipping_price: 1000,
      tax_price: 0,
      total_price: items + 1000,
      paid_at: paid,
      delivered_at: delivered,
      created_at: placed,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('order_items')
    .values(
      lines.map(({ product, ...line }) => ({
        order_id: id,
        product_id: product,
        name: 'As it was called',
        image: '/media/placeholder-800.webp',
        ...line,
      })),
    )
    .execute()
  return id
}
