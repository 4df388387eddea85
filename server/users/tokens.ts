import { jwtVerify, SignJWT } from 'jose'
import type { Person } from './people.ts'

export type Tokens = {
  issue(person: Person): Promise<string>
  /** What a genuine, unexpired token says; undefined for any other. */
  read(token: string): Promise<{ userId: number; version: number } | undefined>
}

const ALGORITHM = 'HS256'

/** Signed with the one secret; good with the other one as well, while it is being changed. */
export function createTokens(secret: string, also?: string): Tokens {
  const key = new TextEncoder().encode(secret)
  const keys = also ? [key, new TextEncoder().encode(also)] : [key]
  return {
    issue: person =>
      new SignJWT({ ver: person.tokenVersion })
        .setProtectedHeader({ alg: ALGORITHM })
        .setSubject(String(person.id))
        .setIssuedAt()
        .setExpirationTime('7d')
        .sign(key),
    async read(token) {
      for (const each of keys) {
        try {
          const { payload } = await jwtVerify(token, each, { algorithms: [ALGORITHM] })
          const userId = Number(payload.sub)
          const version = Number(payload.ver)
          return Number.isSafeInteger(userId) ? { userId, version } : undefined
        } catch {}
      }
      return undefined
    },
  }
}
