import { buildIfNeeded } from '../scripts/build-if-needed.ts'
import { ensureSystemPackages } from '../scripts/system-packages.ts'
import { startStack } from './stack.ts'

ensureSystemPackages(['postgresql', 'nginx'])
buildIfNeeded()

const port = process.argv[2] === undefined ? undefined : Number(process.argv[2])
if (port !== undefined && !(Number.isInteger(port) && port > 0 && port < 65_536)) {
  console.error('Usage: npm run deploy [-- PORT]')
  process.exit(1)
}

const stopped = new Promise(resolve => {
  process.once('SIGINT', resolve)
  process.once('SIGTERM', resolve)
})
console.log('Starting PostgreSQL, its standby, two servers and nginx …')
const stack = await startStack(port)
const { primary, standby } = stack.postgres
console.log(`
  Haberdash is open at ${stack.origin}, behind nginx
  Servers:   ${stack.servers.map(({ origin, process: { pid } }) => `${origin} (process ${pid})`).join(', ')}
  Primary:   ${primary.url}
  Standby:   ${standby.url}
  Sign in as owner@haberdash.example with owner-of-the-shop
  Ctrl-C ends it all and clears it away; deploy/README.md tells what to try.
`)
await stopped
await stack.destroy()
process.exit(0)
