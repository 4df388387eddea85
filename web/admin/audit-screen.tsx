import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import type { AuditPage } from '../../contract/audit.ts'
import { LoadFailure } from '../orders/load-failure.tsx'
import { AuditFilters } from './audit-filters.tsx'
import { AuditTable } from './audit-table.tsx'
import { auditQuery } from './queries.ts'
import { ScreenHead } from './screen-head.tsx'
import { TableShape } from './table-shape.tsx'

export function AuditScreen() {
  const address = useSearch({ from: '/admin/audit' })
  const query = useQuery(auditQuery(address))
  const { data: found, error, refetch, isFetching, isPlaceholderData } = query
  return (
    <>
      <ScreenHead title="Audit log" facts={found && showPlace(found)} />
      <AuditFilters address={address} />
      {found ? (
        <AuditTable found={found} address={address} isOld={isPlaceholderData} />
      ) : error ? (
        <LoadFailure error={error} isTrying={isFetching} tryAgain={refetch} />
      ) : (
        <TableShape label="Loading the audit log" />
      )}
    </>
  )
}

function showPlace({ entries, page, pages }: AuditPage): string {
  return entries.length === 0 ? 'No changes' : `Page ${page} of ${pages}`
}
