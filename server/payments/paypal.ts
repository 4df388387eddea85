import { setTimeout as sleep } from 'node:timers/promises'
import { type Cents, formatMoney } from '../../contract/money.ts'
import { CURRENCY } from '../../contract/payments.ts'
import type { Charge } from './charge.ts'
import { readCharge, readRefusal, readToken } from './paypal-replies.ts'
import { ProviderFailure } from './provider-failure.ts'

export type PayPalSettings = { baseUrl: () => string; clientId: string; clientSecret: string }

/** All of it ends with the deadline: whoever waits gets an answer in time. */
export type PayPal = {
  create(order: NewPayPalOrder, requestId: string, deadline: AbortSignal): Promise<Charge>
  capture(reference: string, requestId: string, deadline: AbortSignal): Promise<Charge>
  get(reference: string, deadline: AbortSignal): Promise<Charge>
}

export type NewPayPalOrder = { orderId: number; amount: Cents; description: string }

const RETRY_AFTER_MS = [200, 800]
const TOKEN_ENDS_EARLY_MS = 60_000

export function createPayPal({ baseUrl, clientId, clientSecret }: PayPalSettings): PayPal {
  let token: { value: string; endsAt: number } | undefined

  async function bearer(deadline: AbortSignal): Promise<string> {
    if (token && token.endsAt > Date.now()) return token.value
    const reply = await request(
      '/v1/oauth2/token',
      {
        method: 'POST',
        headers: {
          authorization: `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`,
          'content-type': 'application/x-www-form-urlencoded',
        },
        body: 'grant_type=client_credentials',
      },
      deadline,
    )
    const { access_token, expires_in } = readToken(reply)
    token = { value: access_token, endsAt: Date.now() + expires_in * 1000 - TOKEN_ENDS_EARLY_MS }
    return token.value
  }

  async function call(
    method: 'GET' | 'POST',
    path: string,
    deadline: AbortSignal,
    { requestId, body }: { requestId?: string; body?: object } = {},
  ): Promise<Charge> {
    const send = async () => {
      const headers = {
        authorization: `Bearer ${await bearer(deadline)}`,
        'content-type': 'application/json',
        // The short form leaves out amount and payee, which we check.
        prefer: 'return=representation',
        ...(requestId && { 'paypal-request-id': requestId }),
      }
      const init = { method, headers, ...(body && { body: JSON.stringify(body) }) }
      return readCharge(await request(path, init, deadline))
    }
    try {
      return await send()
    } catch (error) {
      // A token can end before its time: once more with a new one.
      if (!(error instanceof ProviderFailure) || error.issue !== '401') throw error
      token = undefined
      return send()
    }
  }

  async function request(path: string, init: RequestInit, deadline: AbortSignal): Promise<unknown> {
    for (let attempt = 0; ; attempt++) {
      try {
        const response = await fetch(`${baseUrl()}${path}`, { ...init, signal: deadline })
        const reply = await response.json().catch(() => undefined)
        if (response.status >= 500 || response.status === 429 || (response.ok && !reply)) {
          throw new ProviderFailure('unknown', `PayPal answered with ${response.status}.`)
        }
        if (!response.ok) throw readRefusal(response.status, reply)
        return reply
      } catch (error) {
        if (error instanceof ProviderFailure && error.kind === 'no') throw error
        const pause = RETRY_AFTER_MS[attempt]
        if (deadline.aborted || pause === undefined) throw unanswered(error)
        await sleep(pause, undefined, { signal: deadline }).catch(() => {
          throw unanswered(error)
        })
      }
    }
  }

  return {
    create: ({ orderId, amount, description }, requestId, deadline) =>
      call('POST', '/v2/checkout/orders', deadline, {
        requestId,
        body: {
          intent: 'CAPTURE',
          purchase_units: [
            {
              reference_id: String(orderId),
              description,
              amount: { currency_code: CURRENCY, value: formatMoney(amount) },
            },
          ],
        },
      }),
    capture: (reference, requestId, deadline) =>
      call('POST', `/v2/checkout/orders/${reference}/capture`, deadline, { requestId }),
    get: (reference, deadline) => call('GET', `/v2/checkout/orders/${reference}`, deadline),
  }
}

function unanswered(error: unknown): ProviderFailure {
  if (error instanceof ProviderFailure) return error
  const reason = error instanceof Error ? error.message : String(error)
  return new ProviderFailure('unknown', `PayPal cannot be reached: ${reason}`)
}
