import type { FastifyInstance } from 'fastify'
import type { DemoAccount } from '../demo/accounts.ts'
import type { Config } from './config.ts'

/** What the person who started the shop wants to know next. */
export function greet(config: Config, app: FastifyInstance, demoAccounts: DemoAccount[]) {
  const address = app.server.address()
  const port = typeof address === 'object' && address ? address.port : config.port
  const lines = [
    '',
    `  Haberdash is open at ${config.publicOrigin ?? `http://localhost:${port}`}`,
    `  Data lies in ${config.dataDir}${config.databaseUrl ? ' (images) and in PostgreSQL' : ''}`,
    ...demoAccounts.map(
      ({ role, email, password }) => `  Sign in as ${role.padEnd(9)}  ${email}  ${password}`,
    ),
    '',
  ]
  console.log(lines.join('\n'))
}
