import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'

const root = join(import.meta.dirname, '..')

/** The program that sells. */
export const SERVER = pathToFileURL(join(root, 'dist', 'server', 'main.js'))

const PARTS = [
  {
    title: 'the pages',
    script: 'web/build.ts',
    folder: 'dist/pages',
    sources: ['web', 'contract', 'vite.config.ts', 'package-lock.json'],
  },
  {
    title: 'the server',
    script: 'scripts/build-server.ts',
    folder: 'dist/server',
    sources: ['server', 'sandbox', 'contract', 'scripts/build-server.ts', 'package-lock.json'],
  },
]

/** Read when they are wanted, not built into anything. */
const PICTURE = /\.webp$/

/** The pages and the server are built from these very sources, or built again. */
export function buildIfNeeded() {
  for (const { title, script, folder, sources } of PARTS) {
    const mark = join(root, folder, 'made-from')
    const print = fingerprint(sources)
    if (existsSync(mark) && readFileSync(mark, 'utf8') === print) continue
    console.log(`Building ${title} …`)
    // In a process of its own: Vite makes the one that it builds in a production one.
    const { status } = spawnSync(process.execPath, [join(root, script)], {
      stdio: ['ignore', 'inherit', 'inherit'],
    })
    if (status !== 0) process.exit(status ?? 1)
    writeFileSync(mark, print)
  }
}

function fingerprint(sources: string[]): string {
  const hash = createHash('sha256')
  for (const path of sources.flatMap(filesOf).toSorted()) {
    if (!PICTURE.test(path)) hash.update(path).update(readFileSync(join(root, path)))
  }
  return hash.digest('hex')
}

function filesOf(path: string): string[] {
  if (statSync(join(root, path)).isFile()) return [path]
  return readdirSync(join(root, path), { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => relative(root, join(entry.parentPath, entry.name)))
}

/** Vitest calls it before the tests: some start the shop as it was built. */
export { buildIfNeeded as setup }

if (import.meta.main) buildIfNeeded()
