import type { ColumnTypes } from '../migrate.ts'

export const imports = ({ int, time, table }: ColumnTypes) => [
  `create table product_imports (
    plan text primary key,
    created ${int} not null,
    changed ${int} not null,
    unchanged ${int} not null,
    at ${time} not null
  ) ${table}`,
]
