import type { AuditEntry } from '../../contract/audit.ts'
import type { Db } from '../db/tables.ts'
import type { Person } from '../users/people.ts'

type Values = Record<string, unknown>

export type Change = {
  action: AuditEntry['action']
  subject: AuditEntry['subject']
  id: number
  before?: Values
  after?: Values
}

/** In the transaction of the change itself: neither is ever there without the other. */
export function recordChange(trx: Db, actor: Person, change: Change) {
  return recordChanges(trx, actor, [change])
}

/** At most some hundreds at once: each takes eight parameters of the statement. */
export async function recordChanges(trx: Db, actor: Person, changes: Change[]) {
  const at = new Date().toISOString()
  const rows = changes.flatMap(({ action, subject, id, before = {}, after = {} }) => {
    const changed = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
      field => before[field] !== after[field],
    )
    // A form that was sent without a change is no change.
    if (changed.length === 0) return []
    return {
      at,
      actor_id: actor.id,
      actor_name: actor.name,
      action,
      subject,
      subject_id: id,
      before_json: JSON.stringify(pick(before, changed)),
      after_json: JSON.stringify(pick(after, changed)),
    }
  })
  if (rows.length > 0) await trx.insertInto('audit_log').values(rows).execute()
}

function pick(values: Values, fields: string[]): Values {
  return Object.fromEntries(
    fields.filter(field => field in values).map(field => [field, values[field]]),
  )
}
