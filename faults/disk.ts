import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import type { DiskEvent } from './trace.ts'

const PAGE = 4096

type Change = { offset: number; data: Buffer; done: number } | { length: number; done: number }

/** A file as the disk has it for certain, and what was written since and may be lost. */
type File = { certain: Buffer; since: Change[] }

/** What a folder has for certain is changed by a sync of the folder only. */
type FolderChange = { done: number; apply(entries: Map<string, File>): void }
type Folder = { certain: Map<string, File>; now: Map<string, File>; since: FolderChange[] }

/**
 * The disk as a power cut at `moment` leaves it. A sync that was done by then holds all that was
 * written before it began. Of the rest, each page of a file independently has any of the contents
 * it had since; and of the changes of a folder, the first few are there and the others not.
 */
export function afterPowerCut(
  base: string,
  root: string,
  events: DiskEvent[],
  moment: number,
  random: () => number,
): Map<string, Buffer> {
  const folders = new Map<string, Folder>()
  const folderOf = (path: string): Folder => {
    const known = folders.get(path)
    if (known) return known
    const folder = { certain: new Map(), now: new Map(), since: [] }
    folders.set(path, folder)
    return folder
  }
  for (const entry of readdirSync(base, { recursive: true, withFileTypes: true })) {
    const path = join(root, relative(base, join(entry.parentPath, entry.name)))
    // Made anew from the log by whoever opens the database first.
    if (!entry.isFile() || entry.name.endsWith('-shm')) continue
    const file = { certain: readFileSync(join(entry.parentPath, entry.name)), since: [] }
    folderOf(dirname(path)).certain.set(path, file)
    folderOf(dirname(path)).now.set(path, file)
  }
  const fileAt = (path: string) => folderOf(dirname(path)).now.get(path)
  const change = (path: string, done: number, apply: (entries: Map<string, File>) => void) => {
    const folder = folderOf(dirname(path))
    apply(folder.now)
    folder.since.push({ done, apply })
  }

  for (const event of events) {
    if (event.began > moment) break
    const { kind, path, began, done } = event
    if (path.endsWith('-shm')) continue
    const file = fileAt(path)
    if (kind === 'create') {
      const fresh: File = { certain: Buffer.alloc(0), since: [] }
      if (!file) change(path, done, entries => entries.set(path, fresh))
    } else if (kind === 'write') {
      file?.since.push({ offset: event.offset, data: event.data, done })
    } else if (kind === 'truncate') {
      file?.since.push({ length: event.length, done })
    } else if (kind === 'remove') {
      change(path, done, entries => entries.delete(path))
    } else if (kind === 'sync') {
      if (done <= moment) makeCertain(file ?? folderOf(path), began)
    } else if (file) {
      change(event.to, done, entries => {
        if (kind === 'rename') entries.delete(path)
        entries.set(event.to, file)
      })
    }
  }

  const left = new Map<string, Buffer>()
  for (const { certain, since } of folders.values()) {
    const entries = new Map(certain)
    const kept = Math.floor(random() * (since.length + 1))
    for (const { apply } of since.slice(0, kept)) apply(entries)
    for (const [path, file] of entries) left.set(relative(root, path), chance(file, random))
  }
  return left
}

function makeCertain(what: File | Folder, began: number) {
  const open = what.since.findIndex(({ done }) => done > began)
  const sure = what.since.splice(0, open < 0 ? what.since.length : open)
  for (const each of sure) {
    if ('apply' in each) each.apply((what as Folder).certain)
    else (what as File).certain = changed((what as File).certain, each)
  }
}

function changed(content: Buffer, change: Change): Buffer {
  if ('length' in change) {
    const cut = Buffer.alloc(change.length)
    content.copy(cut)
    return cut
  }
  const end = change.offset + change.data.length
  const grown = end > content.length ? Buffer.concat([content], end) : Buffer.from(content)
  change.data.copy(grown, change.offset)
  return grown
}

/** Any of the states that a page had since the last sync may be the one on the disk. */
function chance({ certain, since }: File, random: () => number): Buffer {
  let content = certain
  const states = new Map<number, number>()
  const keptOf = (page: number) => {
    const kept = states.get(page) ?? random()
    states.set(page, kept)
    return kept
  }
  since.forEach((change, n) => {
    const stillSeen = (page: number) => n < keptOf(page) * (since.length + 1) - 1
    if ('length' in change) {
      if (stillSeen(-1)) content = changed(content, change)
      return
    }
    const { offset, data, done } = change
    const last = offset + data.length
    for (let at = offset; at < last; at = (Math.floor(at / PAGE) + 1) * PAGE) {
      const page = Math.floor(at / PAGE)
      const part = data.subarray(at - offset, Math.min(last, (page + 1) * PAGE) - offset)
      if (stillSeen(page)) content = changed(content, { offset: at, data: part, done })
    }
  })
  return content
}

export function layOut(files: Map<string, Buffer>, folder: string) {
  for (const [path, content] of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), content)
  }
}

/** A generator whose choices come again with the same seed. */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
