import { Agent, type IncomingHttpHeaders, request } from 'node:http'

export type Request = {
  method: string
  path: string
  headers?: Record<string, string>
  body?: string | Buffer
}

export type Answer = { status: number; headers: IncomingHttpHeaders; text: string; ms: number }

const HANGS_AFTER_MS = 120_000

/** A request as it is given: `fetch` would set right or refuse much of what an attacker sends. */
export function createSender(origin: string, agent = new Agent({ keepAlive: true })) {
  return ({ method, path, headers = {}, body }: Request): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const start = performance.now()
      const { hostname, port } = new URL(origin)
      const sent = request({ hostname, port, method, path, agent, headers: { ...headers } })
      const deadline = setTimeout(
        () => sent.destroy(new Error(`${method} ${path} was not answered in two minutes`)),
        HANGS_AFTER_MS,
      )
      sent.on('error', reject)
      sent.on('close', () => clearTimeout(deadline))
      sent.on('response', response => {
        const chunks: Buffer[] = []
        response.on('error', reject)
        response.on('data', chunk => chunks.push(chunk))
        response.on('end', () => {
          const { statusCode: status = 0 } = response
          const text = Buffer.concat(chunks).toString()
          resolve({ status, headers: response.headers, text, ms: performance.now() - start })
        })
      })
      if (body !== undefined) sent.setHeader('content-length', Buffer.byteLength(body))
      sent.end(body)
    })
}

/** The body, or nothing where it is no JSON. */
export function jsonOf({ text }: Answer): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
