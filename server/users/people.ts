import type { Selectable } from 'kysely'
import type { User } from '../../contract/users.ts'
import type { Db, Role, Tables } from '../db/tables.ts'

/** Somebody with an account, as the server knows them: without the password's hash. */
export type Person = {
  id: number
  name: string
  username: string
  email: string
  role: Role
  tokenVersion: number
}

export const PERSON_COLUMNS = ['id', 'name', 'username', 'email', 'role', 'token_version'] as const

type PersonRow = Pick<Selectable<Tables['users']>, (typeof PERSON_COLUMNS)[number]>

export function personOf({ id, name, username, email, role, token_version }: PersonRow): Person {
  return { id, name, username, email, role, tokenVersion: token_version }
}

export async function findPerson(db: Db, id: number): Promise<Person | undefined> {
  const row = await db
    .selectFrom('users')
    .where('id', '=', id)
    .select(PERSON_COLUMNS)
    .executeTakeFirst()
  return row && personOf(row)
}

export function userOf({ id, name, username, email, role }: Omit<Person, 'tokenVersion'>): User {
  return {
    id,
    name,
    username,
    email,
    isAdmin: role !== 'customer',
    is_superuser: role === 'superuser',
  }
}
