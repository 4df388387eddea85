import type { Access } from '../../contract/endpoint.ts'
import { readerBeside } from '../db/sqlite.ts'
import type { Db, Role } from '../db/tables.ts'
import { Refusal } from '../refusal.ts'
import { findPerson, type Person } from '../users/people.ts'
import type { Tokens } from '../users/tokens.ts'

/** Those who have to show a token. */
export type PersonAccess = Exclude<Access, 'anyone' | 'provider'>

const RUNGS: Record<PersonAccess, Role[]> = {
  user: ['customer', 'admin', 'superuser'],
  admin: ['admin', 'superuser'],
  superuser: ['superuser'],
}

/** Who calls, read from the database at every call: a token proves a person, never a role. */
export async function requirePerson(
  db: Db,
  tokens: Tokens,
  authorization: string | undefined,
  access: PersonAccess,
): Promise<Person> {
  if (!authorization) {
    throw new Refusal('unauthenticated', 'Please sign in first.')
  }
  const claim = await tokens.read(authorization.replace(/^Bearer +/i, ''))
  const person = claim && (await findPerson(readerBeside(db), claim.userId))
  if (!person || person.tokenVersion !== claim.version) {
    throw new Refusal('unauthenticated', 'Your session has ended. Please sign in again.')
  }
  if (!RUNGS[access].includes(person.role)) {
    throw new Refusal('forbidden', 'You do not have permission to do this.')
  }
  return person
}
