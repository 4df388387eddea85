import { type ChildProcess, spawn } from 'node:child_process'
import type { Account } from '../scripts/postgres.ts'

export type Process = {
  pid: number
  /** Says when it has ended, however that came. */
  ended: Promise<void>
  stop(signal?: NodeJS.Signals): Promise<void>
}

export type ProcessOptions = {
  env?: Record<string, string>
  account?: Account | undefined
  /** What it prints once it can be used. */
  readyWhen?: RegExp
}

/** A program that runs until it is stopped, and never longer than this process. */
export async function startProcess(
  command: string,
  args: string[],
  { env, account, readyWhen }: ProcessOptions = {},
): Promise<Process> {
  const child = spawn(command, args, {
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...account,
  })
  const ended = new Promise<void>(resolve => child.once('close', () => resolve()))
  const endWithUs = () => child.kill('SIGKILL')
  process.once('exit', endWithUs)
  ended.then(() => process.off('exit', endWithUs))
  await readiness(child, ended, readyWhen)
  return {
    pid: child.pid ?? 0,
    ended,
    stop(signal = 'SIGTERM') {
      child.kill(signal)
      return ended
    },
  }
}

function readiness(child: ChildProcess, ended: Promise<void>, readyWhen: RegExp | undefined) {
  return new Promise<void>((resolve, reject) => {
    let output = ''
    const read = (chunk: Buffer) => {
      // Once it is ready its words are taken and dropped, so that it never waits for us.
      if (output.length < 100_000) output += chunk
      if (readyWhen?.test(output)) resolve()
    }
    child.stdout?.on('data', read)
    child.stderr?.on('data', read)
    child.once('error', reject)
    child.once('spawn', () => readyWhen ?? resolve())
    ended.then(() => reject(new Error(`${child.spawnfile} ended at once.\n${output}`)))
  })
}
