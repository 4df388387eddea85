import type { ColumnTypes } from '../migrate.ts'

export const audit = ({ id, int, time, table }: ColumnTypes) => [
  `create table audit_log (
    id ${id},
    at ${time} not null,
    actor_id ${int} references users (id) on delete set null,
    actor_name text not null,
    action text not null,
    subject text not null check (subject in ('product', 'user', 'order')),
    subject_id ${int} not null,
    before_json text not null,
    after_json text not null
  ) ${table}`,
  'create index audit_log_subject on audit_log (subject, subject_id)',
  'create index audit_log_actor on audit_log (actor_id)',
]
