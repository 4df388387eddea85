import { open } from 'node:fs/promises'

/** A power cut may undo a new or changed name, but not once its folder is on the disk as well. */
export async function syncFolder(folder: string) {
  // Windows cannot open a folder, and keeps its names by itself.
  if (process.platform === 'win32') return
  const opened = await open(folder, 'r')
  try {
    await opened.sync()
  } finally {
    await opened.close()
  }
}
