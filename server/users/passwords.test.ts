import { expect, test } from 'vitest'
import { hashPassword, inHashingTurn, verifyPassword } from './passwords.ts'

test('a password matches its own hash only, and no two hashes are alike', async () => {
  const hash = await hashPassword('correct horse')
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/)
  expect(await verifyPassword('correct horse', hash)).toBe(true)
  expect(await verifyPassword('correct horsf', hash)).toBe(false)
  expect(await hashPassword('correct horse')).not.toBe(hash)
})

test('something that is no hash matches nothing', async () => {
  for (const stored of ['', 'x', '$argon2id$v=19$m=1,t=1,p=1$$', '$2b$10$abcdefghijklmnop']) {
    expect(await verifyPassword('', stored)).toBe(false)
  }
})

test('at most four work at once, first come, first served, and a failure gives its place back', async () => {
  let running = 0
  let most = 0
  const order: number[] = []
  const results = await Promise.allSettled(
    Array.from({ length: 20 }, (_, n) =>
      inHashingTurn(async () => {
        order.push(n)
        most = Math.max(most, ++running)
        await new Promise(resolve => setTimeout(resolve, 1))
        running--
        if (n % 3 === 0) throw new Error('no')
      }),
    ),
  )
  expect(most).toBeLessThanOrEqual(4)
  expect(order).toEqual(Array.from({ length: 20 }, (_, n) => n))
  expect(results.filter(result => result.status === 'rejected')).toHaveLength(7)
  expect(await inHashingTurn(async () => 'still open')).toBe('still open')
})
