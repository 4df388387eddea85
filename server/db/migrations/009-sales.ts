import type { ColumnTypes } from '../migrate.ts'

const NEVER = '1970-01-01T00:00:00.000Z'

export const sales = ({ id, int, time, table }: ColumnTypes) => [
  'create index orders_created on orders (created_at)',
  // These have every column in them that is asked for, so that the table itself is not read.
  'create index orders_paid on orders (paid_at, total_price) where paid_at is not null',
  `create index orders_to_deliver on orders (delivered_at, paid_at)
    where delivered_at is null and paid_at is not null`,
  'create index products_low on products (stock) where stock <= 5 and deleted_at is null',

  `create table sales_state (
    id ${id},
    since ${time} not null,
    until ${time} not null,
    unpaid ${int} not null default 0,
    to_deliver ${int} not null default 0
  ) ${table}`,
  `insert into sales_state (since, until) values ('${NEVER}', '${NEVER}')`,
  `create table sales_days (
    day text primary key,
    orders ${int} not null,
    revenue ${int} not null
  ) ${table}`,
  `create table sales_products (
    product_id ${int} primary key references products (id) on delete cascade,
    quantity ${int} not null,
    revenue ${int} not null
  ) ${table}`,
  `create index sales_products_best on sales_products
    (quantity desc, revenue desc, product_id)`,
]
