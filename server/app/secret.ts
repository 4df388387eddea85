import { randomBytes } from 'node:crypto'
import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** The key of all tokens: given, or made once and kept beside the data. */
export function authSecret(given: string | undefined, dataDir: string): string {
  if (given) return given
  const file = join(dataDir, 'auth-secret')
  return read(file) ?? make(file)
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

/** Written whole and then linked into place: two first starts at once agree on one secret. */
function make(file: string): string {
  const draft = `${file}.${process.pid}`
  writeFileSync(draft, randomBytes(48).toString('base64'), { mode: 0o600, flush: true })
  try {
    linkSync(draft, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(draft)
  }
  return readFileSync(file, 'utf8')
}
