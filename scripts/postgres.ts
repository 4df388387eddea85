import { type ChildProcess, execFile, execFileSync, spawn } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { chown, mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import pg from 'pg'

export type PostgresServer = {
  /** Of the server's own database; tests make theirs beside it. */
  url: string
  port: number
  /** Not when it gave up by itself either. */
  isRunning(): boolean
  start(): Promise<void>
  stop(signal?: NodeJS.Signals): Promise<void>
  /** To the server and all its backends at once, as a machine that fails would. */
  signalAll(signal: NodeJS.Signals): Promise<void>
  /** One of its processes dies: it breaks off all work and recovers by itself. */
  loseProcess(): void
  /** Stops the server and removes its folder. */
  destroy(): Promise<void>
}

export type PostgresOptions = {
  /** Makes it a standby of that one. */
  follows?: PostgresServer
  /** Where its folder is made. */
  inside?: string
  /** What the making of its database is told besides. */
  initdb?: string[]
}

/**
 * A PostgreSQL server on loopback in a temporary folder, for tests and measurements: a new one, or
 * a standby that follows another one.
 */
export async function startPostgres(
  settings: Record<string, string> = {},
  { follows, inside = tmpdir(), initdb = [] }: PostgresOptions = {},
): Promise<PostgresServer> {
  const bin = postgresBin()
  if (!bin) throw new Error('PostgreSQL 15 or newer is not installed.')
  const owner = plainUser()
  const folder = await mkdtemp(join(inside, 'haberdash-postgres-'))
  if (owner) await chown(folder, owner.uid, owner.gid)
  const data = join(folder, 'data')
  const options = { ...owner, cwd: folder, env: { PATH: process.env.PATH, LC_ALL: 'C' } }
  const [make, args] = follows
    ? ['pg_basebackup', ['-d', follows.url, '-R', '-c', 'fast', '--no-sync']]
    : ['initdb', ['-U', 'shop', '--auth=trust', '--no-sync', '-E', 'UTF8', '--locale=C', ...initdb]]
  // Not waiting in this process: the server that is copied from may be looked after by it.
  await promisify(execFile)(join(bin, make), ['-D', data, ...args], options)

  const port = await freePort()
  const url = `postgres://shop@127.0.0.1:${port}/postgres`
  const flags = { listen_addresses: '127.0.0.1', unix_socket_directories: '', ...settings }
  let child: ChildProcess | undefined

  const isRunning = () => child !== undefined && !hasEnded(child)

  const server: PostgresServer = {
    url,
    port,
    isRunning,
    async start() {
      const log: Buffer[] = []
      child = spawn(
        join(bin, 'postgres'),
        ['-D', data, '-p', `${port}`, ...Object.entries(flags).map(([k, v]) => `--${k}=${v}`)],
        { ...options, stdio: ['ignore', 'ignore', 'pipe'] },
      )
      child.stderr?.on('data', chunk => log.push(chunk))
      await answers(url, () => {
        if (isRunning()) return
        throw new Error(`PostgreSQL did not start.\n${Buffer.concat(log)}`)
      })
    },
    async stop(signal = 'SIGINT') {
      if (!child || hasEnded(child)) return
      const ended = new Promise(resolve => child?.once('exit', resolve))
      child.kill(signal)
      await ended
    },
    async signalAll(signal) {
      if (!child?.pid || hasEnded(child)) return
      const ended = new Promise(resolve => child?.once('exit', resolve))
      signalEach([child.pid, ...childrenOf(child.pid)], signal)
      if (signal === 'SIGKILL') await ended
    },
    loseProcess() {
      if (child?.pid && isRunning()) signalEach(childrenOf(child.pid).slice(-1), 'SIGKILL')
    },
    async destroy() {
      await server.signalAll('SIGCONT')
      await server.stop('SIGQUIT')
      await rm(folder, { recursive: true, force: true })
    },
  }
  process.once('exit', () => child?.kill('SIGQUIT'))
  await server.start()
  return server
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess) =>
  exitCode !== null || signalCode !== null

export function postgresBin(): string | undefined {
  const root = '/usr/lib/postgresql'
  const versions = existsSync(root) ? readdirSync(root).map(Number) : []
  const newest = Math.max(...versions.filter(version => version >= 15))
  const folders = [join(root, `${newest}`, 'bin'), ...(process.env.PATH ?? '').split(':')]
  return folders.find(folder => existsSync(join(folder, 'initdb')))
}

/** PostgreSQL refuses to run as root; any account without rights will do. */
function plainUser(): Account | undefined {
  const account = findAccount(['postgres', 'nobody'])
  if (account || process.getuid?.() !== 0) return account
  throw new Error('PostgreSQL needs an account other than root, such as nobody.')
}

export type Account = { uid: number; gid: number }

/** The first of these accounts that the machine has. Only root can run things as somebody else. */
export function findAccount(users: string[]): Account | undefined {
  if (process.getuid?.() !== 0) return undefined
  const number = (flag: string, user: string) =>
    Number(execFileSync('id', [flag, user], { stdio: ['ignore', 'pipe', 'ignore'] }))
  for (const user of users) {
    try {
      return { uid: number('-u', user), gid: number('-g', user) }
    } catch {}
  }
  return undefined
}

/** As Linux tells it; elsewhere a server keeps its backends to itself. */
function childrenOf(pid: number): number[] {
  const file = `/proc/${pid}/task/${pid}/children`
  return existsSync(file) ? readFileSync(file, 'utf8').split(' ').filter(Boolean).map(Number) : []
}

function signalEach(pids: number[], signal: NodeJS.Signals) {
  for (const pid of pids) {
    try {
      process.kill(pid, signal)
    } catch {
      // One that has ended meanwhile.
    }
  }
}

export async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  await new Promise(resolve => server.close(resolve))
  return typeof address === 'object' && address ? address.port : 0
}

async function answers(url: string, check: () => void) {
  for (;;) {
    const client = new pg.Client(url)
    client.on('error', () => {})
    try {
      await client.connect()
      return
    } catch {
      check()
      await sleep(50)
    } finally {
      await client.end().catch(() => {})
    }
  }
}
