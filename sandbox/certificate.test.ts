import { createHash, generateKeyPairSync, X509Certificate } from 'node:crypto'
import { expect, test } from 'vitest'
import { selfSign } from './paypal/certificate.ts'

const pair = generateKeyPairSync('rsa', { modulusLength: 2048 })

test('the certificate is read, verified and trusted as its own issuer', () => {
  const certificate = new X509Certificate(selfSign('Wébhooks', pair.privateKey, pair.publicKey))
  expect(certificate.subject).toBe('CN=Wébhooks')
  expect(certificate.issuer).toBe(certificate.subject)
  expect(certificate.verify(pair.publicKey)).toBe(true)
  expect(certificate.checkIssued(certificate)).toBe(true)
  expect(certificate.ca).toBe(true)
  expect(Date.parse(certificate.validFrom)).toBeLessThan(Date.now())
  expect(Date.parse(certificate.validTo)).toBeGreaterThan(Date.now() + 9 * 365 * 86_400_000)
  const spki = (key: X509Certificate['publicKey']) =>
    createHash('sha256')
      .update(key.export({ type: 'spki', format: 'der' }))
      .digest('hex')
  expect(spki(certificate.publicKey)).toBe(spki(pair.publicKey))
})

test('another key does not verify it, and no two have one serial number', () => {
  const other = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const made = [1, 2].map(() => new X509Certificate(selfSign('x', pair.privateKey, pair.publicKey)))
  expect(made[0]?.verify(other.publicKey)).toBe(false)
  expect(made[0]?.serialNumber).not.toBe(made[1]?.serialNumber)
})
