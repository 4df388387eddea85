import type { FastifyInstance } from 'fastify'
import type { DemoAccount } from '../demo/accounts.ts'
import { browserOrigin } from './addresses.ts'
import type { Config } from './config.ts'

const PAYMENTS = {
  live: 'with the keys in the settings',
  sandbox: 'sandbox, no real money moves',
  none: 'none, set the keys of PayPal or Stripe to take them',
}

/** What the person who started the shop wants to know next. */
export function greet(config: Config, app: FastifyInstance, demoAccounts: DemoAccount[]): string {
  const lines = [
    '',
    `  Haberdash is open at ${browserOrigin(app, config)}`,
    `  Data lies in ${whereDataLies(config)}`,
    `  Payments: ${PAYMENTS[config.payments.mode]}`,
    ...demoAccounts.map(
      ({ role, email, password }) => `  Sign in as ${role.padEnd(9)}  ${email}  ${password}`,
    ),
    '',
  ]
  return lines.join('\n')
}

function whereDataLies({ dataDir, databaseUrl, s3 }: Config): string {
  const images = s3 && `the bucket ${s3.bucket} (images)`
  if (!databaseUrl) return images ? `${dataDir} and in ${images}` : dataDir
  return `${images ?? `${dataDir} (images)`} and in PostgreSQL`
}
