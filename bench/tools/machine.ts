import { createHash } from 'node:crypto'
import { closeSync, fdatasyncSync, openSync, rmSync, writeSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { scratch } from './scratch.ts'

const WATCHED_MS = 20_000
const BLOCK = Buffer.alloc(256 * 1024)
const SLOW = 3

/** What a reader has to know of the machine: its disk decides some figures, its hitches others. */
export function describeMachine(): string {
  const [{ model } = { model: 'unknown' }] = cpus()
  const { share, longest } = watchHitches()
  return (
    `${cpus().length} cores (${model}), Node ${process.versions.node}, ` +
    `an fsync takes ${fsyncMs().toFixed(2)} ms, and the machine by itself is more than three times ` +
    `slower than usual for ${share.toFixed(1)} % of the time, up to ${longest.toFixed(0)} ms at once`
  )
}

/** The same small work again and again, while nothing else runs. */
function watchHitches() {
  const times: number[] = []
  const end = performance.now() + WATCHED_MS
  while (performance.now() < end) {
    const start = performance.now()
    createHash('sha256').update(BLOCK).digest()
    times.push(performance.now() - start)
  }
  const median = medianOf(times)
  let [slow, stretch, longest] = [0, 0, 0]
  for (const ms of times) {
    stretch = ms > SLOW * median ? stretch + ms : 0
    if (stretch > 0) slow += ms
    longest = Math.max(longest, stretch)
  }
  return { share: (100 * slow) / WATCHED_MS, longest }
}

function fsyncMs(): number {
  const file = join(scratch(), 'fsync')
  const descriptor = openSync(file, 'w')
  const times = Array.from({ length: 200 }, () => {
    writeSync(descriptor, BLOCK, 0, 20_000)
    const start = performance.now()
    fdatasyncSync(descriptor)
    return performance.now() - start
  })
  closeSync(descriptor)
  rmSync(file)
  return medianOf(times)
}

function medianOf(values: number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0
}
