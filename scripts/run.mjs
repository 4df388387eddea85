// Runs a file on the project's own Node, after installing what the project needs:
//   node scripts/run.mjs server/main.ts
// It is started by whatever Node the machine has: plain JavaScript that imports no package.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const windows = process.platform === 'win32'
const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const modules = join(root, 'node_modules')
const node = join(modules, 'node', 'bin', windows ? 'node.exe' : 'node')

function installPackages() {
  const lock = join(root, 'package-lock.json')
  const installed = join(modules, '.installed-lock')
  const upToDate = existsSync(installed) && readFileSync(installed).equals(readFileSync(lock))
  if (upToDate && existsSync(node)) return
  console.log('Installing what the shop needs …')
  // `install` rather than `ci`: the lock file may lack the builds of another platform. And what
  // builds the shop is wanted in production, too, where npm would leave it out.
  const { status } = spawnSync('npm', ['install', '--include=dev', '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: windows,
  })
  if (status !== 0) process.exit(status ?? 1)
  if (!existsSync(node)) {
    console.error(
      'npm left out the Node that the shop runs on. If it is set to run no scripts of packages, ' +
        'run `npm install --ignore-scripts=false` once; only that of Node is needed.',
    )
    process.exit(1)
  }
  writeFileSync(installed, readFileSync(lock))
}

/**
 * Half the time of a start, half of the memory, and a thread for files while all others hash and
 * draw: see docs/decisions/016-start.md.
 */
const settings = {
  NODE_COMPILE_CACHE: join(modules, '.cache', 'compiled'),
  MALLOC_MMAP_THRESHOLD_: '32768',
  MALLOC_TRIM_THRESHOLD_: '131072',
  UV_THREADPOOL_SIZE: '8',
  NODE_OPTIONS: '--max-semi-space-size=4',
}

function runOnOurNode(args) {
  const child = spawn(node, args, { stdio: 'inherit', env: { ...settings, ...process.env } })
  // Ctrl-C reaches the child by itself, and this process only has to outlive it.
  process.on('SIGINT', () => {})
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  // npm passes no signal on when it is ended itself; nothing of ours shall outlive it.
  const parent = process.ppid
  setInterval(() => {
    if (process.ppid !== parent) child.kill('SIGTERM')
  }, 500).unref()
  child.on('exit', code => process.exit(code ?? 1))
}

installPackages()
runOnOurNode(process.argv.slice(2))
