import { audit } from '../../contract/audit.ts'
import type { Serve } from '../serve.ts'
import { listChanges } from './list-changes.ts'

export function serveAudit(serve: Serve) {
  serve(audit.list, ({ db, query }) => listChanges(db, query))
}
