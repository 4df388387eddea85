import type { Db } from '../db/tables.ts'
import { hashPassword } from './passwords.ts'

/** The person named in the settings is a superuser; an account that they have keeps its password. */
export async function ensureSuperuser(
  db: Db,
  { email, password }: { email: string; password: string },
) {
  const promoted = await db
    .updateTable('users')
    .set({ role: 'superuser' })
    .where('email', '=', email)
    .returning('id')
    .executeTakeFirst()
  if (promoted) return
  await db
    .insertInto('users')
    .values({
      name: email.slice(0, email.indexOf('@')),
      username: email,
      email,
      password_hash: await hashPassword(password),
      role: 'superuser',
      created_at: new Date().toISOString(),
    })
    .onConflict(conflict => conflict.doNothing())
    .execute()
}
