import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { products } from '../../contract/products.ts'
import { users } from '../../contract/users.ts'
import { openTestShop } from '../testing/test-shop.ts'
import { ownOrigin } from './addresses.ts'

const shop = await openTestShop()
await shop.app.listen({ port: 0, host: '127.0.0.1' })
const port = Number(new URL(ownOrigin(shop.app)).port)

/**
 * Sends these pieces one after the other until the shop hangs up: what it said, how much it took,
 * and whether it tore the connection down, with which an answer may be lost on its way.
 */
function converse(pieces: Iterable<string | Buffer>) {
  return new Promise<{ text: string; sent: number; tornDown: boolean }>(resolve => {
    let text = ''
    let tornDown = false
    const left = pieces[Symbol.iterator]()
    const socket = connect(port, '127.0.0.1')
    const sendMore = () => {
      for (let next = left.next(); !next.done && !socket.destroyed; next = left.next()) {
        if (!socket.write(next.value)) return void socket.once('drain', sendMore)
      }
    }
    socket.on('connect', sendMore)
    socket.on('error', () => {
      tornDown = true
    })
    socket.on('data', chunk => {
      text += chunk
    })
    socket.on('close', () => resolve({ text, sent: socket.bytesWritten, tornDown }))
  })
}

test.each([
  ['no HTTP', 'nonsense\r\n\r\n', 400, 'The request cannot be understood.'],
  [
    'large headers',
    `GET / HTTP/1.1\r\nhost: x\r\nx: ${'x'.repeat(40_000)}\r\n\r\n`,
    431,
    'The headers of the request are too large.',
  ],
  [
    'very large headers',
    `GET / HTTP/1.1\r\nhost: x\r\nx: ${'x'.repeat(4_000_000)}\r\n\r\n`,
    431,
    'The headers of the request are too large.',
  ],
])('%s get a sentence and the careful headers', async (_, request, status, detail) => {
  const { text, tornDown } = await converse([request])
  expect(tornDown).toBe(false)
  expect(text).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
  expect(text).toContain('x-content-type-options: nosniff\r\n')
  expect(JSON.parse(text.split('\r\n\r\n')[1] ?? '')).toEqual({ detail })
})

function* hundredMegabytes(head: string) {
  yield head
  for (let n = 0; n < 100; n++) yield Buffer.alloc(1024 * 1024, 'x')
}

test('whoever sends far more than a call takes hears why, and is cut off', async () => {
  const length = `content-length: ${101 * 1024 * 1024}`
  const type = 'content-type: application/json'
  const head = `PUT ${users.updateProfile.path} HTTP/1.1\r\nhost: x\r\n${type}\r\n${length}\r\n\r\n`
  const { text, sent } = await converse(hundredMegabytes(head))
  expect(text).toMatch(/^HTTP\/1.1 401 /)
  expect(sent).toBeLessThan(20 * 1024 * 1024)
})

test.each([
  ['announced', `content-length: ${101 * 1024 * 1024}`, ''],
  [
    'found to be',
    'transfer-encoding: chunked',
    '6000000\r\n--b\r\ncontent-disposition: form-data; name="image"; filename="x.webp"\r\n\r\nRIFF0000WEBP',
  ],
])('an image that is %s far too large is refused before it is there', async (_, length, begin) => {
  const { token } = await shop.person('admin')
  const lines = [
    `POST ${products.create.path} HTTP/1.1`,
    'host: x',
    `authorization: Bearer ${token}`,
    'content-type: multipart/form-data; boundary=b',
    length,
  ]
  const { text, sent } = await converse(hundredMegabytes(`${lines.join('\r\n')}\r\n\r\n${begin}`))
  expect(text).toContain('{"detail":"The image must be at most 10 MB."}')
  // Cut off, rather than left waiting until a 408 says that the request has taken too long.
  expect(text.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 413'])
  expect(sent).toBeLessThan(60 * 1024 * 1024)
})

test('after a refusal whose body came in full the connection serves on', async () => {
  const body = JSON.stringify({ name: 'x'.repeat(100_000) })
  const head = `PUT ${users.updateProfile.path} HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n`
  const first = `${head}content-length: ${body.length}\r\n\r\n`
  const second = 'GET /healthz/ HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n'
  const { text } = await converse([first, body, second])
  expect(text).toMatch(/^HTTP\/1.1 401 [\s\S]*HTTP\/1.1 200 /)
})
