import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { findChromium } from '../e2e/chromium.ts'
import { postgresBin } from './postgres.ts'

const NEEDED = [
  { name: 'chromium-headless-shell', present: () => findChromium() !== undefined },
  { name: 'postgresql', present: () => postgresBin() !== undefined },
  { name: 'nginx', present: () => existsSync('/usr/sbin/nginx') },
  // Only Linux has it; elsewhere the power cut is not tried, and the table says so.
  { name: 'strace', present: () => process.platform !== 'linux' || existsSync('/usr/bin/strace') },
  { name: 'wrk', present: () => existsSync('/usr/bin/wrk') },
]

const MAY_SERVICES_START = '/usr/sbin/policy-rc.d'

/** What is needed beyond npm's packages: installed on Debian as root, else asked for. */
export function ensureSystemPackages(names: string[]) {
  const missing = NEEDED.filter(({ name, present }) => names.includes(name) && !present()).map(
    ({ name }) => name,
  )
  if (missing.length === 0) return
  if (!isDebian() || process.getuid?.() !== 0) {
    console.error(`Please install ${missing.join(' and ')} first.`)
    process.exit(1)
  }
  // Debian's package need not make a database of its own.
  const folder = '/etc/postgresql-common/createcluster.d'
  mkdirSync(folder, { recursive: true })
  writeFileSync(`${folder}/no-main-cluster.conf`, 'create_main_cluster = false\n')
  apt('update')
  withoutServices(() => apt('install', '-y', '--no-install-recommends', ...missing))
}

/** Debian starts a server when it installs one; ours are started by whoever needs them. */
function withoutServices(install: () => void) {
  if (existsSync(MAY_SERVICES_START)) return install()
  writeFileSync(MAY_SERVICES_START, '#!/bin/sh\nexit 101\n', { mode: 0o755 })
  process.once('exit', () => rmSync(MAY_SERVICES_START, { force: true }))
  install()
  rmSync(MAY_SERVICES_START, { force: true })
}

function isDebian(): boolean {
  const release = '/etc/os-release'
  return existsSync(release) && /^ID(_LIKE)?=.*debian/m.test(readFileSync(release, 'utf8'))
}

function apt(...args: string[]) {
  const { status } = spawnSync('apt-get', ['-q', ...args], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
  if (status !== 0) process.exit(status ?? 1)
}
