import type { ColumnTypes } from '../migrate.ts'

const low = (more = '') =>
  `(select count(*) from products where stock <= 5 and deleted_at is null${more})`

/** Beside the counted orders: a large catalogue has many of these as well. */
export const lowStock = ({ int }: ColumnTypes) => [
  `alter table sales_state add column low_stock ${int} not null default 0`,
  `alter table sales_state add column sold_out ${int} not null default 0`,
  `update sales_state set low_stock = ${low()}, sold_out = ${low(' and stock = 0')}`,
]
