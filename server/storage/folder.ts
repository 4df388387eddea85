import { randomUUID } from 'node:crypto'
import { existsSync, mkdirSync } from 'node:fs'
import { readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { syncFolder } from '../sync-folder.ts'
import type { Storage } from './storage.ts'

const DRAFT = '.draft-'
const ABANDONED_AFTER_MS = 10 * 60_000

export function openFolder(folder: string): Storage {
  mkdirSync(folder, { recursive: true })
  const path = (name: string) => join(folder, name)
  return {
    /** Under another name first: nobody ever reads half a file. */
    async put(name, bytes) {
      const draft = path(`${DRAFT}${randomUUID()}`)
      try {
        await writeFile(draft, bytes, { flush: true })
        await rename(draft, path(name))
        await syncFolder(folder)
      } catch (error) {
        await rm(draft, { force: true })
        throw error
      }
    },
    async get(name) {
      try {
        const body = await readFile(path(name))
        return { body, size: body.length }
      } catch (error) {
        if (isMissing(error)) return undefined
        throw error
      }
    },
    has: async name => existsSync(path(name)),
    async delete(names) {
      await Promise.all(names.map(name => rm(path(name), { force: true })))
    },
    async *list() {
      for (const name of await readdir(folder)) {
        try {
          const { mtimeMs } = await stat(path(name))
          if (!name.startsWith(DRAFT)) yield { name, changedAt: new Date(mtimeMs) }
          // What a crash left of a file that was being written.
          else if (Date.now() - mtimeMs > ABANDONED_AFTER_MS) await rm(path(name), { force: true })
        } catch (error) {
          // Another process was quicker to remove it.
          if (!isMissing(error)) throw error
        }
      }
    },
  }
}

function isMissing(error: unknown): boolean {
  return (error as NodeJS.ErrnoException).code === 'ENOENT'
}
