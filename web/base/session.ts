import { getDefaultStore } from 'jotai'
import { RESET } from 'jotai/utils'
import type { UserWithToken } from '../../contract/users.ts'
import { readStored, storedAtom } from './stored-atom.ts'

export const SESSION_KEY = 'userInfo'

/** The person who is signed in, or null. */
export const sessionAtom = storedAtom<UserWithToken | null>(SESSION_KEY, null, parseSession)

/** Somebody whose browser has no room for them: they stay until the tab is closed. */
let unstored: UserWithToken | undefined

/** For code outside of components: loaders, guards and calls. */
export function readSession(): UserWithToken | undefined {
  return readStored(SESSION_KEY, parseSession) ?? unstored
}

export function saveSession(user: UserWithToken) {
  getDefaultStore().set(sessionAtom, user)
  unstored = readStored(SESSION_KEY, parseSession) ? undefined : user
}

export function dropSession() {
  unstored = undefined
  getDefaultStore().set(sessionAtom, RESET)
}

let tellOfExpiry = () => {}

/** Calls back when the shop does not accept the token of this tab any more. */
export function onSessionExpired(tell: () => void) {
  tellOfExpiry = tell
}

/** Ends the session of a refused token; one that was replaced meanwhile has nothing to end. */
export function expireSession(token: string) {
  if (readSession()?.token !== token) return
  dropSession()
  tellOfExpiry()
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
