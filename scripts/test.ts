import { runSteps } from './steps.ts'
import { ensureSystemPackages } from './system-packages.ts'

ensureSystemPackages()
runSteps([
  ['format and lint', 'biome', 'check'],
  ['types', 'tsc', '--noEmit'],
  ['unit tests, and requests on SQLite and PostgreSQL', 'vitest', 'run'],
  ['journeys in a browser', 'playwright', 'test'],
])
