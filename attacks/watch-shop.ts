import { execFile } from 'node:child_process'
import { Agent } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { createSender } from './send.ts'
import type { Target } from './target.ts'

const run = promisify(execFile)

/** Somebody who browses all the while: how long they wait, and for how many answers. */
export function watchCatalogue({ origin }: Target) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const send = createSender(origin, agent)
  const waits: number[] = []
  const failures: string[] = []
  let watching = true
  const watched = (async () => {
    for (let page = 1; watching; page++) {
      // Half of the pages nobody has asked for before.
      const path = page % 2 ? '/api/products/' : `/api/products/?keyword=mug&page=${page}`
      const { status, ms } = await send({ method: 'GET', path })
      if (status === 200) waits.push(ms)
      else failures.push(`the catalogue answered ${status}`)
      await sleep(10)
    }
  })()
  return async () => {
    watching = false
    await watched
    agent.destroy()
    return { p99: percentile(waits, 99), asked: waits.length, failures }
  }
}

/** The resident memory of the shop, in MB: what it was, and the most that was seen since. */
export async function watchMemory({ pid }: Target) {
  const read = async () => Number((await run('ps', ['-o', 'rss=', '-p', `${pid}`])).stdout) / 1024
  const before = await read()
  let most = before
  let watching = true
  const watched = (async () => {
    while (watching) {
      most = Math.max(most, await read())
      await sleep(250)
    }
  })()
  return async () => {
    watching = false
    await watched
    return { before, growth: most - before }
  }
}

export function percentile(values: number[], percent: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))] ?? 0
}
