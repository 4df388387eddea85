import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Place } from './place.ts'

/** A disk of a few megabytes in memory, and a file on it that takes all the room there is. */
export type SmallDisk = {
  folder: string
  /** Leaves this much room. */
  fill(leave: number): void
  makeRoom(): void
}

/** Undefined where nobody may mount: then there is no honest way to fill a disk. */
export function mountSmallDisk(place: Place, name: string, megabytes: number) {
  const folder = join(place.folder, name)
  mkdirSync(folder, { recursive: true })
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder])
  if (mounted.status !== 0) return undefined
  // Lazily: whatever still holds a file there must not keep the mount.
  place.cleanUp(() => execFileSync('umount', ['--lazy', folder]))
  const filler = join(folder, 'filler')
  const disk: SmallDisk = {
    folder,
    fill(leave) {
      const { bavail, bsize } = statfsSync(folder)
      const room = bavail * bsize - leave
      try {
        if (room > 0) writeFileSync(filler, Buffer.alloc(room), { flag: 'a' })
      } catch {
        // Others write meanwhile: then it is full all the more.
      }
    },
    makeRoom: () => rmSync(filler, { force: true }),
  }
  return disk
}
