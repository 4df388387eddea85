import { verify, X509Certificate } from 'node:crypto'
import { crc32 } from 'node:zlib'
import { Refusal } from '../refusal.ts'

export type PayPalSignature = {
  webhookId: string
  /** Where certificates may come from beside PayPal's own hosts: the sandbox. */
  trustedOrigin: () => string | undefined
}

const OLDEST_MS = 15 * 60_000
const FETCH_WITHIN_MS = 5000
const CERTIFICATES_KEPT = 20

type Headers = Record<string, unknown>

/** Makes the check that an event was signed by PayPal, for this webhook, a moment ago. */
export function createSignatureCheck({ webhookId, trustedOrigin }: PayPalSignature) {
  const certificates = new Map<string, X509Certificate>()

  async function certificateAt(url: string): Promise<X509Certificate> {
    const known = certificates.get(url)
    if (known) return known
    if (!isTrusted(url, trustedOrigin())) throw new Error(`${url} is not a place of PayPal's`)
    const response = await fetch(url, {
      redirect: 'error',
      signal: AbortSignal.timeout(FETCH_WITHIN_MS),
    })
    const certificate = new X509Certificate(await response.text())
    if (certificates.size >= CERTIFICATES_KEPT) certificates.clear()
    certificates.set(url, certificate)
    return certificate
  }

  return async (headers: Headers, body: Uint8Array) => {
    try {
      const id = text(headers, 'paypal-transmission-id')
      const time = text(headers, 'paypal-transmission-time')
      const signature = Buffer.from(text(headers, 'paypal-transmission-sig'), 'base64')
      if (text(headers, 'paypal-auth-algo') !== 'SHA256withRSA') throw new Error('other algorithm')
      if (!(Math.abs(Date.now() - Date.parse(time)) < OLDEST_MS)) throw new Error('too old')
      const certificate = await certificateAt(text(headers, 'paypal-cert-url'))
      if (Date.parse(certificate.validTo) < Date.now()) throw new Error('certificate at its end')
      const message = Buffer.from(`${id}|${time}|${webhookId}|${crc32(body)}`)
      if (!verify('sha256', message, certificate.publicKey, signature)) throw new Error('forged')
    } catch {
      throw new Refusal('bad-request', 'The signature of this event does not fit.')
    }
  }
}

function text(headers: Headers, name: string): string {
  const value = headers[name]
  if (typeof value !== 'string') throw new Error(`${name} is missing`)
  return value
}

function isTrusted(address: string, trustedOrigin: string | undefined): boolean {
  const { origin, protocol, hostname } = new URL(address)
  if (origin === trustedOrigin) return true
  return protocol === 'https:' && (hostname === 'paypal.com' || hostname.endsWith('.paypal.com'))
}
