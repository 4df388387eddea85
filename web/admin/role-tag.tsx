import type { User } from '../../contract/users.ts'
import { roleOf } from './may-delete.ts'

const KINDS = { Superuser: 'low', Admin: 'good', Customer: 'plain' }

export function RoleTag({ user }: { user: User }) {
  const role = roleOf(user)
  return <span className={`tag tag-${KINDS[role]}`}>{role}</span>
}
