import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What a process did to its files, each with the moments at which it began and was done. */
export type DiskEvent = { began: number; done: number } & (
  | { kind: 'write'; path: string; offset: number; data: Buffer }
  | { kind: 'truncate'; path: string; length: number }
  | { kind: 'sync'; path: string }
  | { kind: 'create'; path: string }
  | { kind: 'rename'; path: string; to: string }
  | { kind: 'link'; path: string; to: string }
  | { kind: 'remove'; path: string }
)

const CALLS =
  'pwrite64,write,writev,pwritev,ftruncate,fsync,fdatasync,openat,open,rename,renameat,renameat2,' +
  'link,linkat,unlink,unlinkat'

/** Prepended to a command: one file a thread, whole buffers as hexadecimal, paths beside numbers. */
export const tracedInto = (file: string) => [
  ...['strace', '-ff', '-ttt', '-T', '-y', '-xx', '-s', '40000000', '--seccomp-bpf'],
  ...['-e', `trace=${CALLS}`, '-e', 'signal=none', '-o', file],
]

export function canTrace(): boolean {
  return spawnSync('strace', ['-f', '--seccomp-bpf', '-e', 'trace=fsync', 'true']).status === 0
}

const LINE = /^(\d+\.\d+) (\w+)\((.*)\)\s+= (-?\d+)(?:<[^>]*>)?.*<(\d+\.\d+)>$/
const FILE = /^\d+<([^>]*)>/

/** All that happened below `root`, in the order in which it began. */
export function readTrace(folder: string, name: string, root: string): DiskEvent[] {
  const events: DiskEvent[] = []
  const ends = new Map<string, number>()
  const files = readdirSync(folder).filter(file => file.startsWith(`${name}.`))
  const lines = files
    .flatMap(file => readFileSync(join(folder, file), 'latin1').split('\n'))
    .flatMap(line => {
      const parts = LINE.exec(line)
      return parts && Number(parts[4]) >= 0 ? [parts] : []
    })
    .toSorted((a, b) => Number(a[1]) - Number(b[1]))
  for (const [, at = '', call = '', args = '', result = '', took = ''] of lines) {
    const began = Number(at) * 1000
    const times = { began, done: began + Number(took) * 1000 }
    const opened = unhex(FILE.exec(args)?.[1] ?? '')
    const paths = [...args.matchAll(/"([^"]*)"/g)].map(([, text = '']) => bytesOf(text).toString())
    const numbers = /, (\d+)(?:, (\d+))?$/.exec(args)
    if (call === 'openat' || call === 'open') {
      const path = paths[0] ?? ''
      if (!path.startsWith(root)) continue
      if (args.includes('O_TRUNC') || args.includes('O_EXCL')) ends.set(path, 0)
      if (args.includes('O_CREAT')) events.push({ ...times, kind: 'create', path })
      if (args.includes('O_TRUNC')) events.push({ ...times, kind: 'truncate', path, length: 0 })
    } else if (call.startsWith('rename') || call.startsWith('link')) {
      const [path = '', to = ''] = paths
      const kind = call.startsWith('link') ? 'link' : 'rename'
      if (path.startsWith(root)) events.push({ ...times, kind, path, to })
    } else if (call.startsWith('unlink')) {
      const [path = ''] = paths
      if (path.startsWith(root)) events.push({ ...times, kind: 'remove', path })
    } else if (!opened.startsWith(root)) {
    } else if (call === 'fsync' || call === 'fdatasync') {
      events.push({ ...times, kind: 'sync', path: opened })
    } else if (call === 'ftruncate') {
      events.push({ ...times, kind: 'truncate', path: opened, length: Number(numbers?.[1]) })
    } else if (call === 'pwrite64' || call === 'write') {
      const data = dataOf(args).subarray(0, Number(result))
      const end = ends.get(opened) ?? 0
      const offset = call === 'write' ? end : Number(numbers?.[2])
      if (call === 'write') ends.set(opened, end + data.length)
      events.push({ ...times, kind: 'write', path: opened, offset, data })
    } else {
      throw new Error(`The model of the disk does not know ${call}.`)
    }
  }
  return events
}

/** Strings come as `\x61\x62`; the paths behind file numbers may come plain. */
function bytesOf(text: string): Buffer {
  return text.startsWith('\\x') ? Buffer.from(text.replaceAll('\\x', ''), 'hex') : Buffer.from(text)
}

function unhex(path: string): string {
  return bytesOf(path).toString()
}

function dataOf(args: string): Buffer {
  const begin = args.indexOf('"')
  return bytesOf(args.slice(begin + 1, args.indexOf('"', begin + 1)))
}
