import { mkdirSync, readFileSync } from 'node:fs'
import { open, rename } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { PayPalOrder } from './paypal/order.ts'
import type { StripeIntent, StripeReplay, StripeSession } from './stripe/session.ts'
import type { WebhookEvent } from './webhooks.ts'

export type State = {
  orders: Map<string, PayPalOrder>
  /** PayPal-Request-Id of a create call → the order it made. */
  orderRequests: Map<string, string>
  sessions: Map<string, StripeSession>
  intents: Map<string, StripeIntent>
  /** Idempotency-Key → the first answer. */
  replays: Map<string, StripeReplay>
  events: Map<string, WebhookEvent>
}

export type Store = { state: State; changed: () => void; saved: () => Promise<void> }

export function openStore(path: string | undefined): Store {
  const state = readState(path)
  // One write at a time; whatever changes while it runs shares the next one.
  let last = Promise.resolve()
  let waiting = false
  return {
    state,
    changed() {
      if (!path || waiting) return
      waiting = true
      last = last
        .catch(() => {})
        .then(() => {
          waiting = false
          return writeState(path, state)
        })
      // Whoever awaits saved() hears of a failure; nobody awaiting it must not end the process.
      last.catch(() => {})
    },
    saved: () => last,
  }
}

/** Remembers the newest `limit` entries; a Map keeps its keys in the order they came. */
export function remember<T>(map: Map<string, T>, key: string, value: T, limit: number): void {
  map.set(key, value)
  for (const oldest of map.keys()) {
    if (map.size <= limit) break
    map.delete(oldest)
  }
}

function readState(path: string | undefined): State {
  const entries: Partial<Record<keyof State, [string, never][]>> = path ? readJson(path) : {}
  return {
    orders: new Map(entries.orders),
    orderRequests: new Map(entries.orderRequests),
    sessions: new Map(entries.sessions),
    intents: new Map(entries.intents),
    replays: new Map(entries.replays),
    events: new Map(entries.events),
  }
}

function readJson(path: string) {
  mkdirSync(dirname(path), { recursive: true })
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return {}
    throw new Error(`The sandbox cannot read its state from ${path}`, { cause: error })
  }
}

async function writeState(path: string, state: State): Promise<void> {
  const text = JSON.stringify(state, (_, value) => (value instanceof Map ? [...value] : value))
  const file = await open(`${path}.new`, 'w', 0o600)
  try {
    await file.writeFile(text)
    await file.sync()
  } finally {
    await file.close()
  }
  await rename(`${path}.new`, path)
  await syncFolder(dirname(path))
}

async function syncFolder(path: string): Promise<void> {
  // Without this the rename itself may be lost with the power; Windows cannot open a folder.
  const folder = await open(path, 'r').catch(() => undefined)
  await folder?.sync().catch(() => {})
  await folder?.close()
}
