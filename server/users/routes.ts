import { users } from '../../contract/users.ts'
import type { Db } from '../db/tables.ts'
import type { Serve } from '../serve.ts'
import { register, updateProfile } from './accounts.ts'
import { deleteUser, getUser, listUsers, updateUser } from './admin.ts'
import { userOf } from './people.ts'
import { signIn } from './sign-in.ts'
import type { SignInLimits } from './sign-in-limits.ts'
import type { Tokens } from './tokens.ts'

export function serveUsers(serve: Serve, db: Db, tokens: Tokens, limits: SignInLimits) {
  serve(users.login, ({ body, address }) => signIn(db, tokens, limits, body, address))
  serve(users.register, ({ body }) => register(db, tokens, body))
  serve(users.profile, async ({ user }) => userOf(user))
  serve(users.updateProfile, ({ user, body }) => updateProfile(db, tokens, user, body))
  serve(users.list, ({ db }) => listUsers(db))
  serve(users.getAsAdmin, ({ db, user, id }) => getUser(db, user, id))
  serve(users.get, ({ db, user, id }) => getUser(db, user, id))
  serve(users.update, ({ user, id, body }) => updateUser(db, user, id, body))
  serve(users.delete, ({ user, id }) => deleteUser(db, user, id))
}
