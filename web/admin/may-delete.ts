import type { User } from '../../contract/users.ts'

/** As the server has it: nobody themselves, no superuser, and admins only by a superuser. */
export function mayDelete(asker: User | null, target: User): boolean {
  if (!asker?.isAdmin || asker.id === target.id || target.is_superuser) return false
  return !target.isAdmin || asker.is_superuser
}

export function roleOf({ isAdmin, is_superuser }: User): 'Superuser' | 'Admin' | 'Customer' {
  if (is_superuser) return 'Superuser'
  return isAdmin ? 'Admin' : 'Customer'
}
