import { buildIfNeeded } from './build-if-needed.ts'
import { runSteps } from './steps.ts'
import { ensureSystemPackages } from './system-packages.ts'

ensureSystemPackages(['postgresql', 'nginx'])
buildIfNeeded()
runSteps([['the shop on several machines', 'vitest', 'run', '--project', 'deploy']])
