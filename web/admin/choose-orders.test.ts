import { expect, test } from 'vitest'
import type { Order } from '../../contract/orders.ts'
import { chooseOrders, sumOf } from './choose-orders.ts'

function order(id: number, isPaid: boolean, isDelivered: boolean, totalPrice = '1.10'): Order {
  // Nothing else of an order is looked at.
  return { id, isPaid, isDelivered, totalPrice } as Order
}
const orders = [order(1, false, false), order(2, true, false), order(3, true, true)]

test.each([
  ['all', [1, 2, 3]],
  ['unpaid', [1]],
  ['undelivered', [1, 2]],
] as const)('%s shows %j', (show, ids) => {
  expect(chooseOrders(orders, show).map(({ id }) => id)).toEqual(ids)
})

test('the sum is in whole cents, without the dust of floats', () => {
  expect(sumOf(orders)).toBe(330)
  expect(sumOf([])).toBe(0)
})
