import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { findAccount } from '../scripts/postgres.ts'
import { type Process, startProcess } from './processes.ts'

const TEMPLATE = join(import.meta.dirname, 'nginx.conf')

/** nginx as deploy/nginx.conf describes it, on `port` of this machine, before these servers. */
export async function startNginx(
  folder: string,
  port: number,
  serverPorts: number[],
): Promise<Process> {
  const servers = serverPorts.map(
    each => `    server 127.0.0.1:${each} max_fails=1 fail_timeout=2s;`,
  )
  const values: Record<string, string> = {
    // Started by root, it gives its rights up to an account that has none.
    user: findAccount(['www-data']) ? 'user www-data;' : '',
    folder,
    servers: servers.join('\n'),
    listen: `127.0.0.1:${port}`,
  }
  const template = await readFile(TEMPLATE, 'utf8')
  const file = join(folder, 'nginx.conf')
  await writeFile(
    file,
    template.replace(/\{\{(user|folder|servers|listen)\}\}/g, (_, name) => values[name] ?? ''),
  )
  const nginx = await startProcess(nginxProgram(), [
    ...['-p', folder, '-c', file, '-e', join(folder, 'nginx-error.log')],
    ...['-g', 'daemon off;'],
  ])
  await answers(`http://127.0.0.1:${port}/readyz/`, nginx)
  return nginx
}

/** Debian keeps it off the path of plain accounts. */
function nginxProgram(): string {
  return existsSync('/usr/sbin/nginx') ? '/usr/sbin/nginx' : 'nginx'
}

async function answers(url: string, nginx: Process) {
  let over = false
  nginx.ended.then(() => {
    over = true
  })
  while (!over) {
    const answer = await fetch(url).catch(() => undefined)
    if (answer?.ok) return
    await sleep(50)
  }
  throw new Error(`nginx ended before it answered at ${url}.`)
}
