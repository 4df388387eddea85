import { createPrivateKey, generateKeyPair, randomUUID, sign, X509Certificate } from 'node:crypto'
import { readFile, rename, writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { crc32 } from 'node:zlib'
import type { Provider, Signer } from '../provider.ts'
import type { WebhookTrouble } from '../trouble.ts'
import { selfSign } from './certificate.ts'

const weekMs = 7 * 86_400_000

/** The signing key, made when it is first needed and kept in `path`, if there is one. */
export function openSigner(path: string | undefined): () => Promise<Signer> {
  let signer: Promise<Signer> | undefined
  return () => (signer ??= readSigner(path))
}

async function readSigner(path: string | undefined): Promise<Signer> {
  const kept = path && (await readFile(path, 'utf8').catch(() => undefined))
  const bundle = kept || (await makeBundle())
  if (path && !kept) {
    await writeFile(`${path}.new`, bundle, { mode: 0o600 })
    await rename(`${path}.new`, path)
  }
  const certificate = bundle.slice(bundle.indexOf('-----BEGIN CERTIFICATE'))
  const print = new X509Certificate(certificate).fingerprint256.replaceAll(':', '').toLowerCase()
  return {
    privateKey: createPrivateKey(bundle),
    certificate,
    name: `CERT-${print.slice(0, 8)}-${print.slice(8, 16)}.pem`,
  }
}

async function makeBundle(): Promise<string> {
  const pair = await promisify(generateKeyPair)('rsa', { modulusLength: 2048 })
  const key = pair.privateKey.export({ type: 'pkcs8', format: 'pem' })
  return `${key}${selfSign('Sandbox webhook signing', pair.privateKey, pair.publicKey)}`
}

/** PayPal's headers: RSA over transmission id, time, webhook id and the checksum of the raw body. */
export async function signPayPal(provider: Provider, body: string, trouble?: WebhookTrouble) {
  const { options } = provider
  const { privateKey, name } = await provider.signer()
  const id = randomUUID()
  const age = trouble === 'webhook-old' ? weekMs : 0
  const time = new Date(Date.now() - age).toISOString().replace(/\.\d+/, '')
  const signed = trouble === 'webhook-forged' ? `${body} ` : body
  const message = `${id}|${time}|${options.paypal.webhookId}|${crc32(signed)}`
  const home = trouble === 'webhook-elsewhere' ? 'https://certs.example' : options.origin()
  return {
    'paypal-transmission-id': id,
    'paypal-transmission-time': time,
    'paypal-transmission-sig': sign('sha256', Buffer.from(message), privateKey).toString('base64'),
    'paypal-auth-algo': 'SHA256withRSA',
    'paypal-cert-url': `${home}/paypal/certs/${name}`,
  }
}
