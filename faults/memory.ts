import { readFileSync } from 'node:fs'
import type { RunningShop } from './place.ts'

/** Lets whoever starts a shop with it look at its memory. */
export const INSPECTED = { NODE_OPTIONS: '--inspect=127.0.0.1:0' }

/** Megabytes: what is alive after a collection, and what the system has given. */
export type Memory = { alive: number; resident: number }

/** Garbage is collected first: what is left is what somebody still holds. */
export async function memoryOf(shop: RunningShop): Promise<Memory> {
  const url = /Debugger listening on (ws:\S+)/.exec(shop.output())?.[1]
  if (!url) throw new Error('The shop is not inspected.')
  const socket = new WebSocket(url)
  await new Promise((resolve, reject) => {
    socket.onopen = resolve
    socket.onerror = reject
  })
  let last = 0
  const ask = (method: string, params = {}) =>
    new Promise<{ result?: { value?: string } }>(resolve => {
      const id = ++last
      socket.addEventListener('message', ({ data }) => {
        const answer = JSON.parse(String(data))
        if (answer.id === id) resolve(answer.result)
      })
      socket.send(JSON.stringify({ id, method, params }))
    })
  await ask('HeapProfiler.collectGarbage')
  const expression = 'JSON.stringify(process.memoryUsage())'
  const { result } = await ask('Runtime.evaluate', { expression })
  socket.close()
  const { heapUsed, external } = JSON.parse(result?.value ?? '{}')
  return { alive: (heapUsed + external) / 1e6, resident: residentOf(shop.pid) }
}

export function residentOf(pid: number): number {
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
  return Number(kilobytes) / 1000
}
