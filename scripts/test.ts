import { join } from 'node:path'
import { buildIfNeeded } from './build-if-needed.ts'
import { runSteps } from './steps.ts'
import { ensureSystemPackages } from './system-packages.ts'

ensureSystemPackages(['chromium-headless-shell', 'postgresql', 'nginx', 'strace'])
// Otherwise its compiled copies of our tests stay behind in the temporary folder.
process.env.PWTEST_CACHE_DIR ??= join(import.meta.dirname, '..', 'node_modules', '.cache', 'e2e')
// Requests for pages need them, and so does every journey.
buildIfNeeded()
runSteps([
  ['format and lint', 'biome', 'check'],
  ['types', 'tsc', '--noEmit'],
  ['unit tests, and requests on SQLite and PostgreSQL', 'vitest', 'run', '--project', '!deploy'],
  // Alone: what it times would be slowed by the others.
  ['the shop on several machines', 'vitest', 'run', '--project', 'deploy'],
  ['journeys in a browser', 'playwright', 'test'],
  ['faults, in short', 'node', 'faults/main.ts'],
  ['attacks, in short', 'node', 'attacks/main.ts'],
])
