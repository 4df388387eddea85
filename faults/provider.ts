import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { freePort } from '../scripts/postgres.ts'
import { newSecret } from './secrets.ts'

const MAIN = join(import.meta.dirname, '..', 'sandbox', 'main.ts')

type PayPalOrder = {
  id: string
  capture?: { id: string; status: string }
  purchase_units?: unknown
}

/** The sandbox as a process of its own: it outlives the shop and knows what was really charged. */
export type Provider = {
  origin: string
  /** What a shop needs to know to use it. */
  settings: Record<string, string>
  approve(paymentId: string): Promise<void>
  /** With a good card, on the page that the shop sent the person to. */
  payByCard(url: string): Promise<void>
  trouble(
    provider: 'paypal' | 'stripe',
    call: string,
    trouble: string,
    times?: number,
  ): Promise<void>
  /** What was asked for and has not happened yet. */
  plans(): Promise<{ provider: string; call: string }[]>
  /** The PayPal orders whose money was taken. */
  captured(): Promise<string[]>
  paidSessions(): Promise<string[]>
  stop(): Promise<void>
}

export async function startProvider(shopPort: number): Promise<Provider> {
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const keys = {
    PAYPAL_CLIENT_ID: 'faults',
    PAYPAL_CLIENT_SECRET: newSecret(),
    PAYPAL_WEBHOOK_ID: 'FAULTSWEBHOOK',
    STRIPE_SECRET_KEY: `sk_test_${newSecret()}`,
    STRIPE_WEBHOOK_SECRET: `whsec_${newSecret()}`,
  }
  const child = spawn(process.execPath, [MAIN], {
    env: {
      PATH: process.env.PATH,
      PORT: `${port}`,
      HOST: '127.0.0.1',
      PUBLIC_ORIGIN: origin,
      SHOP_ORIGIN: `http://127.0.0.1:${shopPort}`,
      LOG_LEVEL: 'silent',
      ...keys,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = new Promise(resolve => child.once('exit', resolve))
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => `${chunk}`.includes('answers at') && resolve())
    ended.then(() => reject(new Error('The sandbox did not start.')))
  })
  const json = { accept: 'application/json' }
  const send = async (path: string, init: RequestInit) => {
    const answer = await fetch(`${origin}${path}`, init)
    const text = await answer.text()
    if (!answer.ok) throw new Error(`The sandbox answered ${answer.status}: ${text}`)
    return JSON.parse(text)
  }
  return {
    origin,
    settings: { ...keys, PAYPAL_BASE_URL: `${origin}/paypal`, STRIPE_BASE_URL: origin },
    async approve(paymentId) {
      const body = new URLSearchParams({ token: paymentId, choice: 'approve' })
      await send('/paypal/approve', { method: 'POST', headers: json, body })
    },
    async payByCard(url) {
      const body = new URLSearchParams({ number: '4242424242424242' })
      await send(new URL(url).pathname, { method: 'POST', headers: json, body })
    },
    async trouble(provider, call, trouble, times = 1) {
      await send('/_trouble', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ provider, call, trouble, times }),
      })
    },
    plans: async () => (await send('/_trouble', {})).planned,
    async captured() {
      const { orders } = await send('/paypal/_state', {})
      return (orders as PayPalOrder[]).filter(order => order.capture).map(order => order.id)
    },
    async paidSessions() {
      const { sessions } = await send('/stripe/_state', {})
      return (sessions as { id: string; payment_status: string }[])
        .filter(session => session.payment_status === 'paid')
        .map(session => session.id)
    },
    async stop() {
      child.kill('SIGKILL')
      await ended
    },
  }
}
