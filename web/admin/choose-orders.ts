import { type Cents, parseMoney } from '../../contract/money.ts'
import type { Order } from '../../contract/orders.ts'

export type Show = 'all' | 'unpaid' | 'undelivered'

const CHOICES: Record<Show, (order: Order) => boolean> = {
  all: () => true,
  unpaid: order => !order.isPaid,
  undelivered: order => !order.isDelivered,
}

export function chooseOrders(orders: readonly Order[], show: Show): Order[] {
  return orders.filter(CHOICES[show])
}

export function sumOf(orders: readonly Order[]): Cents {
  return orders.reduce((sum, { totalPrice }) => sum + parseMoney(totalPrice), 0)
}
