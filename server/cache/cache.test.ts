import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { Topic } from '../db/touched.ts'
import { type Answer, createCache } from './cache.ts'

const answer = (text: string, ...topics: Topic[]): Answer => ({
  status: 200,
  headers: {},
  body: Buffer.from(text),
  topics,
})

const open = (options: { bytes?: number; lifeMs?: number } = {}) =>
  createCache({ bytes: options.bytes ?? 1e6, lifeMs: () => options.lifeMs ?? 1e6 })

test('a hundred who ask at once for what is not there make it once', async () => {
  const cache = open()
  let made = 0
  const make = async () => {
    await sleep(5)
    return answer(`made ${++made}`, 'shelf')
  }
  const all = await Promise.all(Array.from({ length: 100 }, () => cache.findOrMake('list', make)))
  expect(new Set(all.map(({ body }) => body.toString()))).toEqual(new Set(['made 1']))
  expect(cache.find('list')?.body.toString()).toBe('made 1')
})

test('what a write touched is dropped, and nothing else', async () => {
  const cache = open()
  await cache.findOrMake('one', async () => answer('1', 'product:1'))
  await cache.findOrMake('two', async () => answer('2', 'product:2'))
  await cache.findOrMake('list', async () => answer('all', 'shelf', 'product:1', 'product:2'))
  cache.drop(['product:1'])
  expect(cache.find('one')).toBeUndefined()
  expect(cache.find('list')).toBeUndefined()
  expect(cache.find('two')?.body.toString()).toBe('2')
})

test('what was read before a write and is done after it is not kept, nor shared with the next', async () => {
  const cache = open()
  const { promise, resolve } = Promise.withResolvers<Answer>()
  const before = cache.findOrMake('one', () => promise)
  cache.drop(['product:1'])
  const after = cache.findOrMake('one', async () => answer('new', 'product:1'))
  resolve(answer('old', 'product:1'))
  expect((await before).body.toString()).toBe('old')
  expect((await after).body.toString()).toBe('new')
  expect(cache.find('one')?.body.toString()).toBe('new')
})

test('a write about something else leaves what is being made alone', async () => {
  const cache = open()
  const { promise, resolve } = Promise.withResolvers<Answer>()
  const waiting = cache.findOrMake('one', () => promise)
  cache.drop(['product:2'])
  resolve(answer('fine', 'product:1'))
  await waiting
  expect(cache.find('one')?.body.toString()).toBe('fine')
})

test('after everything was dropped, nothing from before is there or comes late', async () => {
  const cache = open()
  await cache.findOrMake('one', async () => answer('1', 'product:1'))
  const { promise, resolve } = Promise.withResolvers<Answer>()
  const late = cache.findOrMake('two', () => promise)
  cache.dropAll()
  resolve(answer('2', 'product:2'))
  await late
  expect([cache.find('one'), cache.find('two'), cache.bytes]).toEqual([undefined, undefined, 0])
})

test('memory is bounded: what nobody asked for again goes first', async () => {
  const cache = open({ bytes: 100_000 })
  const page = 'x'.repeat(10_000)
  await cache.findOrMake('loved', async () => answer(page, 'shelf'))
  for (let number = 0; number < 100; number++) {
    await cache.findOrMake(`once ${number}`, async () => answer(page, `product:${number}`))
    expect(cache.bytes).toBeLessThanOrEqual(100_000)
    expect(cache.find('loved')).toBeDefined()
  }
  expect(cache.find('once 0')).toBeUndefined()
  expect(cache.find('once 99')).toBeDefined()
  await cache.findOrMake('huge', async () => answer('x'.repeat(200_000), 'shelf'))
  expect(cache.bytes).toBeLessThanOrEqual(100_000)
})

test('an answer is believed for its life and no longer', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  onTestFinished(() => void vi.useRealTimers())
  const cache = open({ lifeMs: 2000 })
  await cache.findOrMake('one', async () => answer('1', 'product:1'))
  vi.advanceTimersByTime(1999)
  expect(cache.find('one')).toBeDefined()
  vi.advanceTimersByTime(2)
  expect(cache.find('one')).toBeUndefined()
})

test('a failure is told to all who waited, and is not kept', async () => {
  const cache = open()
  let tries = 0
  const fail = async () => {
    await sleep(1)
    throw new Error(`failure ${++tries}`)
  }
  const all = await Promise.allSettled([1, 2, 3].map(() => cache.findOrMake('one', fail)))
  expect(all.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
  await cache.findOrMake('one', async () => answer('1'))
  expect(tries).toBe(1)
})

test('what says nothing of its topics is not kept', async () => {
  const cache = open()
  await cache.findOrMake('one', async () => ({ status: 200, headers: {}, body: Buffer.from('1') }))
  expect(cache.find('one')).toBeUndefined()
})
