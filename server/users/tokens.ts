import { jwtVerify, SignJWT } from 'jose'
import type { Person } from './people.ts'

export type Tokens = {
  issue(person: Person): Promise<string>
  /** What a genuine, unexpired token says; undefined for any other. */
  read(token: string): Promise<{ userId: number; version: number } | undefined>
}

const ALGORITHM = 'HS256'
const MOST_KNOWN = 2000

type Claim = { userId: number; version: number }

/** Signed with the one secret; good with the other one as well, while it is being changed. */
export function createTokens(secret: string, also?: string): Tokens {
  const key = new TextEncoder().encode(secret)
  const keys = also ? [key, new TextEncoder().encode(also)] : [key]
  // A signature that was right stays right: only the time is looked at again.
  const known = new Map<string, { claim: Claim; endsAt: number }>()
  return {
    issue: person =>
      new SignJWT({ ver: person.tokenVersion })
        .setProtectedHeader({ alg: ALGORITHM })
        .setSubject(String(person.id))
        .setIssuedAt()
        .setExpirationTime('7d')
        .sign(key),
    async read(token) {
      const earlier = known.get(token)
      if (earlier) return Date.now() < earlier.endsAt ? earlier.claim : undefined
      for (const each of keys) {
        try {
          const { payload } = await jwtVerify(token, each, { algorithms: [ALGORITHM] })
          const claim = { userId: Number(payload.sub), version: Number(payload.ver) }
          if (!Number.isSafeInteger(claim.userId)) return undefined
          if (known.size >= MOST_KNOWN) known.clear()
          if (payload.exp) known.set(token, { claim, endsAt: payload.exp * 1000 })
          return claim
        } catch {}
      }
      return undefined
    },
  }
}
