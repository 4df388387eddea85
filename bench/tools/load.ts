import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { cpuMsOf, type Running } from './processes.ts'
import { scratch } from './scratch.ts'

const run = promisify(execFile)

export type Request = {
  method?: string
  /** `@n@` in it is another text in every request. */
  url: string
  headers?: Record<string, string>
  body?: object
}

export type Load = { perSecond: number; perCpuSecond: number; p99Ms: number }

export type LoadOptions = { connections?: number; seconds?: number }

/** The requests in turn, as fast as they are answered. A refused or broken one is an error. */
export async function putUnderLoad(
  { port, pid }: Running,
  requests: Request[],
  { connections = 16, seconds = 1 }: LoadOptions = {},
): Promise<Load> {
  const mark = randomBytes(6).toString('hex')
  const file = join(scratch(), `requests-${mark}`)
  await writeFile(file, requests.map(rawOf).join('\x1e'))
  const cpuMs = cpuMsOf(pid)
  const { stdout } = await run('wrk', [
    ...['-t', '1', '-c', `${connections}`, '-d', `${seconds}s`, '--timeout', '20s'],
    ...['-s', join(import.meta.dirname, 'wrk.lua'), `http://127.0.0.1:${port}`],
    ...['--', file, mark],
  ])
  const figures = JSON.parse(/^figures (.*)$/m.exec(stdout)?.[1] ?? '{}')
  if (!figures.requests || figures.refused || figures.broken) {
    throw new Error(`Not every request to ${requests[0]?.url} was answered well.\n${stdout}`)
  }
  return {
    perSecond: figures.requests / (figures.us / 1e6),
    perCpuSecond: figures.requests / ((cpuMsOf(pid) - cpuMs) / 1000),
    p99Ms: figures.p99 / 1000,
  }
}

function rawOf({ method = 'GET', url, headers = {}, body }: Request): string {
  const text = body ? JSON.stringify(body) : ''
  const all = {
    host: 'localhost',
    ...(body && { 'content-type': 'application/json', 'content-length': `${text.length}` }),
    ...headers,
  }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`)
  return `${method} ${url} HTTP/1.1\r\n${lines.join('')}\r\n${text}`
}
