// Objects from Microsoft's Fluent Emoji in 3D: enlarged, turned and recoloured.
import { createRequire } from 'node:module'
import path from 'node:path'
import sharp from 'sharp'
import { SIDE } from './grounds.mjs'

const require = createRequire(import.meta.url)
const assets = path.join(
  path.dirname(require.resolve('@lobehub/fluent-emoji-3d/package.json')),
  'assets',
)

const SOURCE = 256
const ENLARGED = 1024

const AROUND = [-SOURCE - 1, -SOURCE, 1 - SOURCE, -1, 1, SOURCE - 1, SOURCE, SOURCE + 1]

/** The two outermost pixels of the sources are whitish: the colour further in flows over them. */
function bleedColours(pixels) {
  let sound = Uint8Array.from({ length: SOURCE * SOURCE }, (_, i) =>
    pixels[i * 4 + 3] > 250 ? 1 : 0,
  )
  for (let pass = 0; pass < 2; pass++) {
    sound = sound.map((is, i, before) => (is && AROUND.every(step => before[i + step]) ? 1 : 0))
  }
  for (let pass = 0; pass < 8; pass++) {
    const before = sound.slice()
    before.forEach((is, i) => {
      const near = is ? [] : AROUND.map(step => i + step).filter(at => before[at])
      if (near.length === 0) return
      for (let c = 0; c < 3; c++) {
        const sum = near.reduce((total, at) => total + pixels[at * 4 + c], 0)
        pixels[i * 4 + c] = Math.round(sum / near.length)
      }
      sound[i] = 1
    })
  }
  return Buffer.from(pixels.filter((_, i) => i % 4 !== 3))
}

/** Outline and colours are enlarged apart: the outline is smoothed and then made firm again. */
async function enlarge(file) {
  const size = { width: ENLARGED, height: ENLARGED, kernel: 'lanczos3' }
  const bled = bleedColours(await sharp(file).ensureAlpha().raw().toBuffer())
  const colours = await sharp(bled, { raw: { width: SOURCE, height: SOURCE, channels: 3 } })
    .resize(size)
    .sharpen(1.5)
    .raw()
    .toBuffer()
  const outline = await sharp(file)
    .extractChannel('alpha')
    .resize(size)
    .blur(4)
    .linear(3, -290)
    .raw()
    .toBuffer()
  return sharp(colours, { raw: { width: ENLARGED, height: ENLARGED, channels: 3 } })
    .joinChannel(outline, { raw: { width: ENLARGED, height: ENLARGED, channels: 1 } })
    .png()
    .toBuffer()
}

/** `hue` turns the colour wheel in degrees, `tint` multiplies each of red, green and blue. */
function recolour(image, { hue = 0, saturation = 1, brightness = 1, tint }) {
  const changed = image.modulate({ hue, saturation, brightness })
  return tint ? changed.linear([...tint, 1], [0, 0, 0, 0]) : changed
}

/** A layer of the whole picture with the object in its middle, `size` px along its longer side. */
export async function placeEmoji({ emoji, size = 460, turn = 0, ...paint }) {
  const file = path.join(assets, `${emoji}.webp`)
  const painted = await recolour(sharp(await enlarge(file)), paint)
    .png()
    .toBuffer()
  const turned = await sharp(painted).rotate(turn, { background: '#0000' }).png().toBuffer()
  const object = await sharp(await sharp(turned).trim({ threshold: 1 }).png().toBuffer())
    .resize({ width: size, height: size, fit: 'inside', kernel: 'mitchell' })
    .png()
    .toBuffer({ resolveWithObject: true })
  const { width, height } = object.info
  const left = Math.round((SIDE - width) / 2)
  const top = Math.round((SIDE - height) / 2 - 12)
  return sharp({ create: { width: SIDE, height: SIDE, channels: 4, background: '#0000' } })
    .composite([{ input: object.data, left, top }])
    .png()
    .toBuffer()
}
