// The shadow that ties an object to the floor, found from the object's own outline: where a column
// of the picture comes down to the floor the shadow is dark, where it floats higher it fades.
import sharp from 'sharp'
import { SIDE } from './grounds.mjs'

const INK = { r: 38, g: 30, b: 34 }

/** The lowest solid pixel of every column, and of the whole layer. */
async function findUndersides(layer) {
  const alpha = await sharp(layer).extractChannel('alpha').raw().toBuffer()
  const lowest = new Array(SIDE).fill(-1)
  for (let x = 0; x < SIDE; x++) {
    for (let y = SIDE - 1; y >= 0 && lowest[x] < 0; y--) {
      if (alpha[y * SIDE + x] > 128) lowest[x] = y
    }
  }
  return { lowest, floor: Math.max(...lowest) }
}

async function paintBand({ lowest, floor }, { reach, above, below, follow, blur, strength }) {
  const mask = Buffer.alloc(SIDE * SIDE)
  for (let x = 0; x < SIDE; x++) {
    if (lowest[x] < 0) continue
    const gap = floor - lowest[x]
    const shade = Math.exp(-gap / reach)
    const at = Math.round(floor - gap * follow)
    for (let y = at - above; y <= Math.min(SIDE - 1, at + below); y++) {
      mask[y * SIDE + x] = Math.round(255 * shade * strength)
    }
  }
  const alpha = await sharp(mask, { raw: { width: SIDE, height: SIDE, channels: 1 } })
    .blur(blur)
    .extractChannel(0)
    .raw()
    .toBuffer()
  return sharp({ create: { width: SIDE, height: SIDE, channels: 3, background: INK } })
    .joinChannel(alpha, { raw: { width: SIDE, height: SIDE, channels: 1 } })
    .png()
    .toBuffer()
}

/**
 * Layers to lay below the object. `follow` says how far the shadow keeps to a slanting underside:
 * 0 for things that touch the floor at one point, 1 for things whose whole base stands on it.
 */
export async function castShadow(layer, follow = 0.15) {
  const undersides = await findUndersides(layer)
  return Promise.all([
    paintBand(undersides, { reach: 150, above: 8, below: 22, follow, blur: 17, strength: 0.34 }),
    paintBand(undersides, { reach: 14, above: 5, below: 6, follow, blur: 5, strength: 0.4 }),
  ])
}
