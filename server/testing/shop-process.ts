import { spawn } from 'node:child_process'
import { join } from 'node:path'

const MAIN = join(import.meta.dirname, '..', '..', 'dist', 'server', 'main.js')

/** As `npm start` sets them, where it was npm that started this. */
const LEAN = Object.fromEntries(
  [
    'NODE_COMPILE_CACHE',
    'MALLOC_MMAP_THRESHOLD_',
    'MALLOC_TRIM_THRESHOLD_',
    'UV_THREADPOOL_SIZE',
    'NODE_OPTIONS',
  ].flatMap(name => {
    const value = process.env[name]
    return value ? [[name, value]] : []
  }),
)

export type ShopProcess = {
  pid: number
  /** Where it answers, once `opened` is done. */
  opened: Promise<string>
  ended: Promise<{ code: number | null; output: string }>
  signal(name: NodeJS.Signals): void
  /** What it has printed so far. */
  output(): string
}

/** The shop as it was built, as a process of its own, with these settings and nothing of ours. */
export function startShop(
  settings: Record<string, string>,
  args: string[] = [],
  /** A command that runs it, such as a tracer. */
  under: string[] = [],
): ShopProcess {
  const [command = '', ...rest] = [...under, process.execPath, MAIN, ...args]
  const child = spawn(command, rest, {
    env: { PATH: process.env.PATH, PORT: '0', ...LEAN, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  let origin: string | undefined
  const ended = new Promise<{ code: number | null; output: string }>(resolve => {
    child.once('close', code => resolve({ code, output }))
  })
  const opened = new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk
      // Found once: what a shop says at level trace grows long.
      origin ??= /open at (http:\/\/localhost:\d+)/.exec(output)?.[1]
      if (origin) resolve(origin)
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    ended.then(() => reject(new Error(`The shop ended before it opened.\n${output}`)))
  })
  // Whoever expects the end does not wait for the opening.
  opened.catch(() => {})
  return {
    // A process that could not even begin has none, and `opened` says why.
    pid: child.pid ?? 0,
    opened,
    ended,
    signal: name => child.kill(name),
    output: () => output,
  }
}
