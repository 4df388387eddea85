import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '../db/tables.ts'
import { Refusal } from '../refusal.ts'

export type SignInLimits = { perAccount: number; perAddress: number }

const LONGEST_WAIT_SECONDS = 300
const FORGOTTEN_AFTER_SECONDS = 900

/**
 * Guessing is slowed, never locked out: past the free failures, each one doubles the wait, for the
 * account that is tried and for the address that tries. Fifteen quiet minutes forget it all.
 * Tells whether the account has failures to be forgiven.
 */
export async function checkSignInLimits(
  db: Db,
  limits: SignInLimits,
  account: string,
  address: string,
): Promise<boolean> {
  const free = {
    [accountKey(account)]: limits.perAccount,
    [addressKey(address)]: limits.perAddress,
  }
  const rows = await db
    .selectFrom('sign_in_failures')
    .where('subject', 'in', Object.keys(free))
    .selectAll()
    .execute()
  const waits = rows.map(({ subject, failures, last_at }) => {
    const past = failures - (free[subject] ?? 0)
    const wait = past < 0 ? 0 : Math.min(2 ** past, LONGEST_WAIT_SECONDS)
    return Math.ceil(wait - (Date.now() - Date.parse(last_at)) / 1000)
  })
  const seconds = Math.max(0, ...waits)
  if (seconds > 0) {
    const sentence = `Too many failed attempts. Please wait ${seconds} seconds and try again.`
    throw new Refusal('too-many', sentence, seconds)
  }
  return rows.some(({ subject }) => subject === accountKey(account))
}

export async function recordSignInFailure(db: Db, account: string, address: string) {
  const now = new Date()
  const forgotten = new Date(now.getTime() - FORGOTTEN_AFTER_SECONDS * 1000).toISOString()
  const last_at = now.toISOString()
  await db.deleteFrom('sign_in_failures').where('last_at', '<', forgotten).execute()
  await db
    .insertInto('sign_in_failures')
    .values(
      [accountKey(account), addressKey(address)].map(subject => ({
        subject,
        failures: 1,
        last_at,
      })),
    )
    .onConflict(conflict =>
      conflict
        .column('subject')
        .doUpdateSet({ failures: sql<number>`sign_in_failures.failures + 1`, last_at }),
    )
    .execute()
}

/** Only the account is forgiven: one good password must not clear an address that guesses. */
export async function forgiveAccount(db: Db, account: string) {
  await db.deleteFrom('sign_in_failures').where('subject', '=', accountKey(account)).execute()
}

// People type passwords into the wrong field: what was tried is kept as a hash only.
function accountKey(account: string): string {
  return `account:${createHash('sha256').update(account.trim().toLowerCase()).digest('base64')}`
}

function addressKey(address: string): string {
  return `address:${address}`
}
