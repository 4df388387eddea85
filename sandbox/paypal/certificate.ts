import { type KeyObject, randomBytes, sign } from 'node:crypto'

// Node reads certificates and makes none, so this writes the one we need in DER: every value is a
// tag, a length and a content (ITU-T X.690), and a certificate is a tree of them (RFC 5280).

const SEQUENCE = 0x30
const SET = 0x31
const years = 10

/** A self-signed X.509 v3 certificate in PEM, for an RSA key. */
export function selfSign(name: string, privateKey: KeyObject, publicKey: KeyObject): string {
  const algorithm = der(SEQUENCE, oid('1.2.840.113549.1.1.11'), der(0x05)) // sha256WithRSA
  const common = der(SEQUENCE, oid('2.5.4.3'), der(0x0c, Buffer.from(name)))
  const who = der(SEQUENCE, der(SET, common))
  const now = Date.now()
  const validity = der(SEQUENCE, time(now - 86_400_000), time(now + years * 365 * 86_400_000))
  const isAuthority = der(SEQUENCE, der(0x01, Buffer.of(0xff)))
  const constraints = der(
    SEQUENCE,
    oid('2.5.29.19'),
    der(0x01, Buffer.of(0xff)),
    octets(isAuthority),
  )
  const body = der(
    SEQUENCE,
    der(0xa0, integer(Buffer.of(2))), // version 3
    integer(randomBytes(16)),
    algorithm,
    who, // issuer
    validity,
    who, // subject
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, der(SEQUENCE, constraints)),
  )
  const signature = der(0x03, Buffer.of(0), sign('sha256', body, privateKey))
  return pem(der(SEQUENCE, body, algorithm, signature))
}

function der(tag: number, ...parts: Buffer[]): Buffer {
  const content = Buffer.concat(parts)
  return Buffer.concat([Buffer.of(tag), length(content.length), content])
}

function length(size: number): Buffer {
  if (size < 0x80) return Buffer.of(size)
  const bytes = size < 0x100 ? [size] : [size >> 8, size & 0xff]
  return Buffer.of(0x80 | bytes.length, ...bytes)
}

function integer(bytes: Buffer): Buffer {
  // A leading bit would mean a negative number, a leading zero byte would not be minimal.
  const positive = Buffer.from(bytes)
  positive[0] = ((positive[0] ?? 0) & 0x7f) | (bytes.length > 1 ? 0x40 : 0)
  return der(0x02, positive)
}

const octets = (content: Buffer) => der(0x04, content)

function oid(dotted: string): Buffer {
  const [first = 0, second = 0, ...rest] = dotted.split('.').map(Number)
  return der(0x06, Buffer.from([first * 40 + second, ...rest.flatMap(base128)]))
}

function base128(value: number): number[] {
  const bytes = [value & 0x7f]
  for (let left = value >> 7; left > 0; left >>= 7) bytes.unshift((left & 0x7f) | 0x80)
  return bytes
}

function time(ms: number): Buffer {
  // UTCTime ends in 2049; GeneralizedTime must not begin before 2050.
  const digits = new Date(ms).toISOString().replace(/[-:T]|\.\d+/g, '')
  return digits < '2050' ? der(0x17, Buffer.from(digits.slice(2))) : der(0x18, Buffer.from(digits))
}

function pem(content: Buffer): string {
  const lines = content.toString('base64').match(/.{1,64}/g) ?? []
  return ['-----BEGIN CERTIFICATE-----', ...lines, '-----END CERTIFICATE-----', ''].join('\n')
}
