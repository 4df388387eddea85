import type { Detail } from '../../contract/fields.ts'
import type { User, UserUpdate } from '../../contract/users.ts'
import { recordChange } from '../audit/record-change.ts'
import { isPostgres } from '../db/dialect.ts'
import { readInPieces } from '../db/pieces.ts'
import type { Db } from '../db/tables.ts'
import { transaction } from '../db/transaction.ts'
import { Refusal } from '../refusal.ts'
import { findPerson, PERSON_COLUMNS, type Person, personOf, userOf } from './people.ts'

export function listUsers(db: Db): AsyncIterable<User[]> {
  return readInPieces(async (last = 0, limit) => {
    const rows = await db
      .selectFrom('users')
      .where('id', '>', last)
      .select(PERSON_COLUMNS)
      .orderBy('id')
      .limit(limit)
      .execute()
    return rows.map(row => userOf(personOf(row)))
  })
}

/** Somebody else's account is not there for a customer. */
export async function getUser(db: Db, asker: Person, id: number): Promise<User> {
  const mayLook = asker.id === id || asker.role !== 'customer'
  const person = mayLook ? await findPerson(db, id) : undefined
  if (!person) throw notFound()
  return userOf(person)
}

export function updateUser(
  db: Db,
  asker: Person,
  id: number,
  { isAdmin }: UserUpdate,
): Promise<User> {
  return transaction(db, async trx => {
    const before = await lockPerson(trx, id)
    if (!before) throw notFound()
    if (before.role === 'superuser') {
      throw new Refusal('conflict', 'The rights of a superuser cannot be changed.')
    }
    const role = isAdmin ? 'admin' : 'customer'
    await trx.updateTable('users').set({ role }).where('id', '=', id).execute()
    const values = { before: { role: before.role }, after: { role } }
    await recordChange(trx, asker, { subject: 'user', id, action: 'changed', ...values })
    return userOf({ ...before, role })
  })
}

/** Orders and reviews stay, without the account. */
export function deleteUser(db: Db, asker: Person, id: number): Promise<Detail> {
  return transaction(db, async trx => {
    const target = await lockPerson(trx, id)
    if (!target) throw notFound()
    refuseDeletion(asker, target)
    await trx.deleteFrom('users').where('id', '=', id).execute()
    const { name, username, email, role } = target
    const before = { name, username, email, role }
    await recordChange(trx, asker, { subject: 'user', id, action: 'deleted', before })
    return { detail: `The account of ${name} was deleted.` }
  })
}

function refuseDeletion(asker: Person, target: Person) {
  if (target.id === asker.id) {
    throw new Refusal('forbidden', 'You cannot delete your own account.')
  }
  if (target.role === 'superuser') throw new Refusal('forbidden', 'A superuser cannot be deleted.')
  if (target.role === 'admin' && asker.role !== 'superuser') {
    throw new Refusal('forbidden', 'Only a superuser can delete an admin.')
  }
}

/** Nobody changes them in between: what is decided by their role holds until it is done. */
async function lockPerson(trx: Db, id: number): Promise<Person | undefined> {
  const row = await trx
    .selectFrom('users')
    .where('id', '=', id)
    .select(PERSON_COLUMNS)
    .$if(isPostgres(trx), query => query.forUpdate())
    .executeTakeFirst()
  return row && personOf(row)
}

function notFound() {
  return new Refusal('not-found', 'There is no such user.')
}
