import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { products } from '../contract/products.ts'
import { formOf } from '../server/testing/forms.ts'
import { type HostileFile, hostileFiles, SECRET_PLACE } from './hostile-files.ts'
import { jsonOf } from './send.ts'
import type { Target } from './target.ts'
import type { Trial } from './trial.ts'

const OUR_NAME = /^([0-9a-f]{32}|placeholder)-(160|400|800|1200)\.webp$/

const SLOW_MS = 5000

export const hostileUploads: Trial = {
  number: 12,
  title: 'hostile uploads',
  async run(target) {
    const files = await hostileFiles()
    const outside = await readdir(target.folder)
    const problems: string[] = []
    let taken = 0
    for (const file of files) {
      const { status, problem } = await upload(target, file)
      if (status === 201) taken++
      if (problem) problems.push(`${file.name}: ${problem}`)
    }
    const media = await readdir(join(target.folder, 'media'))
    for (const name of media) problems.push(...(await inspect(target, name)))
    const strange = (await readdir(target.folder)).filter(name => !outside.includes(name))
    // SQLite comes and goes with files beside its own.
    problems.push(
      ...strange.filter(name => !name.startsWith('shop.sqlite')).map(name => `a new file: ${name}`),
    )
    return {
      figures: `${files.length} files: ${taken} redrawn, ${files.length - taken} refused; ${media.length} files in the media folder, all WebP without metadata`,
      problems,
    }
  },
}

async function upload(target: Target, { bytes, filename, type, isPicture }: HostileFile) {
  const as = await target.person('superuser')
  const form = formOf({}, { bytes, filename, type })
  const answer = await target.ask(products.create, { as, ...form })
  const { status, ms } = answer
  if (ms > SLOW_MS) return { status, problem: `kept the shop busy for ${Math.round(ms)} ms` }
  const { detail } = (jsonOf(answer) ?? {}) as { detail?: string }
  if (status >= 500 || (status >= 400 && !detail)) return { status, problem: `${status} ${detail}` }
  // A picture is judged by what is made of it, so it may be taken; nothing else may.
  if (status === 201 && !isPicture) return { status, problem: 'was taken for a picture' }
  return { status, problem: undefined }
}

/** What lies in the folder, and how it is served. */
async function inspect(target: Target, name: string): Promise<string[]> {
  if (!OUR_NAME.test(name)) return [`a name that is not ours: ${name}`]
  const bytes = await readFile(join(target.folder, 'media', name))
  const { format, exif, xmp, iptc, icc, comments } = await sharp(bytes).metadata()
  const served = await target.send({ method: 'GET', path: `/media/${name}` })
  const { 'content-type': type, 'x-content-type-options': sniffing } = served.headers
  return [
    ...(format === 'webp' ? [] : [`${name} is ${format}`]),
    ...(exif || xmp || iptc || icc || comments ? [`${name} has metadata`] : []),
    ...(bytes.includes(SECRET_PLACE) || bytes.includes('<script') ? [`${name} tells secrets`] : []),
    ...(type === 'image/webp' && sniffing === 'nosniff' ? [] : [`${name} is served as ${type}`]),
  ]
}
