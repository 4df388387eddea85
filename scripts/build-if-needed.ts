import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')
const SOURCES = ['web/**/*', 'contract/**/*.ts', 'vite.config.ts', 'package-lock.json']
const MARK = join(root, 'dist', 'made-from')

/** The pages are built from these very sources, or built again. */
export async function buildIfNeeded() {
  const print = fingerprint()
  if (existsSync(MARK) && readFileSync(MARK, 'utf8') === print) return
  console.log('Building the pages …')
  const { buildWeb } = await import('../web/build.ts')
  await buildWeb()
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
