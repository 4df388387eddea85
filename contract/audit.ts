import Type, { type Static } from 'typebox'
import { endpoint } from './endpoint.ts'
import { Id, nullable, Time } from './fields.ts'

export const AUDIT_ENTRIES_PER_PAGE = 50

export const AUDIT_SUBJECTS = ['product', 'user', 'order'] as const
export type AuditSubject = (typeof AUDIT_SUBJECTS)[number]

/** One change by one person: what it was and what it became, field by field. */
export const AuditEntry = Type.Object({
  id: Id,
  at: Time,
  actor: Type.Object({
    id: nullable(Id, 'null once the account is gone'),
    name: Type.String(),
  }),
  action: Type.Enum(['created', 'changed', 'deleted', 'delivered']),
  subject: Type.Enum([...AUDIT_SUBJECTS]),
  subjectId: Id,
  subjectName: nullable(Type.String(), 'null where it has none, or is not known any more'),
  subjectExists: Type.Boolean({ description: 'whether it can still be looked at' }),
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
    summary: 'Who changed what, newest first; by kind, and by name or id of who or what',
    // Free text on purpose: a page that is no number is page 1, an unknown subject is none.
    query: Type.Object({
      page: Type.Optional(Type.String({ description: 'given once' })),
      subject: Type.Optional(Type.String({ description: 'given once' })),
      search: Type.Optional(Type.String({ description: 'given once' })),
    }),
    reply: { status: 200, schema: AuditPage },
  }),
}
