import { execFileSync, spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { backup, DatabaseSync } from 'node:sqlite'
import { SQLITE_FILE } from './open.ts'

const ATTEMPTS = 5
const LIST = 'images'

export type BackupOptions = {
  /** Images in a bucket stay there: it has copies and versions of its own. */
  withImages: boolean
}

/**
 * One tar file with the database as it was at one moment and every image it shows. The shop may
 * go on selling meanwhile. Sessions are not part of it: the secret stays with the machine.
 */
export async function backUpTo(file: string, dataDir: string, { withImages }: BackupOptions) {
  const live = join(dataDir, SQLITE_FILE)
  if (!existsSync(live)) throw new Error(`There is no shop in ${dataDir}.`)
  if (existsSync(file)) throw new Error(`${file} exists already. Nothing was written.`)
  const draft = mkdtempSync(`${resolve(file)}.`)
  try {
    for (let attempt = 1; ; attempt++) {
      await copyDatabase(live, join(draft, SQLITE_FILE))
      if (withImages) writeFileSync(join(draft, LIST), listImages(dataDir).join('\n'))
      const images = withImages ? ['-C', dataDir, '-T', join(draft, LIST)] : []
      const packed = spawnSync('tar', ['-cf', 'all.tar', SQLITE_FILE, ...images], { cwd: draft })
      // An image that was replaced in between may be missing: then the next copy needs it no more.
      const shown = withImages ? imagesOf(join(draft, SQLITE_FILE)) : []
      const isWhole = shown.every(image => existsSync(join(dataDir, image)))
      if (packed.status === 0 && isWhole) break
      if (packed.error) throw packed.error
      if (attempt === ATTEMPTS) {
        throw new Error(
          packed.status === 0
            ? 'Images change too fast to be copied.'
            : `It could not be packed. ${packed.stderr}`,
        )
      }
    }
    renameSync(join(draft, 'all.tar'), file)
  } finally {
    rmSync(draft, { recursive: true, force: true })
  }
}

/** By name, since tar complains of a folder that gets another image while it is read. */
function listImages(dataDir: string): string[] {
  const media = join(dataDir, 'media')
  const names = existsSync(media) ? readdirSync(media) : []
  return names.filter(name => name.endsWith('.webp')).map(name => `media/${name}`)
}

/** Puts the shop back to what the file holds. Images that it does not have are left alone. */
export async function restoreFrom(file: string, dataDir: string) {
  if (!existsSync(file)) throw new Error(`${file} does not exist.`)
  mkdirSync(dataDir, { recursive: true })
  const draft = mkdtempSync(join(dataDir, '.restore-'))
  try {
    execFileSync('tar', ['-xf', resolve(file), '-C', draft], { stdio: 'ignore' })
    const copy = join(draft, SQLITE_FILE)
    checkSound(copy)
    const images = join(draft, 'media')
    if (existsSync(images)) cpSync(images, join(dataDir, 'media'), { recursive: true })
    await copyDatabase(copy, join(dataDir, SQLITE_FILE))
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new Error(`${file} is not a backup of a shop. Nothing was changed. (${reason})`)
  } finally {
    rmSync(draft, { recursive: true, force: true })
  }
}

/** More than any file has: the default copies a few at a time, and starts again after each write. */
const ALL_PAGES = 2 ** 31 - 1

/** By SQLite's own backup, which takes its locks: right even while the shop is open. */
async function copyDatabase(from: string, to: string) {
  mkdirSync(dirname(to), { recursive: true })
  const source = new DatabaseSync(from, { readOnly: true, timeout: 5000 })
  try {
    await backup(source, to, { rate: ALL_PAGES })
  } finally {
    source.close()
  }
}

function checkSound(file: string) {
  if (query(file, 'pragma integrity_check')[0] !== 'ok') throw new Error('It is damaged.')
  // Fails where the tables of a shop are missing.
  imagesOf(file)
}

function imagesOf(file: string): string[] {
  return query(
    file,
    `select image from products where deleted_at is null union select image from order_items`,
  )
}

/** The first column of every row. */
function query(file: string, statement: string): string[] {
  const database = new DatabaseSync(file, { readOnly: true })
  try {
    return database
      .prepare(statement)
      .all()
      .map(row => String(Object.values(row)[0]))
  } finally {
    database.close()
  }
}
