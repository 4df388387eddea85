import { connect, createServer, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, expect, inject, test } from 'vitest'
import { products } from '../../contract/products.ts'
import { users } from '../../contract/users.ts'
import { openTestShop } from '../testing/test-shop.ts'

/** Between shop and database, as a network is: it can lose everything without a word. */
const target = new URL(inject('postgresUrl'))
const lines: [Socket, Socket][] = []
const network = createServer(near => {
  const far = connect(Number(target.port), target.hostname)
  near.pipe(far).pipe(near)
  for (const socket of [near, far]) socket.on('error', () => {})
  lines.push([near, far])
})
await new Promise<void>(resolve => network.listen(0, '127.0.0.1', resolve))
afterAll(() => network.close())
const { port } = network.address() as { port: number }

const POOL = 3
const databaseUrl = `${target.href}`.replace(`:${target.port}/`, `:${port}/`)
const shop = await openTestShop({ databaseUrl, poolSize: POOL })
// Runs before the shop is closed, which would wait for a good-bye.
afterAll(() => {
  for (const socket of lines.flat()) socket.destroy()
})

test('connections that lead nowhere are given up, and the next requests get new ones', async () => {
  const zoe = await shop.person()
  const ask = () => shop.call(users.profile, { as: zoe })
  await Promise.all(Array.from({ length: POOL }, ask))
  for (const [near, far] of lines) {
    near.unpipe(far)
    far.unpipe(near)
    near.pause()
    far.pause()
  }
  const began = Date.now()
  const stuck = await Promise.all(Array.from({ length: POOL + 2 }, ask))
  expect(stuck.map(({ status }) => status)).toEqual(Array(POOL + 2).fill(503))
  expect(Date.now() - began).toBeLessThan(20_000)
  await sleep(100)
  expect((await ask()).status).toBe(200)
  expect((await shop.call(products.list)).status).toBe(200)
}, 60_000)
