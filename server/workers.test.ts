import { mkdtemp, rm } from 'node:fs/promises'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readWorkers } from './app/workers.ts'
import { startShop } from './testing/shop-process.ts'

const dataDir = await mkdtemp(join(tmpdir(), 'haberdash-test-'))
afterAll(() => rm(dataDir, { recursive: true, force: true }))

test.each([
  [[], 1],
  [['--workers', '3'], 3],
  [['--workers=12'], 12],
  [['--workers', 'auto'], availableParallelism()],
  [['--workers', 'max'], availableParallelism()],
])('%j', (args, count) => {
  expect(readWorkers(['node', 'main.ts', ...args])).toBe(count)
})

test.each([
  [['--workers'], {}, "--workers must be auto or a number from 1 to 512, but is ''."],
  [['--workers', '0'], {}, "--workers must be auto or a number from 1 to 512, but is '0'."],
  [
    ['--workers', '2'],
    {},
    '--workers needs PostgreSQL (DATABASE_URL): on SQLite one process writes.',
  ],
  [
    ['--workers', '2'],
    { DATABASE_URL: 'postgres://127.0.0.1:9/x', AUTH_SECRET: 'x' },
    'AUTH_SECRET must have at least 32 characters.',
  ],
  [
    ['--workers', '2'],
    { DATABASE_URL: 'postgres://127.0.0.1:9/x', PUBLIC_ORIGIN: 'https://shop.example' },
    'With --workers and PUBLIC_ORIGIN the sandbox has to be a process of its own: start it with ' +
      'npm run sandbox and set the keys that it prints, or set PAYMENTS to none.',
  ],
  [
    ['--workers', '2'],
    { DATABASE_URL: 'postgres://127.0.0.1:9/x', PAYMENTS: 'none' },
    'The database of DATABASE_URL does not answer.',
  ],
])('%j with %j stops the start with one line', async (args, settings, line) => {
  const { code, output } = await startShop({ DATA_DIR: dataDir, ...settings }, args).ended
  expect([code, output]).toEqual([1, `${line}\n`])
})
