import { audit } from '../../contract/audit.ts'
import type { Db } from '../db/tables.ts'
import type { Serve } from '../serve.ts'
import { listChanges } from './list-changes.ts'

export function serveAudit(serve: Serve, db: Db) {
  serve(audit.list, ({ query }) => listChanges(db, query))
}
