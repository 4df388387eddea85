import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import fastify from 'fastify'
import { type SandboxOptions, sandbox, stripeApi } from './sandbox.ts'

// For the tests: a sandbox on a port of its own, and somebody who hears its webhooks.

export type Heard = { url: string; headers: IncomingHttpHeaders; body: string }
type Cleanup = () => Promise<unknown>

const cleanups: Cleanup[] = []

export async function stopAll(): Promise<void> {
  for (const stop of cleanups.splice(0).reverse()) await stop()
}

export async function startSandbox(more: Partial<SandboxOptions> = {}) {
  const ear = await listenForWebhooks()
  const app = fastify()
  let root = ''
  const options: SandboxOptions = {
    origin: () => `${root}/sandbox`,
    paypal: {
      clientId: 'client',
      clientSecret: 'secret',
      webhookId: 'WEBHOOK7',
      webhookUrl: () => `${ear.root}/paypal`,
      merchantName: 'Haberdash & <Sons>',
      payeeMerchantId: 'MERCHANT7',
    },
    stripe: {
      secretKey: 'sk_test_7',
      webhookSecret: 'whsec_7',
      webhookUrl: () => `${ear.root}/stripe`,
    },
    webhookDelays: [20, 20],
    ...more,
  }
  app.register(sandbox(options), { prefix: '/sandbox' })
  app.register(stripeApi(options), { prefix: '/v1' })
  root = await app.listen({ port: 0, host: '127.0.0.1' })
  const stop = () => app.close()
  cleanups.push(stop)
  return { root, origin: `${root}/sandbox`, options, ear, stop, post: poster(`${root}/sandbox`) }
}

/** Posts JSON to a control call. */
function poster(origin: string) {
  return (path: string, body: object) =>
    fetch(`${origin}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
}

async function listenForWebhooks() {
  const heard: Heard[] = []
  const answers: number[] = []
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = await request.toArray()
    heard.push({
      url: request.url ?? '',
      headers: request.headers,
      body: Buffer.concat(chunks).toString(),
    })
    response.writeHead(answers.shift() ?? 200).end()
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  cleanups.push(async () => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo // a TCP server's address is one
  return {
    root: `http://127.0.0.1:${port}`,
    heard,
    /** Statuses for the next webhooks; 200 when there are none left. */
    answers,
    types: () => heard.map(({ body }) => JSON.parse(body)).map(e => e.event_type ?? e.type),
    async waitFor(count: number) {
      for (let tries = 0; heard.length < count && tries < 200; tries++)
        await new Promise(resolve => setTimeout(resolve, 20))
      return heard.slice(0, count)
    },
  }
}

type Started = Awaited<ReturnType<typeof startSandbox>>

/** A small client of PayPal's API. */
export async function paypalClient({ origin }: Pick<Started, 'origin'>) {
  const reply = await fetch(`${origin}/paypal/v1/oauth2/token`, {
    method: 'POST',
    headers: { authorization: `Basic ${Buffer.from('client:secret').toString('base64')}` },
    body: new URLSearchParams({ grant_type: 'client_credentials' }),
  })
  const { access_token: token } = await reply.json()
  const call = async (
    method: string,
    path: string,
    { headers, body }: { headers?: Record<string, string>; body?: object | string } = {},
  ) => {
    const reply = await fetch(`${origin}/paypal${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        ...headers,
      },
      ...(body && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    const text = await reply.text()
    return { status: reply.status, headers: reply.headers, text, body: readJson(text) }
  }
  const create = (value = '49.17', headers: Record<string, string> = {}, more: object = {}) =>
    call('POST', '/v2/checkout/orders', { headers, body: { ...orderOf(value), ...more } })
  return {
    call,
    create,
    get: (id: string, headers: Record<string, string> = {}) =>
      call('GET', `/v2/checkout/orders/${id}`, { headers }),
    capture: (id: string, headers: Record<string, string> = {}) =>
      call('POST', `/v2/checkout/orders/${id}/capture`, { headers }),
    decide: async (id: string, choice: string) => {
      const reply = await fetch(`${origin}/paypal/approve`, {
        method: 'POST',
        headers: { accept: 'application/json' },
        body: new URLSearchParams({ token: id, choice }),
      })
      return { status: reply.status, body: await reply.json() }
    },
    /** An order that the payer has approved. */
    async approved(value?: string, choice = 'approve'): Promise<string> {
      const { body } = await create(value)
      await this.decide(body.id, choice)
      return body.id
    },
  }
}

export function orderOf(value: string) {
  return {
    intent: 'CAPTURE',
    purchase_units: [
      {
        reference_id: 'order-7',
        custom_id: '7',
        invoice_id: 'HB-7',
        amount: { currency_code: 'USD', value },
      },
    ],
  }
}

function readJson(text: string) {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
