import { lstatSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** The bytes of everything in it. */
export function folderSize(folder: string): number {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter(entry => entry.isFile())
    .reduce((sum, { parentPath, name }) => sum + lstatSync(join(parentPath, name)).size, 0)
}
