// A standing book, seen from a little above: front, spine or page edges, and the top of the pages.
import sharp from 'sharp'
import { SIDE } from './grounds.mjs'
import { setLine } from './lettering.mjs'

export const COVER = { width: 600, height: 860 }

const TALL = 500
const SCALE = TALL / COVER.height
const points = (...corners) => corners.map(([x, y]) => `${x},${y}`).join(' ')
const add = (...vectors) => vectors.reduce(([x, y], [dx, dy]) => [x + dx, y + dy])

/** The thin lines that make a block of paper, drawn from one edge of a face to the other. */
function ruleLines(from, to, along, count) {
  return Array.from({ length: count }, (_, i) => {
    const t = (i + 0.5) / count
    const start = [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t]
    const end = add(start, along)
    const shade = i % 3 === 0 ? 0.22 : 0.1
    return `<path d="M${start}L${end}" stroke="#7a6a50" stroke-opacity="${shade}" stroke-width="0.9"/>`
  }).join('')
}

/** `side` is what shows beside the front: its spine at the left, or its page edges at the right. */
function layOut({ side, thick }) {
  const wide = COVER.width * SCALE * 0.94
  const depth = thick * 0.86
  const left = side === 'spine'
  const across = left ? [wide, -wide * 0.085] : [-wide, -wide * 0.085]
  const back = left ? [-depth, -depth * 0.42] : [depth, -depth * 0.42]
  const middle = SIDE / 2 - (across[0] + back[0]) / 2
  const near = [middle, SIDE / 2 - TALL / 2 + 4]
  return { across, back, near, left }
}

function drawSpine({ near, back }, { cloth, ink, title }) {
  const wide = -back[0]
  const far = add(near, back)
  const lettering = setLine(title, {
    face: 'geometric',
    size: Math.min(46, wide * 0.95),
    x: 0,
    y: 12,
    fill: ink,
    fit: COVER.height - 120,
    tracking: 0.02,
  })
  return `<g transform="matrix(1 ${back[1] / back[0]} 0 1 ${far})">
    <rect width="${wide}" height="${TALL}" fill="${cloth}"/>
    <g transform="translate(${wide / 2} ${TALL / 2}) rotate(90) scale(${SCALE})">${lettering}</g>
    <rect width="${wide}" height="${TALL}" fill="url(#round)"/>
  </g>`
}

function drawForeEdge({ near, back }, { cloth }) {
  const down = [0, TALL]
  const inset = [back[0] * 0.07, back[1] * 0.07]
  const first = add(near, inset, [0, 5])
  const last = add(near, back, [-inset[0], -inset[1]], [0, 5])
  const tall = [0, TALL - 10]
  return `<polygon fill="${cloth}" points="${points(near, add(near, back), add(near, back, down), add(near, down))}"/>
    <polygon fill="#efe5d0" points="${points(first, last, add(last, tall), add(first, tall))}"/>
    ${ruleLines(first, last, tall, 12)}
    <polygon fill="url(#fore)" points="${points(first, last, add(last, tall), add(first, tall))}"/>`
}

function drawTop({ near, across, back }, { cloth }) {
  const boards = points(near, add(near, across), add(near, across, back), add(near, back))
  const thin = [back[0] * 0.08, back[1] * 0.08]
  const short = [across[0] * 0.02, across[1] * 0.02]
  const a = add(near, thin, short, [0, 3])
  const b = add(near, back, [-thin[0], -thin[1]], short, [0, 3])
  const along = [across[0] * 0.96, across[1] * 0.96]
  return `<polygon fill="${cloth}" points="${boards}"/>
    <polygon fill="#f7efde" points="${points(a, add(a, along), add(b, along), b)}"/>
    ${ruleLines(a, b, along, 9)}`
}

function drawFront({ near, across, left }, { front }) {
  const origin = left ? near : add(near, across)
  const a = Math.abs(across[0]) / COVER.width
  const b = (left ? 1 : -1) * (across[1] / COVER.width)
  return `<g transform="matrix(${a} ${b} 0 ${SCALE} ${origin})">
    <svg width="${COVER.width}" height="${COVER.height}">${front}</svg>
    <rect width="${COVER.width}" height="${COVER.height}" fill="url(#${left ? 'hinge' : 'far'})"/>
  </g>`
}

const lights = `<defs>
  <linearGradient id="round"><stop offset="0" stop-color="#000" stop-opacity=".42"/>
    <stop offset=".55" stop-color="#000" stop-opacity=".12"/>
    <stop offset="1" stop-color="#000" stop-opacity=".2"/></linearGradient>
  <linearGradient id="fore"><stop offset="0" stop-color="#4a3a20" stop-opacity=".05"/>
    <stop offset="1" stop-color="#4a3a20" stop-opacity=".4"/></linearGradient>
  <linearGradient id="hinge"><stop offset="0" stop-color="#fff" stop-opacity=".3"/>
    <stop offset=".018" stop-color="#fff" stop-opacity=".08"/>
    <stop offset=".045" stop-color="#000" stop-opacity=".17"/>
    <stop offset=".075" stop-color="#000" stop-opacity="0"/>
    <stop offset=".7" stop-color="#fff" stop-opacity=".03"/>
    <stop offset="1" stop-color="#fff" stop-opacity=".12"/></linearGradient>
  <linearGradient id="far"><stop offset="0" stop-color="#000" stop-opacity=".2"/>
    <stop offset=".035" stop-color="#fff" stop-opacity=".1"/>
    <stop offset=".06" stop-color="#000" stop-opacity=".14"/>
    <stop offset=".09" stop-color="#000" stop-opacity=".03"/>
    <stop offset="1" stop-color="#fff" stop-opacity=".1"/></linearGradient>
</defs>`

/** A layer of the whole picture with the book in its middle. */
export async function placeBook({ side = 'spine', thick = 64, ...cover }) {
  const shape = layOut({ side, thick })
  const edge = shape.left ? drawSpine(shape, cover) : drawForeEdge(shape, cover)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}">
    ${lights}${drawTop(shape, cover)}${edge}${drawFront(shape, cover)}
  </svg>`
  return sharp(Buffer.from(svg), { density: 144 }).resize(SIDE, SIDE).png().toBuffer()
}
