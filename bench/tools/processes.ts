import { type ChildProcess, spawn } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..', '..')

export type Running = { port: number; pid: number; stop(): Promise<void> }

/** A file of the project as `npm start` would run it; it is up when it says `open at …`. */
export async function runProcess(
  args: string[],
  settings: Record<string, string>,
): Promise<Running> {
  const child = spawn(process.execPath, [join(root, 'scripts', 'run.mjs'), ...args], {
    cwd: root,
    env: { PATH: process.env.PATH, PORT: '0', HOST: '127.0.0.1', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const kill = () => child.kill('SIGTERM')
  process.once('exit', kill)
  const port = await openedPort(child)
  return {
    port,
    pid: onlyChildOf(child.pid ?? 0),
    async stop() {
      process.off('exit', kill)
      const ended = new Promise(resolve => child.once('exit', resolve))
      kill()
      await ended
    },
  }
}

function openedPort(child: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    let output = ''
    const read = (chunk: Buffer) => {
      // Later output is not wanted, only taken off the pipe.
      if (output.length < 100_000) output += chunk
      const port = /open at http:\/\/[^:]+:(\d+)/.exec(output)?.[1]
      if (port) resolve(Number(port))
    }
    child.stdout?.on('data', read)
    child.stderr?.on('data', read)
    child.once('exit', () => reject(new Error(`It ended before it was open.\n${output}`)))
  })
}

/** run.mjs starts the real one. */
function onlyChildOf(pid: number): number {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
  return Number(children.trim().split(' ')[0])
}

/** What all threads of a process have computed so far. */
export function cpuMsOf(pid: number): number {
  const threads = readdirSync(`/proc/${pid}/task`)
  return threads.reduce((sum, thread) => {
    const [nanoseconds] = readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ')
    return sum + Number(nanoseconds) / 1e6
  }, 0)
}

export function memoryMbOf(pid: number): number {
  const kb = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
  return Number(kb) / 1024
}
