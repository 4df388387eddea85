import { connect } from 'node:net'
import type { Answer } from './send.ts'

/** Bytes as they are, over a connection of their own, and whatever comes back. */
export function sendRaw(origin: string, bytes: string): Promise<Answer> {
  const { hostname, port } = new URL(origin)
  const start = performance.now()
  return new Promise((resolve, reject) => {
    let text = ''
    const socket = connect(Number(port), hostname, () => socket.write(bytes))
    socket.setTimeout(5000, () => socket.destroy(new Error('no answer within 5 s')))
    socket.on('error', reject)
    socket.on('data', chunk => {
      text += chunk
      if (text.includes('\r\n\r\n')) socket.end()
    })
    socket.on('close', () => resolve({ ...readAnswer(text), ms: performance.now() - start }))
  })
}

function readAnswer(text: string): Omit<Answer, 'ms'> {
  const [head = '', body = ''] = text.split('\r\n\r\n')
  const [first = '', ...lines] = head.split('\r\n')
  const headers = lines.map(line => {
    const colon = line.indexOf(':')
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()]
  })
  return { status: Number(first.split(' ')[1]), headers: Object.fromEntries(headers), text: body }
}
