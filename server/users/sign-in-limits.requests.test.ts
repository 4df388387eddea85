import { afterEach, expect, test, vi } from 'vitest'
import { users } from '../../contract/users.ts'
import { openTestShop } from '../testing/test-shop.ts'

const shop = await openTestShop({ signInFailures: { perAccount: 3, perAddress: 6 } })

afterEach(async () => {
  vi.useRealTimers()
  await shop.db.deleteFrom('sign_in_failures').execute()
})

const signIn = (username: string, password: string) =>
  shop.call(users.login, { body: { username, password } })

test('guessing at an account is slowed, more with every failure, and ends by itself', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const zoe = await shop.person()
  for (let n = 0; n < 3; n++) expect((await signIn(zoe.email, 'wrong guess')).status).toBe(401)
  const slowed = await signIn(zoe.email, zoe.password)
  expect(slowed.status).toBe(429)
  expect(slowed.headers['retry-after']).toBe('1')
  expect(slowed.body).toEqual({
    detail: 'Too many failed attempts. Please wait 1 seconds and try again.',
  })
  vi.setSystemTime(Date.now() + 1000)
  expect((await signIn(zoe.email, 'wrong guess')).status).toBe(401)
  expect((await signIn(zoe.email, 'wrong guess')).headers['retry-after']).toBe('2')
  vi.setSystemTime(Date.now() + 2000)
  expect((await signIn(zoe.email, zoe.password)).status).toBe(200)
  expect((await signIn(zoe.email, 'wrong guess')).status).toBe(401)
})

test('an unknown account is slowed like a known one', async () => {
  for (let n = 0; n < 3; n++) await signIn('nobody@example.com', 'wrong guess')
  expect((await signIn('NOBODY@example.com', 'wrong guess')).status).toBe(429)
})

test('an address that tries many accounts is slowed too', async () => {
  for (let n = 0; n < 6; n++) {
    expect((await signIn(`n${n}@example.com`, 'wrong guess')).status).toBe(401)
  }
  expect((await signIn('n9@example.com', 'wrong guess')).status).toBe(429)
})

test('a burst of guesses cannot slip past the limit', async () => {
  const zoe = await shop.person()
  const answers = await Promise.all(
    Array.from({ length: 40 }, () => signIn(zoe.email, 'wrong guess')),
  )
  const tried = answers.filter(answer => answer.status === 401).length
  expect(tried).toBeLessThanOrEqual(3 + 4)
  expect(answers.filter(answer => answer.status === 429)).toHaveLength(40 - tried)
})

// Two hundred passwords are slow on purpose, and slower on a busy machine.
const HASHING = { timeout: 120_000 }

test(
  'people who do nothing wrong never meet a limit: a hundred sign-ins and registrations',
  HASHING,
  async () => {
    const zoe = await shop.person()
    const signIns = await Promise.all(
      Array.from({ length: 100 }, () => signIn(zoe.email, zoe.password)),
    )
    expect(signIns.every(answer => answer.status === 200)).toBe(true)
    const people = await Promise.all(Array.from({ length: 100 }, () => shop.person()))
    expect(people.every(person => person.token)).toBe(true)
  },
)

test('an address that the caller only claims does not count, one that our proxy tells does', async () => {
  const behindProxy = await openTestShop({
    trustedProxies: ['loopback'],
    signInFailures: { perAccount: 100, perAddress: 2 },
  })
  const guess = (forwarded: string) =>
    behindProxy.call(users.login, {
      headers: { 'x-forwarded-for': forwarded },
      body: { username: `${Math.random()}@example.com`, password: 'wrong guess' },
    })
  // The last hop is the one that our proxy saw; what stands before it is hearsay.
  expect((await guess('1.1.1.1, 9.9.9.9')).status).toBe(401)
  expect((await guess('2.2.2.2, 9.9.9.9')).status).toBe(401)
  expect((await guess('3.3.3.3, 9.9.9.9')).status).toBe(429)
  expect((await guess('3.3.3.3, 8.8.8.8')).status).toBe(401)
})
