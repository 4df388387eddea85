import type { ColumnTypes } from '../migrate.ts'

export const payments = ({ id, int, time, table }: ColumnTypes) => [
  `create table payments (
    id ${id},
    order_id ${int} not null references orders (id) on delete cascade,
    provider text not null check (provider in ('PayPal', 'Stripe')),
    request_id text not null unique,
    reference text,
    amount ${int} not null,
    payee text,
    status text not null
      check (status in ('begun', 'open', 'capturing', 'paid', 'failed', 'expired', 'surplus')),
    capture text,
    payer text,
    failure text,
    checks ${int} not null default 0,
    next_check_at ${time},
    created_at ${time} not null,
    updated_at ${time} not null,
    unique (provider, reference)
  ) ${table}`,
  'create index payments_order on payments (order_id)',
  // Two ways of paying may stand open, one of each provider; only one is ever taken.
  `create unique index payments_open on payments (order_id, provider)
    where status in ('begun', 'open')`,
  `create unique index payments_capturing on payments (order_id) where status = 'capturing'`,
  `create unique index payments_paid on payments (order_id) where status = 'paid'`,
  `create index payments_unfinished on payments (next_check_at)
    where status in ('begun', 'open', 'capturing')`,

  `create table provider_events (
    provider text not null,
    event_id text not null,
    received_at ${time} not null,
    primary key (provider, event_id)
  ) ${table}`,
]
