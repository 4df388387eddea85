import type { Db, Role } from '../db/tables.ts'
import { hashPassword, verifyPassword } from '../users/passwords.ts'

export type DemoAccount = { role: Role; name: string; email: string; password: string }

export const DEMO_ACCOUNTS: DemoAccount[] = [
  {
    role: 'superuser',
    name: 'Olive Haber',
    email: 'owner@haberdash.example',
    password: 'owner-of-the-shop',
  },
  {
    role: 'admin',
    name: 'Anton Reyes',
    email: 'admin@haberdash.example',
    password: 'admin-of-the-shop',
  },
  {
    role: 'customer',
    name: 'Zoe Hartman',
    email: 'zoe@haberdash.example',
    password: 'zoe-likes-the-shop',
  },
]

export async function createDemoAccounts(db: Db, accounts: DemoAccount[]) {
  for (const { role, name, email, password } of accounts) {
    await db
      .insertInto('users')
      .values({
        name,
        username: email.slice(0, email.indexOf('@')),
        email,
        password_hash: await hashPassword(password),
        role,
        created_at: new Date().toISOString(),
      })
      .onConflict(conflict => conflict.doNothing())
      .execute()
  }
}

/** The demo accounts that can still be signed in to. */
export async function openDemoAccounts(db: Db): Promise<DemoAccount[]> {
  const rows = await db
    .selectFrom('users')
    .where(
      'email',
      'in',
      DEMO_ACCOUNTS.map(account => account.email),
    )
    .select(['email', 'password_hash'])
    .execute()
  const open = await Promise.all(
    DEMO_ACCOUNTS.map(async account => {
      const row = rows.find(({ email }) => email === account.email)
      return row && (await verifyPassword(account.password, row.password_hash)) ? account : []
    }),
  )
  return open.flat()
}

/** Everybody can read these passwords: a shop that sells for real must not have them. */
export async function findDemoPassword(
  db: Db,
  adminPassword: string | undefined,
): Promise<string | undefined> {
  if (DEMO_ACCOUNTS.some(account => account.password === adminPassword)) {
    return 'ADMIN_PASSWORD is one of the demo passwords. Please choose your own.'
  }
  const [account] = await openDemoAccounts(db)
  return account && `${account.email} still has its demo password. Change it or delete the account.`
}
