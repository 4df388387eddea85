import { getDefaultStore } from 'jotai'
import { RESET } from 'jotai/utils'
import type { UserWithToken } from '../../contract/users.ts'
import { readStored, storedAtom } from './stored-atom.ts'

const KEY = 'userInfo'

/** The person who is signed in, or null. */
export const sessionAtom = storedAtom<UserWithToken | null>(KEY, null, parseSession)

/** For code outside of components: loaders, guards and calls. */
export function readSession(): UserWithToken | undefined {
  return readStored(KEY, parseSession)
}

export function dropSession() {
  getDefaultStore().set(sessionAtom, RESET)
}

function parseSession(stored: unknown): UserWithToken | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined
  const { id, name, username, email, isAdmin, is_superuser, token } = stored as Record<
    keyof UserWithToken,
    unknown
  >
  if (typeof id !== 'number' || typeof token !== 'string' || token === '') return undefined
  if (typeof name !== 'string' || typeof username !== 'string') return undefined
  if (typeof email !== 'string' || typeof isAdmin !== 'boolean') return undefined
  return { id, name, username, email, isAdmin, is_superuser: is_superuser === true, token }
}
