import { join } from 'node:path'
import { resolveConfig } from 'vite'
import { expect, test, vi } from 'vitest'

const root = join(import.meta.dirname, '..')

test.each(['development', 'test'])(
  'pages are built for production where NODE_ENV is %s',
  async value => {
    vi.stubEnv('NODE_ENV', value)
    const { isProduction } = await resolveConfig(
      { root, configFile: join(root, 'vite.config.ts') },
      'build',
    )
    vi.unstubAllEnvs()
    expect(isProduction).toBe(true)
  },
)
