import { useNavigate } from '@tanstack/react-router'
import { useCallback } from 'react'
import { AUDIT_SUBJECTS } from '../../contract/audit.ts'
import type { AuditAddress } from './addresses.ts'
import { SearchBox } from './search-box.tsx'
import { useTyped } from './use-typed.ts'

const NAMES = { product: 'Products', user: 'Users', order: 'Orders' }

export function AuditFilters({ address }: { address: AuditAddress }) {
  const { search = '', subject } = address
  const navigate = useNavigate()
  const show = useCallback(
    (wanted: AuditAddress) =>
      void navigate({ to: '/admin/audit', search: wanted, replace: true, resetScroll: false }),
    [navigate],
  )
  const settle = useCallback(
    (text: string) => show({ ...(text && { search: text }), ...(subject && { subject }) }),
    [show, subject],
  )
  const [typed, setTyped] = useTyped(search, settle)
  return (
    <div className="list-controls" data-keeps-focus>
      <SearchBox label="Search by person or id" value={typed} onChange={setTyped} />
      <select
        className="form-select"
        aria-label="Changes of"
        value={subject ?? ''}
        onChange={event => {
          const chosen = AUDIT_SUBJECTS.find(known => known === event.target.value)
          show({ ...(typed && { search: typed }), ...(chosen && { subject: chosen }) })
        }}
      >
        <option value="">Everything</option>
        {AUDIT_SUBJECTS.map(kind => (
          <option key={kind} value={kind}>
            {NAMES[kind]}
          </option>
        ))}
      </select>
    </div>
  )
}
