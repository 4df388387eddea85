import { Link } from '@tanstack/react-router'
import type { AuditPage } from '../../contract/audit.ts'
import { PageLink } from '../ui/page-link.tsx'
import { Paginate } from '../ui/paginate.tsx'
import type { AuditAddress } from './addresses.ts'
import { AuditRow } from './audit-row.tsx'
import { ListNotice } from './list-notice.tsx'
import { Headings, RowsTable } from './rows-table.tsx'

const COLUMNS = ['When', 'Who', 'Did what', 'To what', 'Details']

type Props = { found: AuditPage; address: AuditAddress; isOld: boolean }

export function AuditTable({ found, address, isOld }: Props) {
  const { search, subject } = address
  if (found.entries.length === 0) {
    return search || subject ? (
      <ListNotice title="No changes found" text="Nobody has changed anything like this.">
        <Link to="/admin/audit" className="btn btn-outline">
          See all changes
        </Link>
      </ListNotice>
    ) : (
      <ListNotice
        title="Nothing has changed yet"
        text="Whoever changes a product, a user or an order will be written down here."
      />
    )
  }
  return (
    <>
      <RowsTable of="audit" isOld={isOld} headings={<Headings names={COLUMNS} />}>
        {found.entries.map(entry => (
          <AuditRow key={entry.id} entry={entry} />
        ))}
      </RowsTable>
      <Paginate
        page={found.page}
        pages={found.pages}
        link={(number, text, attributes) => (
          <PageLink to="/admin/audit" search={{ ...address, page: String(number) }} {...attributes}>
            {text}
          </PageLink>
        )}
      />
    </>
  )
}
