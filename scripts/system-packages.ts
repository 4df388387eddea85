import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { postgresBin } from './postgres.ts'

const NEEDED = [
  { name: 'chromium', present: () => existsSync('/usr/bin/chromium') },
  { name: 'postgresql', present: () => postgresBin() !== undefined },
]

/** What the tests need beyond npm's packages: installed on Debian as root, else asked for. */
export function ensureSystemPackages() {
  const missing = NEEDED.filter(({ present }) => !present()).map(({ name }) => name)
  if (missing.length === 0) return
  if (!isDebian() || process.getuid?.() !== 0) {
    console.error(`Please install ${missing.join(' and ')} first: the tests need them.`)
    process.exit(1)
  }
  // The tests start servers of their own; Debian's package need not start one as well.
  const folder = '/etc/postgresql-common/createcluster.d'
  mkdirSync(folder, { recursive: true })
  writeFileSync(`${folder}/no-main-cluster.conf`, 'create_main_cluster = false\n')
  apt('update')
  apt('install', '-y', '--no-install-recommends', ...missing)
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
