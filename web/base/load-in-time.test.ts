import { afterEach, expect, test, vi } from 'vitest'
import { LoadFailure, loadInTime } from './load-in-time.ts'

afterEach(() => {
  vi.useRealTimers()
})

test('what loads is handed on', async () => {
  expect(await loadInTime(async () => 'screen')()).toBe('screen')
})

test('what cannot be had is a failure to load', async () => {
  const load = loadInTime(() => Promise.reject(new TypeError('Failed to fetch')))
  await expect(load()).rejects.toThrow(
    new LoadFailure('This part of the shop could not be loaded.'),
  )
})

test('what takes longer than 120 seconds is a failure to load', async () => {
  vi.useFakeTimers()
  const failure = loadInTime(() => new Promise(() => {}))().catch(error => error)
  await vi.advanceTimersByTimeAsync(119_999)
  expect(await Promise.race([failure, 'waiting'])).toBe('waiting')
  await vi.advanceTimersByTimeAsync(1)
  expect(await failure).toBeInstanceOf(LoadFailure)
})
