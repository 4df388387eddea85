import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

const requests = '{server,outside,bench}/**/*.requests.test.ts'
const postgresOnly = 'server/**/*.postgres.test.ts'
const built = 'scripts/build-if-needed.ts'

/** Tests of whole requests run on both databases; all others once. */
export default defineConfig({
  test: {
    testTimeout: 30_000,
    // Much of the time is waiting for hashes, timers and PostgreSQL; one less than cores is too few.
    maxWorkers: Math.max(2, availableParallelism()),
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{contract,docs,outside,server,sandbox,scripts,web}/**/*.test.ts'],
          exclude: [requests, postgresOnly],
          globalSetup: built,
        },
      },
      {
        test: {
          name: 'sqlite',
          include: [requests],
          env: { TEST_DATABASE: 'sqlite' },
          globalSetup: built,
        },
      },
      {
        test: {
          name: 'postgres',
          include: [requests, postgresOnly],
          env: { TEST_DATABASE: 'postgres' },
          globalSetup: [built, 'scripts/postgres-for-tests.ts'],
        },
      },
      {
        test: {
          name: 'deploy',
          include: ['deploy/**/*.test.ts'],
          hookTimeout: 60_000,
          globalSetup: built,
        },
      },
    ],
  },
})
