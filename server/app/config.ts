import { isIP } from 'node:net'
import { resolve } from 'node:path'
import { splitHosts } from '../db/database-urls.ts'
import type { S3Settings } from '../storage/s3.ts'

export type Config = {
  production: boolean
  port: number
  host: string
  dataDir: string
  databaseUrl?: string
  /** Standbys of the database that may be asked for what everybody sees. */
  replicaUrls: string[]
  poolSize: number
  /** Where the images lie, if not in the data folder. */
  s3?: S3Settings
  /** The address that people use, where a proxy stands before the shop. */
  publicOrigin?: string
  /** Addresses of our own proxies: what they say of the caller counts. */
  trustedProxies: string[]
  authSecret?: string
  /** Accepted and never signed with, so that the secret can be changed under an open shop. */
  authSecretAlso?: string
  admin?: { email: string; password: string }
  seed: 'demo' | 'none'
  corsOrigins: string[]
  logLevel: string
  payments: PaymentConfig
  /** Failures of signing in that are free of any wait; see sign-in-limits.ts. */
  signInFailures: { perAccount: number; perAddress: number }
}

export type PaymentConfig = {
  /** live: with the keys below; sandbox: our own, offline; none: orders cannot be paid. */
  mode: 'live' | 'sandbox' | 'none'
  paypal?: { clientId: string; clientSecret: string; baseUrl: string; webhookId: string }
  stripe?: { secretKey: string; webhookSecret: string; baseUrl?: string }
  answerWithinMs: number
}

const ANSWER_WITHIN_MS = 9000

/** A setting that cannot be meant: the start stops with this one line. */
export class BadSetting extends Error {}

export function readConfig(env: NodeJS.ProcessEnv): Config {
  const production = env.NODE_ENV === 'production'
  return {
    production,
    port: wholeNumber(env, 'PORT', 8000, 0, 65_535),
    // Without settings the shop has demo passwords: then only this machine reaches it.
    host: env.HOST || (production ? '0.0.0.0' : '127.0.0.1'),
    dataDir: resolve(env.DATA_DIR || 'data'),
    ...optional('databaseUrl', databaseUrlOf(env)),
    replicaUrls: replicaUrlsOf(env),
    poolSize: wholeNumber(env, 'DATABASE_POOL', 20, 1, 1000),
    ...optional('s3', s3Of(env)),
    ...optional('publicOrigin', originOf(env, 'PUBLIC_ORIGIN')),
    trustedProxies: proxiesOf(env),
    ...optional('authSecret', secretOf(env, 'AUTH_SECRET')),
    ...optional('authSecretAlso', secretOf(env, 'AUTH_SECRET_ALSO')),
    ...optional('admin', adminOf(env)),
    seed: oneOf(env, 'SEED', ['demo', 'none'], production ? 'none' : 'demo'),
    corsOrigins: listOf(env.CORS_ORIGINS),
    logLevel: oneOf(
      env,
      'LOG_LEVEL',
      ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'],
      production ? 'info' : 'warn',
    ),
    payments: paymentsOf(env, production),
    signInFailures: {
      perAccount: wholeNumber(env, 'SIGN_IN_FAILURES_PER_ACCOUNT', 5, 1, 1_000_000),
      perAddress: wholeNumber(env, 'SIGN_IN_FAILURES_PER_ADDRESS', 50, 1, 1_000_000),
    },
  }
}

function paymentsOf(env: NodeJS.ProcessEnv, production: boolean): PaymentConfig {
  const paypal = together(env, 'PAYPAL_CLIENT_ID', 'PAYPAL_CLIENT_SECRET')
  const stripe = together(env, 'STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET')
  const baseUrl = urlOf(env, 'STRIPE_BASE_URL', ['http:', 'https:'])
  // Whoever sells for real without keys must not give goods away for the sandbox's money.
  const preset = paypal || stripe ? 'live' : production ? 'none' : 'sandbox'
  const mode = oneOf(env, 'PAYMENTS', ['live', 'sandbox', 'none'], preset)
  if (mode === 'live' && !paypal && !stripe) {
    throw new BadSetting('PAYMENTS is live, but there are no keys of PayPal or Stripe.')
  }
  const answerWithinMs = ANSWER_WITHIN_MS
  if (mode !== 'live') return { mode, answerWithinMs }
  return {
    mode,
    answerWithinMs,
    ...(paypal && {
      paypal: {
        clientId: paypal[0],
        clientSecret: paypal[1],
        baseUrl: urlOf(env, 'PAYPAL_BASE_URL', ['http:', 'https:']) ?? 'https://api-m.paypal.com',
        webhookId: env.PAYPAL_WEBHOOK_ID ?? '',
      },
    }),
    ...(stripe && {
      stripe: { secretKey: stripe[0], webhookSecret: stripe[1], ...optional('baseUrl', baseUrl) },
    }),
  }
}

function together(env: NodeJS.ProcessEnv, one: string, two: string): [string, string] | undefined {
  const [first, second] = [env[one], env[two]]
  if (!first && !second) return undefined
  if (first && second) return [first, second]
  throw new BadSetting(`${one} and ${two} go together.`)
}

