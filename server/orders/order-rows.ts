import type { Selectable } from 'kysely'
import { formatMoney } from '../../contract/money.ts'
import type { Order, OrderItem } from '../../contract/orders.ts'
import type { Tables } from '../db/tables.ts'
import { Refusal } from '../refusal.ts'

export type OrderRow = Selectable<Tables['orders']>
export type OrderItemRow = Selectable<Tables['order_items']>

export function orderOf(row: OrderRow, items: OrderItemRow[]): Order {
  return {
    id: row.id,
    user: { id: row.user_id, name: row.name, email: row.email },
    shippingAddress: {
      address: row.address,
      city: row.city,
      postalCode: row.postal_code,
      country: row.country,
    },
    paymentMethod: row.payment_method,
    orderItems: items.map(itemOf),
    itemsPrice: formatMoney(row.items_price),
    shippingPrice: formatMoney(row.shipping_price),
    taxPrice: formatMoney(row.tax_price),
    totalPrice: formatMoney(row.total_price),
    isPaid: row.paid_at !== null,
    paidAt: row.paid_at,
    isDelivered: row.delivered_at !== null,
    deliveredAt: row.delivered_at,
    createdAt: row.created_at,
  }
}

function itemOf({ id, product_id, name, image, quantity, price }: OrderItemRow): OrderItem {
  return { id, product: product_id, name, image, quantity, price: formatMoney(price) }
}

export function orderNotFound() {
  return new Refusal('not-found', 'There is no such order.')
}
