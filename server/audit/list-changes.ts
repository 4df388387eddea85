import { type Selectable, sql } from 'kysely'
import {
  AUDIT_ENTRIES_PER_PAGE,
  AUDIT_SUBJECTS,
  type AuditEntry,
  type AuditPage,
} from '../../contract/audit.ts'
import { readPage } from '../db/pages.ts'
import type { Db, Tables } from '../db/tables.ts'
import { findSubjects, type Subjects } from './find-subjects.ts'

type Choice = { page?: string; subject?: string; search?: string }

export async function listChanges(db: Db, choice: Choice): Promise<AuditPage> {
  const chosen = chooseChanges(db, choice)
  const { total } = await chosen
    .select(eb => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const { number, pages, offset } = readPage(choice.page, total, AUDIT_ENTRIES_PER_PAGE)
  const rows = await chosen
    .selectAll()
    .orderBy('id', 'desc')
    .limit(AUDIT_ENTRIES_PER_PAGE)
    .offset(offset)
    .execute()
  const subjects = await findSubjects(db, rows)
  return { entries: rows.map(row => entryOf(row, subjects)), page: number, pages }
}

/** Digits are an id, of whoever did it or of what it was done to; anything else is in a name. */
function chooseChanges(db: Db, { subject, search = '' }: Choice) {
  const kind = AUDIT_SUBJECTS.find(known => known === subject)
  const wanted = search.trim().replace(/^#/, '')
  const id = /^[0-9]{1,15}$/.test(wanted) ? Number(wanted) : undefined
  return db
    .selectFrom('audit_log')
    .$if(kind !== undefined, query => query.where('subject', '=', kind ?? 'product'))
    .$if(id !== undefined, query =>
      query.where(eb => eb.or([eb('subject_id', '=', id ?? 0), eb('actor_id', '=', id ?? 0)])),
    )
    .$if(id === undefined && wanted !== '', query => {
      const literal = wanted.toLowerCase().replace(/[\\%_]/g, '\\$&')
      return query.where(sql<boolean>`lower(actor_name) like ${`%${literal}%`} escape '\\'`)
    })
}

function entryOf(row: Selectable<Tables['audit_log']>, subjects: Subjects): AuditEntry {
  const before = JSON.parse(row.before_json)
  const after = JSON.parse(row.after_json)
  const known = subjects[row.subject].get(row.subject_id)
  return {
    id: row.id,
    at: row.at,
    actor: { id: row.actor_id, name: row.actor_name },
    action: row.action,
    subject: row.subject,
    subjectId: row.subject_id,
    subjectName: known?.name ?? after.name ?? before.name ?? null,
    subjectExists: known?.exists ?? false,
    before,
    after,
  }
}
