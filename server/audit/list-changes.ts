import { AUDIT_ENTRIES_PER_PAGE, type AuditEntry, type AuditPage } from '../../contract/audit.ts'
import { readPage } from '../db/pages.ts'
import type { Db } from '../db/tables.ts'

export async function listChanges(db: Db, { page }: { page?: string }): Promise<AuditPage> {
  const { total } = await db
    .selectFrom('audit_log')
    .select(eb => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const { number, pages, offset } = readPage(page, total, AUDIT_ENTRIES_PER_PAGE)
  const rows = await db
    .selectFrom('audit_log')
    .selectAll()
    .orderBy('id', 'desc')
    .limit(AUDIT_ENTRIES_PER_PAGE)
    .offset(offset)
    .execute()
  const entries = rows.map(
    (row): AuditEntry => ({
      id: row.id,
      at: row.at,
      actor: { id: row.actor_id, name: row.actor_name },
      action: row.action,
      subject: row.subject,
      subjectId: row.subject_id,
      before: JSON.parse(row.before_json),
      after: JSON.parse(row.after_json),
    }),
  )
  return { entries, page: number, pages }
}
