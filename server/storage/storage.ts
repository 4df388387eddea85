import { join } from 'node:path'
import { openFolder } from './folder.ts'
import { openS3, type S3Settings } from './s3.ts'

/** Where files lie that every server of the shop has to see. A name is written once, if ever. */
export type Storage = {
  put(name: string, bytes: Buffer): Promise<void>
  get(name: string): Promise<StoredFile | undefined>
  has(name: string): Promise<boolean>
  /** What is not there counts as deleted. */
  delete(names: string[]): Promise<void>
  list(): AsyncIterable<ListedFile>
}

export type StoredFile = { body: Buffer | ReadableStream; size: number }
export type ListedFile = { name: string; changedAt: Date }

export type StorageSettings = { dataDir: string; s3?: S3Settings }

/** The folder `media` of the data folder, or any S3-compatible store where one is set. */
export async function openStorage({ dataDir, s3 }: StorageSettings): Promise<Storage> {
  return s3 ? openS3(s3) : openFolder(join(dataDir, 'media'))
}
