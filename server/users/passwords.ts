import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { promisify } from 'node:util'
import { takingTurns } from '../turns.ts'

const hash = promisify(argon2)

const MEMORY_KIB = 19_456
const PASSES = 2
const TAG_BYTES = 32

/** The usual text form, so that the hashes outlive a change of the parameters. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16)
  const tag = await derive(password, salt, MEMORY_KIB, PASSES)
  const parameters = `m=${MEMORY_KIB},t=${PASSES},p=1`
  return `$argon2id$v=19$${parameters}$${unpadded(salt)}$${unpadded(tag)}`
}

export async function verifyPassword(password: string, stored: string): Promise<boolean> {
  const [, memory, passes, salt, tag] =
    /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=1\$([^$]+)\$([^$]+)$/.exec(stored) ?? []
  if (!salt || !tag) return false
  const expected = Buffer.from(tag, 'base64')
  const actual = await derive(password, Buffer.from(salt, 'base64'), Number(memory), Number(passes))
  return actual.length === expected.length && timingSafeEqual(actual, expected)
}

function derive(message: string, nonce: Buffer, memory: number, passes: number): Promise<Buffer> {
  return hash('argon2id', { message, nonce, memory, passes, parallelism: 1, tagLength: TAG_BYTES })
}

function unpadded(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '')
}

/** Each hash takes 19 MiB and a thread of the pool that files need too. */
export const inHashingTurn = takingTurns({
  places: Math.min(4, availableParallelism()),
  longestQueue: 1000,
  full: 'Too many people are signing in. Please try again.',
})
