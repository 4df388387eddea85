import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')
const SOURCES = ['web/**/*', 'contract/**/*.ts', 'vite.config.ts', 'package-lock.json']
const MARK = join(root, 'dist', 'made-from')

/** The pages are built from these very sources, or built again. */
export function buildIfNeeded() {
  const print = fingerprint()
  if (existsSync(MARK) && readFileSync(MARK, 'utf8') === print) return
  console.log('Building the pages …')
  // In a process of its own: Vite makes the one that it builds in a production one.
  const { status } = spawnSync(process.execPath, [join(root, 'web', 'build.ts')], {
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  if (status !== 0) process.exit(status ?? 1)
  writeFileSync(MARK, print)
}

function fingerprint(): string {
  const hash = createHash('sha256')
  for (const path of globSync(SOURCES, { cwd: root }).toSorted()) {
    const file = join(root, path)
    if (statSync(file).isFile()) hash.update(path).update(readFileSync(file))
  }
  return hash.digest('hex')
}
