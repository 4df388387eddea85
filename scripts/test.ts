import { buildIfNeeded } from './build-if-needed.ts'
import { runSteps } from './steps.ts'
import { ensureSystemPackages } from './system-packages.ts'

ensureSystemPackages()
// Requests for pages need them, and so does every journey.
buildIfNeeded()
runSteps([
  ['format and lint', 'biome', 'check'],
  ['types', 'tsc', '--noEmit'],
  ['unit tests, and requests on SQLite and PostgreSQL', 'vitest', 'run'],
  ['journeys in a browser', 'playwright', 'test'],
])
