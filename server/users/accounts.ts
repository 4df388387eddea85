import type { ProfileUpdate, Registration, UserWithToken } from '../../contract/users.ts'
import { recordChange } from '../audit/record-change.ts'
import { isUniqueViolation } from '../db/failures.ts'
import type { Db } from '../db/tables.ts'
import { transaction } from '../db/transaction.ts'
import { Refusal } from '../refusal.ts'
import { hashPassword, inHashingTurn } from './passwords.ts'
import { PERSON_COLUMNS, type Person, personOf } from './people.ts'
import { withToken } from './sign-in.ts'
import type { Tokens } from './tokens.ts'

export async function register(
  db: Db,
  tokens: Tokens,
  { password, ...typed }: Registration,
): Promise<UserWithToken> {
  const identity = tidy(typed)
  await refuseTaken(db, identity, 0)
  const row = await orRefuseTaken(db, identity, 0, async () =>
    db
      .insertInto('users')
      .values({
        ...identity,
        password_hash: await inHashingTurn(() => hashPassword(password)),
        role: 'customer',
        created_at: new Date().toISOString(),
      })
      .returning(PERSON_COLUMNS)
      .executeTakeFirstOrThrow(),
  )
  return withToken(tokens, personOf(row))
}

/** A new password raises the token version: every session but the one that answers here ends. */
export async function updateProfile(
  db: Db,
  tokens: Tokens,
  user: Person,
  { name, username, email, password }: ProfileUpdate,
): Promise<UserWithToken> {
  const identity = tidy({ name, username, email })
  await refuseTaken(db, identity, user.id)
  const password_hash = password && (await inHashingTurn(() => hashPassword(password)))
  const row = await orRefuseTaken(db, identity, user.id, () =>
    transaction(db, async trx => {
      // The account before the entry, which refers to it: otherwise two who save at once each hold
      // what the other one waits for.
      const changed = await trx
        .updateTable('users')
        .set(identity)
        .$if(Boolean(password_hash), query =>
          query.set(eb => ({
            password_hash: password_hash as string,
            token_version: eb('token_version', '+', 1),
          })),
        )
        .where('id', '=', user.id)
        .returning(PERSON_COLUMNS)
        .executeTakeFirst()
      if (!changed) return undefined
      const before = { name: user.name, username: user.username, email: user.email }
      // That it changed is worth knowing; what it is, is nobody's business.
      const after = { ...identity, ...(password_hash && { password: 'changed' }) }
      const subject = { subject: 'user', id: user.id, action: 'changed' } as const
      await recordChange(trx, user, { ...subject, before, after })
      return changed
    }),
  )
  if (!row) throw new Refusal('unauthenticated', 'Your account is gone.')
  return withToken(tokens, personOf(row))
}

type Identity = { name: string; username: string; email: string }

function tidy({ name, username, email }: Identity): Identity {
  return { name: name.trim(), username: username.trim(), email: email.trim().toLowerCase() }
}

/** Says which of the two is taken; also keeps a username from posing as somebody's e-mail. */
async function refuseTaken(db: Db, { username, email }: Identity, ownId: number) {
  const others = await db
    .selectFrom('users')
    .where('id', '!=', ownId)
    .where(eb =>
      eb.or([
        eb('email', 'in', [email, username.toLowerCase()]),
        eb('username', 'in', [username, email]),
      ]),
    )
    .select(['email', 'username'])
    .execute()
  if (others.length === 0) return
  const emailTaken = others.some(other => other.email === email || other.username === email)
  const what = emailTaken ? 'e-mail address' : 'username'
  throw new Refusal('conflict', `An account with this ${what} exists already.`)
}

/** Two who ask for the same at once both pass the look above; the unique index lets one through. */
async function orRefuseTaken<T>(
  db: Db,
  identity: Identity,
  ownId: number,
  write: () => Promise<T>,
): Promise<T> {
  try {
    return await write()
  } catch (error) {
    if (isUniqueViolation(error)) await refuseTaken(db, identity, ownId)
    throw error
  }
}
