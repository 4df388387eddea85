// The soft grounds that the products stand on: one family of colours for each category.
import sharp from 'sharp'

export const SIDE = 800

// [middle, edge] of each tone; the first of a family is the shop's own colour for the category.
const tones = {
  electronics: {
    sky: ['#eaf1f7', '#b7cde0'],
    ice: ['#f0f6f8', '#bfd9df'],
    dusk: ['#ecedf8', '#bfc3e0'],
    slate: ['#e8edf1', '#bac8d3'],
    lilac: ['#f2eef8', '#cdc2e0'],
    lagoon: ['#e6f3f2', '#a9d0cf'],
  },
  clothing: {
    peach: ['#fdeee2', '#f0c2a2'],
    sand: ['#fbf3e4', '#e6cfa6'],
    rose: ['#fdecea', '#ecbdb8'],
    apricot: ['#fff1dc', '#f5c98d'],
    clay: ['#fbeae1', '#e6baa2'],
    blossom: ['#fceef0', '#eac3cc'],
  },
  books: {
    sage: ['#eef3e6', '#bcd2a8'],
    mint: ['#eaf5ee', '#b0d6c0'],
    moss: ['#f0f2e0', '#c4c996'],
    eucalyptus: ['#e9f1ee', '#aac7be'],
    pear: ['#f5f6df', '#d3d99a'],
    fern: ['#e8f1e4', '#a8c79b'],
  },
}

export function groundTone(category, tone) {
  const colours = tones[category]?.[tone]
  if (!colours) throw new Error(`No ground "${tone}" for ${category}`)
  return { middle: colours[0], edge: colours[1] }
}

/** A lit wall: brightest behind the object, and a touch brighter again where the floor begins. */
export async function paintGround({ middle, edge }) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}">
    <radialGradient id="light" cx="50%" cy="44%" r="68%">
      <stop offset="0" stop-color="${middle}"/>
      <stop offset="0.35" stop-color="${middle}" stop-opacity="0.82"/>
      <stop offset="1" stop-color="${middle}" stop-opacity="0"/>
    </radialGradient>
    <rect width="100%" height="100%" fill="${edge}"/>
    <rect width="100%" height="100%" fill="url(#light)"/>
  </svg>`
  return sharp(Buffer.from(svg)).removeAlpha().png().toBuffer()
}
