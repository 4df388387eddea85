import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

let folder: string | undefined

/** A folder for everything that a run makes; it goes with the run. */
export function scratch(): string {
  if (folder === undefined) {
    folder = mkdtempSync(join(tmpdir(), 'haberdash-bench-'))
    process.once('exit', () => rmSync(folder as string, { recursive: true, force: true }))
  }
  return folder
}
