import { randomUUID } from 'node:crypto'
import { IMAGE_KINDS, IMAGE_WIDTHS, type ImageWidth } from '../../contract/images.ts'
import { Refusal } from '../refusal.ts'
import type { Storage } from '../storage/storage.ts'
import { takingTurns } from '../turns.ts'

const MAX_PIXELS = 40_000_000

/** One after the other: they take processors and threads that those who buy need, too. */
const inDrawingTurn = takingTurns({
  places: 2,
  longestQueue: 100,
  full: 'Too many pictures are coming in. Please try again.',
})

/** What lies behind `/media/`: clean WebP files, under names that are given once. */
export type Images = {
  storage: Storage
  /**
   * Decodes and re-encodes, and gives the result a name that nobody else will ever have: whoever
   * refers to it is the only one, until they let go of it.
   */
  keep(bytes: Buffer): Promise<string>
  remove(image: string): Promise<void>
  /** Every image, with the time when it was kept. */
  list(): Promise<Map<string, Date>>
}

export function openImages(storage: Storage): Images {
  const files = (name: string) => IMAGE_WIDTHS.map(width => fileOf(name, width))
  return {
    storage,
    async keep(bytes) {
      const widths = await inDrawingTurn(() => encode(bytes))
      const name = randomUUID().replaceAll('-', '')
      const puts = widths.map(([width, data]) => storage.put(fileOf(name, width), data))
      const failed = (await Promise.allSettled(puts)).find(({ status }) => status === 'rejected')
      if (!failed) return pathOf(name)
      // Where even this fails, the next sweep does it.
      await storage.delete(files(name)).catch(() => {})
      throw (failed as PromiseRejectedResult).reason
    },
    async remove(image) {
      const name = nameOf(image)
      if (name) await storage.delete(files(name))
    },
    async list() {
      const kept = new Map<string, Date>()
      for await (const { name: file, changedAt } of storage.list()) {
        const name = nameOf(`/media/${file}`)
        if (name) kept.set(pathOf(name), changedAt)
      }
      return kept
    },
  }
}

function fileOf(name: string, width: ImageWidth): string {
  return `${name}-${width}.webp`
}

function pathOf(name: string): string {
  return `/media/${fileOf(name, 800)}`
}

/** Only names that `keep` gives: nothing else in the storage is ever touched. */
function nameOf(path: string): string | undefined {
  return /^\/media\/([0-9a-f]{32})-\d+\.webp$/.exec(path)?.[1]
}

const noImage = () =>
  new Refusal('bad-request', 'image must be a JPEG, PNG or WebP picture of at most 40 megapixels.')

export const BEGINNING_BYTES = 12

/** Other decoders never see an upload: an SVG of 9 MB kept one busy for 22 s. */
export function refuseOtherThanImages(bytes: Buffer) {
  const beginning = bytes.toString('latin1', 0, BEGINNING_BYTES)
  const isWebp = beginning.startsWith('RIFF') && beginning.endsWith('WEBP')
  const others = ['\xff\xd8\xff', '\x89PNG\r\n\x1a\n']
  if (!isWebp && !others.some(each => beginning.startsWith(each))) throw noImage()
}

/** A file is an image because it decodes as one; what goes out is drawn anew, without metadata. */
async function encode(bytes: Buffer): Promise<[ImageWidth, Buffer][]> {
  refuseOtherThanImages(bytes)
  // Many starts come and go without a picture, and it takes 15 MB.
  const { default: sharp } = await import('sharp')
  try {
    const open = () => sharp(bytes, { limitInputPixels: MAX_PIXELS })
    const { format, autoOrient } = await open().metadata()
    if (!IMAGE_KINDS.some(kind => kind === `image/${format}`)) {
      throw new Error(`${format} is not accepted`)
    }
    const drawn: [ImageWidth, Buffer][] = []
    for (const width of IMAGE_WIDTHS) {
      // A picture is never enlarged, so widths beyond its own are all the same file.
      const own = Math.min(width, autoOrient.width)
      const known = drawn.find(([other]) => Math.min(other, autoOrient.width) === own)?.[1]
      const draw = () => open().autoOrient().resize({ width: own }).webp({ quality: 82 }).toBuffer()
      drawn.push([width, known ?? (await draw())])
    }
    return drawn
  } catch {
    throw noImage()
  }
}
