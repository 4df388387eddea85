import type { Line } from '../../contract/csv.ts'
import type { Order } from '../../contract/orders.ts'
import type { Db } from '../db/tables.ts'
import { inLines } from '../in-lines.ts'
import { listOrders } from './read-orders.ts'

const COLUMNS: [heading: string, cell: (order: Order) => string | number][] = [
  ['id', order => order.id],
  ['placed', order => timeOf(order.createdAt)],
  ['customer', order => order.user.name],
  ['email', order => order.user.email],
  ['address', order => order.shippingAddress.address],
  ['city', order => order.shippingAddress.city],
  ['postal code', order => order.shippingAddress.postalCode],
  ['country', order => order.shippingAddress.country],
  ['payment method', order => order.paymentMethod],
  ['items price', order => order.itemsPrice],
  ['shipping', order => order.shippingPrice],
  ['tax', order => order.taxPrice],
  ['total', order => order.totalPrice],
  ['paid', order => timeOf(order.paidAt)],
  ['delivered', order => timeOf(order.deliveredAt)],
  ['items', order => order.orderItems.map(showItem).join('; ')],
]

/** A line an order, newest first. */
export function exportOrders(db: Db): AsyncIterable<Line[]> {
  const headings = COLUMNS.map(([heading]) => heading)
  return inLines(headings, listOrders(db), order => COLUMNS.map(([, cell]) => cell(order)))
}

function showItem({ quantity, name, price }: Order['orderItems'][number]): string {
  return `${quantity} x ${name} @ ${price}`
}

/** 2026-11-15 05:30:00: spreadsheets take a time with letters in it for text. */
function timeOf(time: string | null): string {
  return time === null ? '' : time.slice(0, 19).replace('T', ' ')
}
