import { setTimeout as sleep } from 'node:timers/promises'
import { signPayPal } from './paypal/signer.ts'
import type { Provider } from './provider.ts'
import { remember } from './state.ts'
import { signStripe } from './stripe/signature.ts'
import { type Call, type ProviderName, takeWebhookTrouble, type WebhookTrouble } from './trouble.ts'

export type WebhookEvent = {
  id: string
  provider: ProviderName
  type: string
  body: string
  trouble?: WebhookTrouble
  done: boolean
}

const keptEvents = 200
const longestLateness = 5_000

/** Notes an event together with the change it tells of, and sends it without being waited for. */
export function postEvent(
  provider: Provider,
  event: Omit<WebhookEvent, 'done' | 'trouble'>,
  call: Omit<Call, 'name' | 'provider'>,
): void {
  const trouble = takeWebhookTrouble(provider, {
    ...call,
    provider: event.provider,
    name: 'webhook',
  })
  const noted: WebhookEvent = { ...event, done: false, ...(trouble && { trouble }) }
  remember(provider.state.events, event.id, noted, keptEvents)
  provider.changed()
  void deliver(provider, noted)
}

/** What a crash left unsent goes out at the next start. */
export function resumeDeliveries(provider: Provider): void {
  for (const event of provider.state.events.values()) if (!event.done) void deliver(provider, event)
}

async function deliver(provider: Provider, event: WebhookEvent): Promise<void> {
  try {
    await provider.saved()
    if (event.trouble === 'webhook-late') await keepBack(provider, event)
    if (event.trouble !== 'webhook-never') await sendUntilHeard(provider, event)
    if (event.trouble === 'webhook-twice') await sendOnce(provider, event)
    event.done = true
    provider.changed()
  } catch (error) {
    if (!provider.closing.signal.aborted) provider.warn(`sandbox webhook ${event.id}: ${error}`)
  } finally {
    // The event after a late one is out now.
    if (!provider.late.has(event.id)) for (const release of provider.late.values()) release()
  }
}

async function keepBack(provider: Provider, event: WebhookEvent): Promise<void> {
  // Two late events would wait for each other: the second one goes ahead.
  if (provider.late.size > 0) return
  const { signal } = provider.closing
  const released = new Promise<void>(resolve => provider.late.set(event.id, resolve))
  await Promise.race([released, sleep(longestLateness, undefined, { signal, ref: false })])
  provider.late.delete(event.id)
}

async function sendUntilHeard(provider: Provider, event: WebhookEvent): Promise<void> {
  const { webhookDelays = [500, 2_000, 8_000, 30_000] } = provider.options
  const { signal } = provider.closing
  for (const delay of [0, ...webhookDelays]) {
    if (delay) await sleep(delay, undefined, { signal, ref: false })
    const status = await sendOnce(provider, event)
    if (status === undefined || (status >= 200 && status < 300)) return
  }
  provider.warn(`sandbox webhook ${event.id} (${event.type}) was not taken`)
}

/** The status it was answered with: 0 for no answer, undefined when nobody is to be told. */
export async function sendOnce(
  provider: Provider,
  { body, ...event }: WebhookEvent,
): Promise<number | undefined> {
  const url = provider.options[event.provider].webhookUrl()
  if (!url) return undefined
  const sign = event.provider === 'paypal' ? signPayPal : signStripe
  const { signal } = provider.closing
  const headers = await sign(provider, body, event.trouble)
  try {
    const reply = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body,
      redirect: 'manual',
      signal: AbortSignal.any([signal, AbortSignal.timeout(10_000)]),
    })
    await reply.body?.cancel()
    return reply.status
  } catch (error) {
    if (signal.aborted) throw error
    return 0
  }
}
