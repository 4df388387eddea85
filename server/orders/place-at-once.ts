import { type RawBuilder, sql } from 'kysely'
import { parseMoney, priceItems } from '../../contract/money.ts'
import type { NewOrder, Order } from '../../contract/orders.ts'
import { isRetryable, isUniqueViolation } from '../db/failures.ts'
import type { Db } from '../db/tables.ts'
import { announce } from '../db/touched.ts'
import type { Person } from '../users/people.ts'
import { claimOf, type KeyedOrder, keyRow } from './idempotency.ts'
import { orderRow, wereSeen } from './new-order.ts'
import { type OrderItemRow, type OrderRow, orderOf } from './order-rows.ts'
import { sumByProduct } from './take-stock.ts'

/**
 * The whole order as one statement, which PostgreSQL does in one round trip and without holding
 * the rows of a product that everybody wants while the next step travels. Where anything is not as
 * the shopper saw it, nothing is written and nothing returned: step by step the reason is found.
 */
export async function placeAtOnce(
  db: Db,
  user: Person,
  order: NewOrder,
  keyed: KeyedOrder | undefined,
): Promise<Order | undefined> {
  const prices = priceItems(parseMoney(order.itemsPrice))
  if (!wereSeen(order, prices)) return undefined
  const wanted = sumByProduct(order.orderItems)
  const placing = sql<OrderRow & { items: OrderItemRow[] }>`
    with free as materialized (select ${keyed ? isKeyFree(keyed) : sql`true`} as yes),
    locked as materialized (
      select products.id, name, image, price, quantity, place
      from products
      join (values ${linesOf(wanted)}) as wanted (id, quantity, place) using (id)
      where stock >= quantity and deleted_at is null and (select yes from free)
      -- In the order of ids, so that two orders never wait for each other's rows.
      order by products.id
      for no key update of products
    ),
    agreed as (
      select from locked
      having count(*) = ${wanted.size}::bigint
      and sum(price * quantity) = ${prices.itemsPrice}::bigint
    ),
    taken as (
      update products set stock = stock - quantity
      from locked, agreed where products.id = locked.id
    ),
    placed as (${insert('orders', orderRow(user, order, prices))} from agreed returning *),
    lines as (
      insert into order_items (order_id, product_id, name, image, price, quantity)
      select placed.id, locked.id, locked.name, image, price, quantity
      from placed, locked order by place
      returning *
    ),
    keyed as (${keyed ? rememberKeyOfPlaced(keyed) : sql`select`})
    select placed.*, (select json_agg(lines order by id) from lines) as items from placed`
  const topics = [...wanted.keys()].map(id => `product:${id}` as const)
  try {
    const [row] = (await placing.execute(db)).rows
    if (row) announce(db, ['stock', ...topics])
    return row && orderOf(row, row.items)
  } catch (error) {
    // Another transaction went first; with the same key, or in the way of this one.
    if (isUniqueViolation(error) || isRetryable(error)) return undefined
    // It may have happened all the same, if only its answer was lost.
    announce(db, ['stock', ...topics])
    throw error
  }
}

/** A list that shows how long it is lets PostgreSQL keep its plan, which an array would not. */
function linesOf(wanted: Map<number, number>) {
  const lines = [...wanted].map(
    ([id, quantity], place) => sql`(${id}::bigint, ${quantity}::bigint, ${sql.lit(place)})`,
  )
  return sql.join(lines)
}

function isKeyFree(keyed: KeyedOrder) {
  const { user, key } = keyed
  return sql`${claimOf(keyed)} and not exists (
    select from idempotency_keys where user_id = ${user.id} and key = ${key}
  )`
}

function rememberKeyOfPlaced(keyed: KeyedOrder) {
  return sql`${insert('idempotency_keys', keyRow(keyed), { order_id: sql`id` })} from placed`
}

/** `insert into … select …`, of values and of columns of what it selects from. */
function insert(
  table: string,
  values: Record<string, unknown>,
  columns: Record<string, RawBuilder<unknown>> = {},
) {
  const names = [...Object.keys(values), ...Object.keys(columns)]
  return sql`insert into ${sql.table(table)} (${sql.join(names.map(name => sql.ref(name)))})
    select ${sql.join([...Object.values(values), ...Object.values(columns)])}`
}
