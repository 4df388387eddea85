import { randomUUID } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Request } from './load.ts'
import { type Running, runProcess } from './processes.ts'
import { scratch } from './scratch.ts'

export type Constant = {
  method: string
  url: string
  status: number
  headers: Record<string, string>
  /** In base64. */
  body: string
}

/** What Fastify and Node set by themselves, and the one header that differs by request. */
const SET_ANYWAY = ['connection', 'keep-alive', 'date', 'content-length', 'x-request-id']

/** A plain Fastify that answers these requests with the bytes that the shop just answered. */
export async function startLimit(shop: Running, requests: Request[]): Promise<Running> {
  const file = join(scratch(), `constants-${randomUUID()}.json`)
  const constants: Constant[] = []
  for (const request of requests) constants.push(await constantOf(shop, request))
  writeFileSync(file, JSON.stringify(constants))
  return runProcess(['bench/limit-server.ts', file], { NODE_ENV: 'production', LOG_LEVEL: 'warn' })
}

async function constantOf(shop: Running, request: Request): Promise<Constant> {
  const { method = 'GET', url, headers, body } = request
  const answer = await fetch(`http://127.0.0.1:${shop.port}${url}`, {
    method,
    // fetch would ask for compressed bytes and hand out others.
    headers: {
      'accept-encoding': 'identity',
      ...(body && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  if (answer.status >= 400) throw new Error(`${url}: ${answer.status} ${await answer.text()}`)
  const kept = [...answer.headers].filter(([name]) => !SET_ANYWAY.includes(name))
  const bytes = Buffer.from(await answer.arrayBuffer())
  return {
    ...{ method, url, status: answer.status, headers: Object.fromEntries(kept) },
    body: bytes.toString('base64'),
  }
}
