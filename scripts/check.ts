import { runSteps } from './steps.ts'

runSteps([
  ['format and lint', 'biome', 'check'],
  ['types', 'tsc', '--noEmit'],
  ['unit tests', 'vitest', 'run', '--project', 'unit'],
])
