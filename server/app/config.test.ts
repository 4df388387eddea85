import { expect, test } from 'vitest'
import { BadSetting, readConfig } from './config.ts'

test('without settings the shop is a demo for this machine alone', () => {
  expect(readConfig({})).toMatchObject({
    production: false,
    port: 8000,
    host: '127.0.0.1',
    seed: 'demo',
    corsOrigins: [],
  })
})

test('in production the shop is empty unless told otherwise, and open to the network', () => {
  const production = { NODE_ENV: 'production' }
  expect(readConfig(production)).toMatchObject({ seed: 'none', host: '0.0.0.0' })
  expect(readConfig({ ...production, SEED: 'demo' }).seed).toBe('demo')
})

test.each([
  [{ PORT: 'eighty' }, "PORT must be a whole number from 0 to 65535, but is 'eighty'."],
  [{ PORT: '70000' }, "PORT must be a whole number from 0 to 65535, but is '70000'."],
  [{ SEED: 'some' }, "SEED must be one of demo, none, but is 'some'."],
  [
    { DATABASE_URL: 'mysql://x:secret@y/z' },
    'DATABASE_URL must be a URL that begins with postgres:// or postgresql://.',
  ],
  [
    { DATABASE_URL: 'postgres://a:5432,b:port/shop' },
    'DATABASE_URL must be a URL that begins with postgres:// or postgresql://.',
  ],
  [
    { S3_BUCKET: 'shop', S3_ENDPOINT: 'https://s3.example' },
    'S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY go together.',
  ],
  [
    { DATABASE_REPLICA_URLS: 'postgres://a/b' },
    'DATABASE_REPLICA_URLS are replicas of DATABASE_URL, which is not set.',
  ],
  [
    { DATABASE_URL: 'postgres://a/b', DATABASE_REPLICA_URLS: 'postgres://a/b, mysql://c/d' },
    'DATABASE_REPLICA_URLS must be a URL that begins with postgres:// or postgresql://.',
  ],
  [{ S3_ENDPOINT: 's3' }, 'S3_ENDPOINT must be a URL that begins with http:// or https://.'],
  [
    {
      S3_BUCKET: 'a/b',
      S3_ENDPOINT: 'https://s3.example',
      S3_ACCESS_KEY_ID: 'x',
      S3_SECRET_ACCESS_KEY: 'x',
    },
    "S3_BUCKET must be the name of a bucket, but is 'a/b'.",
  ],
  [{ PUBLIC_ORIGIN: 'shop' }, 'PUBLIC_ORIGIN must be a URL that begins with http:// or https://.'],
  [
    { TRUST_PROXY: '10.0.0.7, 1' },
    "TRUST_PROXY must list addresses such as 10.0.0.7, 10.0.0.0/8 or loopback, but has '1'.",
  ],
  [{ STRIPE_SECRET_KEY: 'x' }, 'STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET go together.'],
  [{ PAYMENTS: 'live' }, 'PAYMENTS is live, but there are no keys of PayPal or Stripe.'],
  [{ AUTH_SECRET: 'short' }, 'AUTH_SECRET must have at least 32 characters.'],
  [{ ADMIN_EMAIL: 'a@b.c' }, 'ADMIN_EMAIL and ADMIN_PASSWORD go together.'],
  [
    { ADMIN_EMAIL: 'me', ADMIN_PASSWORD: 'long enough' },
    "ADMIN_EMAIL must be an e-mail address, but is 'me'.",
  ],
  [
    { ADMIN_EMAIL: 'a@b.c', ADMIN_PASSWORD: 'short' },
    'ADMIN_PASSWORD must be 8 to 128 characters long.',
  ],
])('%j stops the start with one clear line', (env, line) => {
  expect(() => readConfig(env)).toThrow(new BadSetting(line))
})

test('origins are read as a list and trimmed to what an origin is', () => {
  expect(readConfig({ CORS_ORIGINS: 'https://a.example, https://b.example' }).corsOrigins).toEqual([
    'https://a.example',
    'https://b.example',
  ])
  expect(readConfig({ PUBLIC_ORIGIN: 'https://shop.example/path/' }).publicOrigin).toBe(
    'https://shop.example',
  )
})

test('payments are live with keys, the sandbox without, and none in production without', () => {
  const keys = { PAYPAL_CLIENT_ID: 'id', PAYPAL_CLIENT_SECRET: 'secret' }
  const production = { NODE_ENV: 'production' }
  expect(readConfig({}).payments.mode).toBe('sandbox')
  expect(readConfig(production).payments.mode).toBe('none')
  expect(readConfig({ ...production, PAYMENTS: 'sandbox' }).payments.mode).toBe('sandbox')
  expect(readConfig({ ...production, ...keys }).payments).toMatchObject({
    mode: 'live',
    paypal: { clientId: 'id', baseUrl: 'https://api-m.paypal.com' },
  })
})
