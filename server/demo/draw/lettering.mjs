// Type for the book covers, set as outlines so that the pictures do not depend on installed fonts.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import opentype from 'opentype.js'

const require = createRequire(import.meta.url)

const files = {
  fatface: 'abril-fatface/files/abril-fatface-latin-400-normal.woff',
  black: 'archivo-black/files/archivo-black-latin-400-normal.woff',
  grotesque: 'bricolage-grotesque/files/bricolage-grotesque-latin-800-normal.woff',
  serif: 'dm-serif-display/files/dm-serif-display-latin-400-normal.woff',
  soft: 'fraunces/files/fraunces-latin-900-normal.woff',
  italic: 'playfair-display/files/playfair-display-latin-700-italic.woff',
  geometric: 'josefin-sans/files/josefin-sans-latin-600-normal.woff',
}

const faces = new Map()

function loadFace(name) {
  if (!faces.has(name)) {
    const bytes = readFileSync(require.resolve(`@fontsource/${files[name]}`))
    faces.set(name, opentype.parse(new Uint8Array(bytes).buffer))
  }
  return faces.get(name)
}

/**
 * The outline of a line that starts at 0, 0, one unit to the em. Letter by letter, because
 * opentype.js gives up on some of the ligature tables of these faces.
 */
function outline(text, face, tracking) {
  const font = loadFace(face)
  const glyphs = [...text].map(letter => font.charToGlyph(letter))
  const path = new opentype.Path()
  let x = 0
  glyphs.forEach((glyph, i) => {
    path.extend(glyph.getPath(x, 0, font.unitsPerEm))
    const next = glyphs[i + 1]
    if (!next) x += glyph.advanceWidth
    else x += glyph.advanceWidth + font.getKerningValue(glyph, next) + tracking * font.unitsPerEm
  })
  return { shape: path.toPathData(0), width: x / font.unitsPerEm, em: font.unitsPerEm }
}

/** One line of type. `fit` is the width it must not pass; `tracking` is in ems. */
export function setLine(
  text,
  { face, size, x = 300, y, fill, anchor = 'middle', fit, tracking = 0 },
) {
  const { shape, width, em } = outline(text, face, tracking)
  const fitted = fit ? Math.min(size, fit / width) : size
  const left = x - { start: 0, middle: 0.5, end: 1 }[anchor] * width * fitted
  return `<path fill="${fill}" transform="translate(${left} ${y}) scale(${fitted / em})" d="${shape}"/>`
}

/** Lines below one another; `y` is the baseline of the first. */
export function setLines(lines, { y, size, leading = size * 1.02, ...style }) {
  return lines.map((line, i) => setLine(line, { ...style, size, y: y + i * leading })).join('')
}
