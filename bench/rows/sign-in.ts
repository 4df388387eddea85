import { Agent, get } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { hashPassword } from '../../server/users/passwords.ts'
import type { Figure } from '../tools/figures.ts'
import { putUnderLoad, type Request } from '../tools/load.ts'
import { ratiosOf, spreadOf } from '../tools/rounds.ts'
import { seededPlace, startShop, withDatabase } from '../tools/shop.ts'

const CLIENTS = 16
const SECONDS = 2
const PASSWORD = 'correct horse battery'

/** Signing in against its hash alone, and what the others feel of it. */
export async function measureSignIn(): Promise<Figure[]> {
  const place = seededPlace('thousand', { products: 1000, orders: 1000 })
  const password_hash = await hashPassword(PASSWORD)
  const requests: Request[] = await withDatabase(place, async db => {
    await db.updateTable('users').set({ password_hash }).where('id', '<=', CLIENTS).execute()
    const people = await db.selectFrom('users').select('email').where('id', '<=', CLIENTS).execute()
    return people.map(({ email }) => ({
      method: 'POST',
      url: '/api/users/login/',
      body: { username: email, password: PASSWORD },
    }))
  })
  const shop = await startShop(place)
  const waits: number[] = []
  const ratios = await ratiosOf(
    async () => {
      const visitor = browse(shop.port)
      const options = { connections: CLIENTS, seconds: SECONDS }
      const { perSecond } = await putUnderLoad(shop, requests, options)
      waits.push(percentile(await visitor.stop(), 99))
      return { perSecond }
    },
    async () => {
      const visitor = browse(shop.port)
      const perSecond = await hashesPerSecond()
      await visitor.stop()
      return { perSecond }
    },
  )
  await shop.stop()
  return [
    {
      work: `signing in, ${CLIENTS} at once`,
      against: 'argon2 alone, as many at once',
      ...ratios,
      unit: 'times',
      reach: { atLeast: 0.9 },
    },
    {
      work: 'the product list meanwhile',
      against: '99th percentile',
      measured: spreadOf(waits),
      unit: 'ms',
      reach: { atMost: 50 },
    },
  ]
}

async function hashesPerSecond(): Promise<number> {
  const start = performance.now()
  let done = 0
  const hashOn = async () => {
    while (performance.now() - start < SECONDS * 1000) {
      await hashPassword(PASSWORD)
      done++
    }
  }
  await Promise.all(Array.from({ length: CLIENTS }, hashOn))
  return done / ((performance.now() - start) / 1000)
}

/** Somebody who looks at the list a hundred times a second, and how long each look took. */
function browse(port: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: 4 })
  const waits: number[] = []
  let stopped = false
  const look = () =>
    new Promise<void>((resolve, reject) => {
      const start = performance.now()
      get({ port, host: '127.0.0.1', path: '/api/products/', agent }, response => {
        response.resume().once('end', () => {
          waits.push(performance.now() - start)
          resolve()
        })
      }).once('error', reject)
    })
  const going = (async () => {
    while (!stopped) await Promise.all([look(), sleep(10)])
  })()
  return {
    async stop() {
      stopped = true
      await going
      agent.destroy()
      return waits
    },
  }
}

function percentile(values: number[], percent: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor((sorted.length * percent) / 100)] ?? Number.NaN
}
