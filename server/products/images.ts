import { createHash, randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { readdir, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { IMAGE_KINDS, IMAGE_WIDTHS, type ImageWidth } from '../../contract/images.ts'
import { Refusal } from '../refusal.ts'

const MAX_PIXELS = 40_000_000
const ABANDONED_AFTER_MS = 10 * 60_000

/** The folder behind `/media/`: clean WebP files, named by what they show. */
export type Images = {
  folder: string
  /** Decodes and re-encodes; the result is not visible before `publish`. */
  prepare(bytes: Buffer): Promise<PreparedImage>
  /** Quick and synchronous as well: it runs while the transaction makes sure of it. */
  remove(image: string): void
  /** Every published image. Upload remains that nobody will publish any more are cleared away. */
  list(): Promise<string[]>
}

export type PreparedImage = {
  image: string
  /** Quick and synchronous, to be called inside the transaction that refers to the image. */
  publish(): void
  /** Clears away what was not published. */
  discard(): Promise<void>
}

export function openImages(dataDir: string): Images {
  const folder = join(dataDir, 'media')
  mkdirSync(folder, { recursive: true })
  const file = (name: string, width: ImageWidth) => join(folder, `${name}-${width}.webp`)

  return {
    folder,
    async prepare(bytes) {
      const widths = await encode(bytes)
      const name = createHash('sha256').update(bytes).digest('hex').slice(0, 32)
      const draft = `.draft-${randomUUID()}`
      const discard = async () => {
        await Promise.all(IMAGE_WIDTHS.map(width => rm(file(draft, width), { force: true })))
      }
      try {
        await Promise.all(
          widths.map(([width, data]) => writeFile(file(draft, width), data, { flush: true })),
        )
      } catch (error) {
        await discard()
        throw error
      }
      return {
        image: `/media/${name}-800.webp`,
        publish: () => {
          for (const width of IMAGE_WIDTHS) {
            // A transaction that is tried again publishes again.
            if (existsSync(file(draft, width))) renameSync(file(draft, width), file(name, width))
          }
        },
        discard,
      }
    },
    remove(image) {
      const name = nameOf(image)
      if (!name) return
      for (const width of IMAGE_WIDTHS) rmSync(file(name, width), { force: true })
    },
    async list() {
      const published = new Set<string>()
      for (const entry of await readdir(folder)) {
        if (entry.startsWith('.draft-')) await removeIfAbandoned(join(folder, entry))
        else if (nameOf(entry)) published.add(`/media/${nameOf(entry)}-800.webp`)
      }
      return [...published]
    },
  }
}

/** Only names that `prepare` gives: nothing else in the folder is ever touched. */
function nameOf(path: string): string | undefined {
  return /^(?:\/media\/)?([0-9a-f]{32})-\d+\.webp$/.exec(path)?.[1]
}

async function removeIfAbandoned(path: string) {
  const { mtimeMs } = await stat(path)
  if (Date.now() - mtimeMs > ABANDONED_AFTER_MS) await rm(path, { force: true })
}

/** A file is an image because it decodes as one; what goes out is drawn anew, without metadata. */
async function encode(bytes: Buffer): Promise<[ImageWidth, Buffer][]> {
  try {
    const open = () => sharp(bytes, { limitInputPixels: MAX_PIXELS })
    const { format, autoOrient } = await open().metadata()
    if (!IMAGE_KINDS.some(kind => kind === `image/${format}`)) {
      throw new Error(`${format} is not accepted`)
    }
    const drawn = new Map<number, Promise<Buffer>>()
    // A picture is never enlarged, so widths beyond its own are all the same file.
    const draw = (width: number) => {
      const known = drawn.get(width)
      const picture =
        known ?? open().autoOrient().resize({ width }).webp({ quality: 82 }).toBuffer()
      drawn.set(width, picture)
      return picture
    }
    return await Promise.all(
      IMAGE_WIDTHS.map(
        async (width): Promise<[ImageWidth, Buffer]> => [
          width,
          await draw(Math.min(width, autoOrient.width)),
        ],
      ),
    )
  } catch {
    throw new Refusal(
      'bad-request',
      'image must be a JPEG, PNG or WebP picture of at most 40 megapixels.',
    )
  }
}
