// The few repeating shapes that the book covers share.

export const repeat = (count, draw) => Array.from({ length: count }, (_, i) => draw(i)).join('')

/** Three numbers below 1 for each mark, always the same for the same seed. */
export function scatter(count, seed, draw) {
  let state = seed
  const next = () => {
    state = (state * 1664525 + 1013904223) % 4294967296
    return state / 4294967296
  }
  return repeat(count, () => draw(next(), next(), next()))
}

/** Overlapping rows of round waves, each row in front of the last. */
export function scallops({ top, rows, width, colours, rim, step = width * 0.34 }) {
  return repeat(rows, row => {
    const y = top + row * step + width / 2
    const shift = row % 2 ? 0 : width / 2
    return repeat(Math.ceil(600 / width) + 2, i => {
      const x = i * width - shift
      const ring = r =>
        `<circle cx="${x}" cy="${y}" r="${r * width}" fill="${colours[row % colours.length]}" stroke="${rim}" stroke-width="3" stroke-opacity=".75"/>`
      return ring(0.5) + ring(0.34) + ring(0.18)
    })
  })
}
