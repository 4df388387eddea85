import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import type { MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { MAX_IMAGE_BYTES } from '../../contract/images.ts'
import { BEGINNING_BYTES, refuseOtherThanImages } from '../products/images.ts'
import { Refusal } from '../refusal.ts'
import { release } from './unread-bodies.ts'

/** The largest image, and every field at its longest beside it. */
export const MAX_FORM_BYTES = MAX_IMAGE_BYTES + 1024 * 1024

const SILENT_AFTER_MS = 1000

/** Twenty fields and an image. */
const MOST_PARTS = 21

const tooLarge = () => new Refusal('too-large', 'The image must be at most 10 MB.')

/** Turns a multipart form into a body of texts, checked like any other, and an image beside it. */
export async function readForm(request: FastifyRequest) {
  if (!request.isMultipart()) {
    throw new Refusal('bad-request', 'The content type must be multipart/form-data.')
  }
  const done = new AbortController()
  try {
    request.body = await Promise.race([
      readParts(request),
      excess(request, done.signal),
      silence(request, done.signal),
    ])
  } catch (error) {
    // What is still coming is dropped: a parser that nobody reads from would hold it up for ever.
    request.raw.unpipe()
    request.raw.resume()
    if (error instanceof Refusal || (error as { code?: string }).code) throw error
    // The parser's own complaints about a form that is cut short or broken carry no code.
    throw new Refusal('bad-request', 'The form is cut short or broken.')
  } finally {
    done.abort()
  }
}

/**
 * The parser reads an image that is too large to its end, and a form of any number of parts; nobody
 * has to wait for that.
 */
function excess({ raw, routeOptions }: FastifyRequest, signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    let left = routeOptions.bodyLimit
    let parts = 0
    const mark = /boundary="?([^";]+)/i.exec(raw.headers['content-type'] ?? '')?.[1]
    const seen: Buffer[] = []
    const refuse = () => reject(tooLarge())
    const count = (chunk: Buffer) => {
      seen.push(chunk)
      left -= chunk.length
      // One before each part but the first, and one at the end.
      if (mark) parts += countOf(chunk, `\r\n--${mark}`)
      const hasTooMany = parts > MOST_PARTS
      if (left >= 0 && !hasTooMany) return
      if (hasTooMany) reject(new Refusal('bad-request', 'The form has too many fields.'))
      else refuse()
      // Nobody goes on with what the parser has of it.
      raw.unpipe()
      seen.forEach(release)
    }
    if (Number(raw.headers['content-length']) > left) refuse()
    else raw.on('data', count)
    signal.addEventListener('abort', () => raw.off('data', count))
  })
}

function countOf(chunk: Buffer, text: string): number {
  let count = 0
  for (let at = chunk.indexOf(text); at >= 0; at = chunk.indexOf(text, at + text.length)) count++
  return count
}

/** At a part whose header is broken the parser says nothing, ever; all it needs has come by then. */
async function silence(request: FastifyRequest, signal: AbortSignal): Promise<never> {
  await once(request.raw, 'end', { signal })
  await sleep(SILENT_AFTER_MS, undefined, { signal })
  throw new Error('the parser fell silent')
}

async function readFile({ file, fieldname }: MultipartFile): Promise<Buffer> {
  const pieces: Buffer[] = []
  let length = 0
  for await (const piece of file) {
    pieces.push(piece)
    const before = length
    length += piece.length
    // What is no image is refused at its first bytes, and not after its last.
    if (fieldname === 'image' && before < BEGINNING_BYTES && length >= BEGINNING_BYTES) {
      refuseOtherThanImages(Buffer.concat(pieces))
    }
  }
  if (file.truncated) throw tooLarge()
  return Buffer.concat(pieces)
}

async function readParts(request: FastifyRequest): Promise<Record<string, unknown>> {
  const fields: Record<string, unknown> = {}
  for await (const part of request.parts()) {
    if (part.type === 'file') {
      const bytes = await readFile(part)
      // A browser sends an empty file for a field where none was chosen.
      if (part.fieldname === 'image' && bytes.length > 0) request.image = bytes
    } else {
      if (part.valueTruncated) {
        throw new Refusal('bad-request', `${part.fieldname} is too long.`)
      }
      fields[part.fieldname] = part.value
    }
  }
  return fields
}
