import type { ColumnTypes } from '../migrate.ts'

export const facts = ({ table }: ColumnTypes) => [
  `create table shop_facts (
    name text primary key,
    value text not null
  ) ${table}`,
]
