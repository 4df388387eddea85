import { isPlanOutdated } from './preparing-client.ts'

type DatabaseFailure = { code?: string; errcode?: number; message: string }

function asFailure(error: unknown): DatabaseFailure | undefined {
  return error instanceof Error ? (error as DatabaseFailure) : undefined
}

const SQLITE_BUSY = 5
const SQLITE_LOCKED = 6
const SQLITE_IOERR = 10
const SQLITE_FULL = 13
const SQLITE_CANTOPEN = 14
const SQLITE_CONSTRAINT_PRIMARYKEY = 1555
const SQLITE_CONSTRAINT_UNIQUE = 2067

export function isUniqueViolation(error: unknown): boolean {
  const { code, errcode } = asFailure(error) ?? {}
  return (
    code === '23505' ||
    errcode === SQLITE_CONSTRAINT_UNIQUE ||
    errcode === SQLITE_CONSTRAINT_PRIMARYKEY
  )
}

/**
 * PostgreSQL gave up on this transaction for another one's sake: deadlock, serialisation, a table
 * that was changed meanwhile.
 */
export function isRetryable(error: unknown): boolean {
  const code = asFailure(error)?.code
  return code === '40001' || code === '40P01' || isPlanOutdated(error)
}

const UNAVAILABLE = new Set([
  'EIO', // a commit could not be synced
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ENOTFOUND',
  'ETIMEDOUT',
  '55P03', // a lock took too long
  '25P03', // idle in a transaction for too long
  'XX000', // it failed inside, as when a new connection finds no room for a cache file
])

/** Of PostgreSQL: connections, resources, whoever operates it, and the machine it is on. */
const UNAVAILABLE_CLASSES = new Set(['08', '53', '57', '58'])

/** pg and Kysely give these no code. */
const UNAVAILABLE_WITHOUT_CODE = [
  'Connection terminated',
  'timeout exceeded when trying to connect',
  'Client has encountered a connection error',
  'driver has already been destroyed',
]

/** The database is away, overloaded or out of room: trying again later may help. */
export function isUnavailable(error: unknown): boolean {
  const failure = asFailure(error)
  if (!failure) return false
  const { code, errcode, message } = failure
  if (errcode !== undefined) {
    const primary = errcode & 0xff
    return [SQLITE_BUSY, SQLITE_LOCKED, SQLITE_IOERR, SQLITE_FULL, SQLITE_CANTOPEN].includes(
      primary,
    )
  }
  return (
    (code !== undefined && (UNAVAILABLE.has(code) || UNAVAILABLE_CLASSES.has(code.slice(0, 2)))) ||
    isRetryable(error) ||
    UNAVAILABLE_WITHOUT_CODE.some(beginning => message.startsWith(beginning))
  )
}

export function isOutOfRoom(error: unknown): boolean {
  const { code, errcode } = asFailure(error) ?? {}
  return code === '53100' || code === 'ENOSPC' || errcode === SQLITE_FULL
}
