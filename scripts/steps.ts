import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

const bin = join(import.meta.dirname, '..', 'node_modules', '.bin')

/** Runs one tool of the project after another; the first that fails ends it all. */
export function runSteps(steps: [title: string, command: string, ...args: string[]][]) {
  for (const [title, command, ...args] of steps) {
    const start = performance.now()
    const { status } = spawnSync(command, args, {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, PATH: `${bin}:${process.env.PATH}` },
    })
    const seconds = ((performance.now() - start) / 1000).toFixed(1)
    console.log(`${status === 0 ? '✓' : '✗'} ${title} (${seconds} s)\n`)
    if (status !== 0) process.exit(status ?? 1)
  }
}
