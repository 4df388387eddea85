import { parentPort, workerData } from 'node:worker_threads'
import { afterPowerCut, layOut, randomFrom } from './disk.ts'
import { readTrace } from './trace.ts'

// Reads what a shop wrote, and lays out its disk as power cuts at random moments leave it. That
// takes many seconds of computing: here it holds up nobody who measures time meanwhile.

export type CutWork = {
  traces: string
  /** The shop's folder as it was before, and where it was. */
  base: string
  dataDir: string
  beganAt: number
  endedAt: number
  /** One folder each. */
  cuts: { folder: string; seed: number }[]
}

export type Traced = {
  writes: number
  syncs: number
  cuts: (CutWork['cuts'][number] & { moment: number })[]
}

const { traces, base, dataDir, beganAt, endedAt, cuts } = workerData as CutWork
const events = readTrace(traces, 'of', dataDir)
const laidOut = cuts.map(({ folder, seed }) => {
  const random = randomFrom(seed)
  const moment = beganAt + random() * (endedAt - beganAt)
  layOut(afterPowerCut(base, dataDir, events, moment, random), folder)
  return { folder, seed, moment }
})
const syncs = events.filter(({ kind }) => kind === 'sync').length
parentPort?.postMessage({ writes: events.length, syncs, cuts: laidOut } satisfies Traced)
