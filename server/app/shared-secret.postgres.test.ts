import { expect, test } from 'vitest'
import { startShop } from '../testing/shop-process.ts'
import { openTestShop, TEST_SECRET } from '../testing/test-shop.ts'
import { createTokens } from '../users/tokens.ts'
import { BadSetting } from './config.ts'
import { agreeOnSecret } from './shared-secret.ts'

const shop = await openTestShop()
const OTHER = 'another secret, which is long enough as well'

const start = (authSecret: string, authSecretAlso?: string) =>
  agreeOnSecret(shop.db, authSecret, {
    ...shop.config,
    authSecret,
    ...(authSecretAlso && { authSecretAlso }),
  })

test('servers of one database start with one secret, or not at all', async () => {
  await Promise.all([start(TEST_SECRET), start(TEST_SECRET)])
  const line =
    'AUTH_SECRET is not the one that the servers of this database use. Give it to all of them.'
  await expect(start(OTHER)).rejects.toThrow(new BadSetting(line))
  await expect(start(OTHER, `${OTHER} still`)).rejects.toThrow(BadSetting)
})

test('a server that has made its own secret is refused with one line', async () => {
  await start(TEST_SECRET)
  const { code, output } = await startShop({
    DATABASE_URL: shop.config.databaseUrl ?? '',
    DATA_DIR: shop.config.dataDir,
    SEED: 'none',
  }).ended
  expect(code).toBe(1)
  expect(output).toBe(
    'The servers of this database use another secret than this one has made for itself. ' +
      'Set the same AUTH_SECRET on all of them.\n',
  )
})

test('the secret is changed in three steps, and nobody has to sign in again', async () => {
  await start(TEST_SECRET, OTHER)
  await start(OTHER, TEST_SECRET)
  await start(OTHER)
  await expect(start(TEST_SECRET)).rejects.toThrow(BadSetting)

  const zoe = await shop.person()
  const claim = { userId: zoe.id }
  expect(await createTokens(TEST_SECRET, OTHER).read(zoe.token)).toMatchObject(claim)
  expect(await createTokens(OTHER, TEST_SECRET).read(zoe.token)).toMatchObject(claim)
  expect(await createTokens(OTHER).read(zoe.token)).toBeUndefined()
})
