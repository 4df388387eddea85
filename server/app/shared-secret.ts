import { createHmac } from 'node:crypto'
import { isPostgres } from '../db/dialect.ts'
import type { Db } from '../db/tables.ts'
import { BadSetting, type Config } from './config.ts'

const FACT = 'auth-secret'

/**
 * Servers that share a database have to share the secret as well, or whoever signs in at one is a
 * stranger at the next. The first one writes a fingerprint down, and nobody starts with another.
 */
export async function agreeOnSecret(
  db: Db,
  secret: string,
  { authSecret, authSecretAlso }: Config,
) {
  // On SQLite there is one machine, and a new secret is nobody else's business.
  if (!isPostgres(db)) return
  const own = fingerprint(secret)
  await db
    .insertInto('shop_facts')
    .values({ name: FACT, value: own })
    .onConflict(conflict => conflict.doNothing())
    .execute()
  const { value } = await db
    .selectFrom('shop_facts')
    .where('name', '=', FACT)
    .select('value')
    .executeTakeFirstOrThrow()
  if (value === own) return
  if (!authSecretAlso || value !== fingerprint(authSecretAlso)) {
    throw new BadSetting(
      authSecret
        ? 'AUTH_SECRET is not the one that the servers of this database use. Give it to all of them.'
        : 'The servers of this database use another secret than this one has made for itself. ' +
            'Set the same AUTH_SECRET on all of them.',
    )
  }
  await db.updateTable('shop_facts').set({ value: own }).where('name', '=', FACT).execute()
}

function fingerprint(secret: string): string {
  return createHmac('sha256', secret).update('fingerprint of AUTH_SECRET').digest('base64')
}
