import { formatMoney } from '../../contract/money.ts'
import type { Sales } from '../../contract/sales.ts'
import type { Db } from '../db/tables.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** The overview worked out from every row there is, in the plainest way. */
export async function naiveSales(db: Db, count: number, now: Date): Promise<Sales> {
  const orders = await db.selectFrom('orders').selectAll().execute()
  const items = await db.selectFrom('order_items').selectAll().execute()
  const products = await db.selectFrom('products').selectAll().execute()
  const today = now.toISOString().slice(0, 10)
  const paidOn = new Map(orders.map(({ id, paid_at }) => [id, paid_at?.slice(0, 10) ?? '']))

  const over = (wanted: (day: string) => boolean) => ({
    orders: orders.filter(({ created_at }) => wanted(created_at.slice(0, 10))).length,
    revenue: formatMoney(
      orders
        .filter(({ paid_at }) => paid_at !== null && wanted(paid_at.slice(0, 10)))
        .reduce((sum, { total_price }) => sum + total_price, 0),
    ),
  })
  const days = Array.from({ length: count }, (_, place) =>
    new Date(now.getTime() - (count - 1 - place) * DAY_MS).toISOString().slice(0, 10),
  )
  const windowBegins = new Date(now.getTime() - 29 * DAY_MS).toISOString().slice(0, 10)
  const sold = products.map(({ id, name, image, deleted_at }) => {
    const lines = items.filter(
      ({ product_id, order_id }) =>
        product_id === id && (paidOn.get(order_id) ?? '') >= windowBegins,
    )
    return {
      product: id,
      name,
      image,
      isDeleted: deleted_at !== null,
      quantity: lines.reduce((sum, { quantity }) => sum + quantity, 0),
      revenue: lines.reduce((sum, { quantity, price }) => sum + quantity * price, 0),
    }
  })
  const low = products.filter(({ stock, deleted_at }) => stock <= 5 && deleted_at === null)
  return {
    today: over(day => day === today),
    month: over(day => day.slice(0, 7) === today.slice(0, 7)),
    unpaid: orders.filter(({ paid_at }) => paid_at === null).length,
    toDeliver: orders.filter(o => o.paid_at !== null && o.delivered_at === null).length,
    lowStock: low.length,
    soldOut: low.filter(({ stock }) => stock === 0).length,
    days: days.map(day => ({ day, ...over(other => other === day) })),
    bestSellers: sold
      .filter(({ quantity }) => quantity > 0)
      .sort((a, b) => b.quantity - a.quantity || b.revenue - a.revenue || a.product - b.product)
      .slice(0, 5)
      .map(({ revenue, ...product }) => ({ ...product, revenue: formatMoney(revenue) })),
  }
}