function optional<K extends string, V>(key: K, value: V | undefined) {
  return (value === undefined ? {} : { [key]: value }) as { [P in K]?: V }
}

function wholeNumber(
  env: NodeJS.ProcessEnv,
  name: string,
  preset: number,
  min: number,
  max: number,
) {
  const text = env[name]
  if (!text) return preset
  const value = Number(text)
  if (/^\d+$/.test(text) && value >= min && value <= max) return value
  throw new BadSetting(`${name} must be a whole number from ${min} to ${max}, but is '${text}'.`)
}

function oneOf<T extends string>(env: NodeJS.ProcessEnv, name: string, known: T[], preset: T): T {
  const text = env[name]
  if (!text) return preset
  const value = known.find(each => each === text)
  if (value !== undefined) return value
  throw new BadSetting(`${name} must be one of ${known.join(', ')}, but is '${text}'.`)
}

function urlOf(env: NodeJS.ProcessEnv, name: string, protocols: string[]): string | undefined {
  const text = env[name]
  if (!text) return undefined
  if (URL.canParse(text) && protocols.includes(new URL(text).protocol)) return text
  // The value may hold a password, so it is not shown.
  throw new BadSetting(`${name} must be a URL that begins with ${protocols.join('// or ')}//.`)
}

/** May name several hosts, of which one takes writes. */
function databaseUrlOf(env: NodeJS.ProcessEnv): string | undefined {
  const { DATABASE_URL: url } = env
  for (const DATABASE_URL of url ? splitHosts(url) : []) {
    urlOf({ DATABASE_URL }, 'DATABASE_URL', ['postgres:', 'postgresql:'])
  }
  return url || undefined
}

function replicaUrlsOf(env: NodeJS.ProcessEnv): string[] {
  const urls = listOf(env.DATABASE_REPLICA_URLS)
  for (const DATABASE_REPLICA_URLS of urls) {
    urlOf({ DATABASE_REPLICA_URLS }, 'DATABASE_REPLICA_URLS', ['postgres:', 'postgresql:'])
  }
  if (urls.length === 0 || env.DATABASE_URL) return urls
  throw new BadSetting('DATABASE_REPLICA_URLS are replicas of DATABASE_URL, which is not set.')
}

function s3Of(env: NodeJS.ProcessEnv): S3Settings | undefined {
  const endpoint = urlOf(env, 'S3_ENDPOINT', ['http:', 'https:'])
  const { S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY, S3_REGION } = env
  const given = [endpoint, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY]
  if (!given.some(Boolean)) return undefined
  if (!endpoint || !S3_BUCKET || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY) {
    const names = 'S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY'
    throw new BadSetting(`${names} go together.`)
  }
  if (!/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(S3_BUCKET)) {
    throw new BadSetting(`S3_BUCKET must be the name of a bucket, but is '${S3_BUCKET}'.`)
  }
  return {
    endpoint,
    bucket: S3_BUCKET,
    region: S3_REGION || 'us-east-1',
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
  }
}

function originOf(env: NodeJS.ProcessEnv, name: string): string | undefined {
  const url = urlOf(env, name, ['http:', 'https:'])
  return url && new URL(url).origin
}

function proxiesOf(env: NodeJS.ProcessEnv): string[] {
  const proxies = listOf(env.TRUST_PROXY)
  const wrong = proxies.find(proxy => {
    const [address = '', bits = '0'] = proxy.split('/')
    return !(PROXY_NAMES.includes(proxy) || (isIP(address) && /^\d{1,3}$/.test(bits)))
  })
  if (wrong === undefined) return proxies
  throw new BadSetting(
    `TRUST_PROXY must list addresses such as 10.0.0.7, 10.0.0.0/8 or loopback, but has '${wrong}'.`,
  )
}

/** Ranges that have names: this machine, and the networks that nobody outside can use. */
const PROXY_NAMES = ['loopback', 'linklocal', 'uniquelocal']

function listOf(text = ''): string[] {
  return text.split(/[\s,]+/).filter(Boolean)
}

function secretOf(env: NodeJS.ProcessEnv, name: string): string | undefined {
  const secret = env[name]
  if (!secret) return undefined
  if (secret.length >= 32) return secret
  throw new BadSetting(`${name} must have at least 32 characters.`)
}

function adminOf(env: NodeJS.ProcessEnv): Config['admin'] {
  const [email, password] = together(env, 'ADMIN_EMAIL', 'ADMIN_PASSWORD') ?? []
  if (!email || !password) return undefined
  if (!/^[^\s@]+@[^\s@]+$/.test(email)) {
    throw new BadSetting(`ADMIN_EMAIL must be an e-mail address, but is '${email}'.`)
  }
  if (password.length < 8 || password.length > 128) {
    throw new BadSetting('ADMIN_PASSWORD must be 8 to 128 characters long.')
  }
  return { email: email.toLowerCase(), password }
}
