import type { Detail } from '../../contract/fields.ts'
import type { User, UserUpdate } from '../../contract/users.ts'
import type { Db } from '../db/tables.ts'
import { Refusal } from '../refusal.ts'
import { findPerson, PERSON_COLUMNS, type Person, personOf, userOf } from './people.ts'

export async function listUsers(db: Db): Promise<User[]> {
  const rows = await db.selectFrom('users').select(PERSON_COLUMNS).orderBy('id').execute()
  return rows.map(row => userOf(personOf(row)))
}

/** Somebody else's account is not there for a customer. */
export async function getUser(db: Db, asker: Person, id: number): Promise<User> {
  const mayLook = asker.id === id || asker.role !== 'customer'
  const person = mayLook ? await findPerson(db, id) : undefined
  if (!person) throw notFound()
  return userOf(person)
}

export async function updateUser(db: Db, id: number, { isAdmin }: UserUpdate): Promise<User> {
  const row = await db
    .updateTable('users')
    .set({ role: isAdmin ? 'admin' : 'customer' })
    .where('id', '=', id)
    .where('role', '!=', 'superuser')
    .returning(PERSON_COLUMNS)
    .executeTakeFirst()
  if (row) return userOf(personOf(row))
  if (!(await findPerson(db, id))) throw notFound()
  throw new Refusal('conflict', 'The rights of a superuser cannot be changed.')
}

/** Orders and reviews stay, without the account. */
export async function deleteUser(db: Db, asker: Person, id: number): Promise<Detail> {
  if (id === asker.id) throw new Refusal('forbidden', 'You cannot delete your own account.')
  const deleted = await db
    .deleteFrom('users')
    .where('id', '=', id)
    .where('role', 'in', asker.role === 'superuser' ? ['customer', 'admin'] : ['customer'])
    .returning('name')
    .executeTakeFirst()
  if (deleted) return { detail: `The account of ${deleted.name} was deleted.` }
  const target = await findPerson(db, id)
  if (!target) throw notFound()
  throw new Refusal(
    'forbidden',
    target.role === 'superuser'
      ? 'A superuser cannot be deleted.'
      : 'Only a superuser can delete an admin.',
  )
}

function notFound() {
  return new Refusal('not-found', 'There is no such user.')
}
