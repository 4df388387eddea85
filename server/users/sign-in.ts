import type { Login, UserWithToken } from '../../contract/users.ts'
import { readerBeside } from '../db/sqlite.ts'
import type { Db } from '../db/tables.ts'
import { Refusal } from '../refusal.ts'
import { hashPassword, inHashingTurn, verifyPassword } from './passwords.ts'
import { PERSON_COLUMNS, type Person, personOf, userOf } from './people.ts'
import {
  checkSignInLimits,
  forgiveAccount,
  recordSignInFailure,
  type SignInLimits,
} from './sign-in-limits.ts'
import type { Tokens } from './tokens.ts'

/** Verified when there is no account, so that its absence takes as long as a wrong password. */
const nobodysHash = hashPassword('nobody has this password')

export async function signIn(
  db: Db,
  tokens: Tokens,
  limits: SignInLimits,
  { username, password }: Login,
  address: string,
): Promise<UserWithToken> {
  // The limits are checked in the same turn as the hash, so that a burst cannot slip past them.
  const person = await inHashingTurn(async () => {
    const hasFailed = await checkSignInLimits(readerBeside(db), limits, username, address)
    const account = await findAccount(readerBeside(db), username)
    const hash = account?.password_hash ?? (await nobodysHash)
    if ((await verifyPassword(password, hash)) && account) {
      if (hasFailed) await forgiveAccount(db, username)
      return personOf(account)
    }
    await recordSignInFailure(db, username, address)
    return undefined
  })
  if (!person) {
    throw new Refusal('unauthenticated', 'No active account found with the given credentials')
  }
  return withToken(tokens, person)
}

export async function withToken(tokens: Tokens, person: Person): Promise<UserWithToken> {
  return { ...userOf(person), token: await tokens.issue(person) }
}

async function findAccount(db: Db, typed: string) {
  const email = typed.trim().toLowerCase()
  const accounts = await db
    .selectFrom('users')
    .where(eb => eb.or([eb('email', '=', email), eb('username', '=', typed.trim())]))
    .select([...PERSON_COLUMNS, 'password_hash'])
    .execute()
  // An e-mail address wins over a username of the same text, which somebody else may have chosen.
  return accounts.find(account => account.email === email) ?? accounts[0]
}
