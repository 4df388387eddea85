import Type, { type Static } from 'typebox'
import { endpoint } from './endpoint.ts'
import { Id, nullable, Time } from './fields.ts'

export const AUDIT_ENTRIES_PER_PAGE = 50

/** One change by one person: what it was and what it became, field by field. */
export const AuditEntry = Type.Object({
  id: Id,
  at: Time,
  actor: Type.Object({
    id: nullable(Id, 'null once the account is gone'),
    name: Type.String(),
  }),
  action: Type.Enum(['created', 'changed', 'deleted', 'delivered']),
  subject: Type.Enum(['product', 'user', 'order']),
  subjectId: Id,
  before: Type.Record(Type.String(), Type.Unknown()),
  after: Type.Record(Type.String(), Type.Unknown()),
})
export type AuditEntry = Static<typeof AuditEntry>

export const AuditPage = Type.Object({
  entries: Type.Array(AuditEntry),
  page: Type.Integer(),
  pages: Type.Integer(),
})
export type AuditPage = Static<typeof AuditPage>

export const audit = {
  list: endpoint({
    method: 'GET',
    path: '/api/admin/audit/',
    access: 'superuser',
    summary: 'Who changed what, newest first',
    query: Type.Object({ page: Type.Optional(Type.String({ description: 'given once' })) }),
    reply: { status: 200, schema: AuditPage },
  }),
}
