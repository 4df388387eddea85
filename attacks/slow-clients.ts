import { connect } from 'node:net'
import { users } from '../contract/users.ts'
import { bigBodies, deepBodies } from './big-bodies.ts'
import type { Target } from './target.ts'
import type { Trial } from './trial.ts'
import { watchCatalogue, watchMemory } from './watch-shop.ts'

const DROPPED_WITHIN_S = 30
const P99_MS = 500
const GROWTH_MB = 50

/** Ways of keeping the shop waiting: what is sent at once, and what then comes byte by byte. */
const WAYS: Record<string, { head: string; drip: string }> = {
  'slow headers': { head: 'GET / HTTP/1.1\r\nhost: x\r\nx-slow: ', drip: 'x' },
  'slow bodies': { head: headOf(10_000), drip: ' ' },
  'slow chunks': { head: headOf(undefined), drip: '1\r\n \r\n' },
  'half-open bodies': { head: `${headOf(10_000)}{"username": "`, drip: '' },
  silence: { head: '', drip: '' },
}

export const slowClients: Trial = {
  number: 11,
  title: 'slow and heavy clients',
  isOfTheWebOnly: true,
  async run(anyTarget, long) {
    const target = await anyTarget.another({})
    await warmUp(target)
    // Here, since the hash of a password takes 19 MB for a moment, and is no attack.
    const { token } = await target.person('admin')
    const endMemory = await watchMemory(target)
    const endCatalogue = watchCatalogue(target)
    const sockets = long ? 500 : 100
    const ways = Object.entries(WAYS)
    const [drops, big, deep] = await Promise.all([
      Promise.all(
        Array.from({ length: sockets }, async (_, n) => {
          const [name, way] = ways[n % ways.length] ?? ['', { head: '', drip: '' }]
          return { name, seconds: await holdOn(target, way) }
        }),
      ),
      bigBodies(target, token, long ? 20 : 5),
      deepBodies(target, long ? 200 : 20),
    ])
    const { p99, asked, failures } = await endCatalogue()
    const { before, growth } = await endMemory()
    await target.close()
    const slowest = drops.toSorted((a, b) => b.seconds - a.seconds)[0] ?? { name: '', seconds: 0 }
    return {
      figures:
        `${sockets} sockets in ${ways.length} ways, the last dropped after ${slowest.seconds.toFixed(1)} s; ` +
        `${big.sent} bodies of 100 MB, ${deep.sent} of 10,000 levels; ` +
        `others' p99 ${p99.toFixed(0)} ms of ${asked}; memory ${before.toFixed(0)} + ${growth.toFixed(0)} MB`,
      problems: [
        ...drops
          .filter(({ seconds }) => seconds > DROPPED_WITHIN_S)
          .map(({ name, seconds }) => `${name}: held on for ${seconds.toFixed(1)} s`),
        ...[...failures, ...big.problems, ...deep.problems],
        ...(p99 > P99_MS ? [`others waited: p99 ${p99.toFixed(0)} ms`] : []),
        ...(growth > GROWTH_MB ? [`memory grew by ${growth.toFixed(0)} MB`] : []),
      ],
    }
  },
}

/** A shop that has been open for a while: what it needs for ordinary work it has by now. */
async function warmUp(target: Target) {
  const product = await target.product()
  for (let n = 0; n < 600; n++) {
    await target.send({ method: 'GET', path: `/api/products/?keyword=mug&page=${n}` })
    await target.send({ method: 'GET', path: n % 2 ? '/' : `/product/${product.id}?n=${n}` })
  }
}

function headOf(length: number | undefined): string {
  const size = length === undefined ? 'transfer-encoding: chunked' : `content-length: ${length}`
  return `POST ${users.login.path} HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n${size}\r\n\r\n`
}

/** How long a connection can be held; a byte a second is as slow as it gets. */
function holdOn({ origin }: Target, { head, drip }: { head: string; drip: string }) {
  const { hostname, port } = new URL(origin)
  const start = performance.now()
  return new Promise<number>(resolve => {
    const socket = connect(Number(port), hostname, () => socket.write(head))
    const timer = setInterval(() => {
      if (drip) socket.write(drip)
      // What has not been dropped by now is a failure, and no reason to wait for ever.
      if (performance.now() - start > 75_000) socket.destroy()
    }, 1000)
    socket.on('error', () => {})
    socket.resume()
    socket.on('close', () => {
      clearInterval(timer)
      resolve((performance.now() - start) / 1000)
    })
  })
}
