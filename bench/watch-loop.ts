import { writeFileSync } from 'node:fs'
import { monitorEventLoopDelay } from 'node:perf_hooks'

/** Loaded into the shop's process before anything else; tells and begins anew at a signal. */
const RESOLUTION_MS = 1
const file = process.env.LONGEST_WAIT_FILE
const delays = monitorEventLoopDelay({ resolution: RESOLUTION_MS })
delays.enable()

process.on('SIGUSR2', () => {
  if (file) writeFileSync(file, `${Math.max(0, delays.max / 1e6 - RESOLUTION_MS)}`)
  delays.reset()
})
