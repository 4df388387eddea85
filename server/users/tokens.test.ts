import { afterEach, expect, test, vi } from 'vitest'
import type { Person } from './people.ts'
import { createTokens } from './tokens.ts'

const zoe: Person = {
  id: 7,
  name: 'Zoe',
  username: 'zoe',
  email: 'zoe@example.com',
  role: 'customer',
  tokenVersion: 3,
}
const SECRET = 'a secret that only this test knows, long enough'
const DAY_MS = 24 * 60 * 60 * 1000

afterEach(() => vi.useRealTimers())

test('a token says the same the second time, and nothing once its seven days are over', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const tokens = createTokens(SECRET)
  const token = await tokens.issue(zoe)
  const claim = { userId: 7, version: 3 }
  expect(await tokens.read(token)).toEqual(claim)
  vi.setSystemTime(Date.now() + 6 * DAY_MS)
  expect(await tokens.read(token)).toEqual(claim)
  vi.setSystemTime(Date.now() + DAY_MS)
  expect(await tokens.read(token)).toBeUndefined()
})

test('a token that was read before helps no altered one, and no other secret', async () => {
  const tokens = createTokens(SECRET)
  const token = await tokens.issue(zoe)
  await tokens.read(token)
  const [head, , signature] = token.split('.')
  const body = Buffer.from('{"ver":3,"sub":"1","exp":9999999999}').toString('base64url')
  expect(await tokens.read(`${head}.${body}.${signature}`)).toBeUndefined()
  expect(await createTokens(`${SECRET}!`).read(token)).toBeUndefined()
})
