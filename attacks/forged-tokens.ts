import { generateKeyPairSync } from 'node:crypto'
import { SignJWT } from 'jose'
import { SECRET } from './target.ts'

const bytes = (text: string) => new TextEncoder().encode(text)
const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
const IN_AN_HOUR = Math.floor(Date.now() / 1000) + 3600

type Wish = { secret?: string; alg?: string; ends?: string; claims?: object; header?: object }

/** A token of the shop's own making but for the wishes. */
export function forge(userId: number, wish: Wish = {}): Promise<string> {
  const { secret = SECRET, alg = 'HS256', ends = '1h', claims = {}, header = {} } = wish
  return new SignJWT({ ver: 1, ...claims })
    .setProtectedHeader({ alg, ...header })
    .setSubject(`${userId}`)
    .setExpirationTime(ends)
    .sign(bytes(secret))
}

/** Without a signature, whatever the algorithm is called. */
export function unsigned(userId: number, alg: string): string {
  return `${part({ alg, typ: 'JWT' })}.${part({ sub: `${userId}`, ver: 1, exp: IN_AN_HOUR })}.`
}

const keys = generateKeyPairSync('rsa', { modulusLength: 2048 })
const publicPem = keys.publicKey.export({ type: 'spki', format: 'pem' }).toString()

/** Every forgery of the token of this person. Only `genuine` may be believed. */
export async function forgeries(userId: number): Promise<Record<string, string>> {
  const genuine = await forge(userId)
  const [header = '', claims = '', signature = ''] = genuine.split('.')
  const jwk = { kty: 'oct', k: Buffer.from('a key that I brought along').toString('base64url') }
  return {
    expired: await forge(userId, { ends: '-1s' }),
    'not valid yet': await forge(userId, { claims: { nbf: IN_AN_HOUR } }),
    'of another key': await forge(userId, { secret: 'another key, and long enough for it' }),
    'of an empty key': await forge(userId, { secret: '\0' }),
    'HS384 with our key': await forge(userId, { alg: 'HS384' }),
    'HS512 with our key': await forge(userId, { alg: 'HS512' }),
    'HS256 with a public key': await forge(userId, { secret: publicPem }),
    RS256: await new SignJWT({ ver: 1 })
      .setProtectedHeader({ alg: 'RS256' })
      .setSubject(`${userId}`)
      .setExpirationTime('1h')
      .sign(keys.privateKey),
    'RS256 by name, HS256 by signature': `${part({ alg: 'RS256' })}.${claims}.${signature}`,
    'with its own key': await forge(userId, {
      secret: 'a key that I brought along',
      header: { jwk },
    }),
    'with a key from elsewhere': await forge(userId, {
      secret: 'a key that I brought along',
      header: { jku: 'https://evil.example/keys.json', kid: '../../dev/null' },
    }),
    'alg none': unsigned(userId, 'none'),
    'alg None': unsigned(userId, 'None'),
    'alg NONE': unsigned(userId, 'NONE'),
    'alg empty': unsigned(userId, ''),
    'alg none, with a signature': `${part({ alg: 'none' })}.${claims}.${signature}`,
    'without its signature': `${header}.${claims}.`,
    'without the dot either': `${header}.${claims}`,
    'with a changed signature': `${header}.${claims}.${signature.slice(0, -2)}AA`,
    'for another person': `${header}.${part({ sub: '1', ver: 1, exp: IN_AN_HOUR })}.${signature}`,
    'without a version': await forge(userId, { claims: { ver: undefined } }),
    'of a version to come': await forge(userId, { claims: { ver: 2 } }),
    'of a version as text': await forge(userId, { claims: { ver: 'NaN' } }),
    'no token': 'x.y.z',
    'a word': 'null',
    nothing: '',
  }
}
