import Fastify from 'fastify'
import Type from 'typebox'
import { afterAll, expect, test } from 'vitest'
import { sendCsv, sendList } from './pieces.ts'

const app = Fastify({ logger: { level: 'silent' } })
const ended: string[] = []

async function* pieces(name: string, failsAt = Number.POSITIVE_INFINITY, count = 3) {
  try {
    for (let piece = 1; piece <= count; piece++) {
      if (piece === failsAt) throw new Error('The database went away.')
      yield [{ id: piece, secret: 'x' }]
    }
  } finally {
    ended.push(name)
  }
}

const response = { 200: Type.Array(Type.Object({ id: Type.Integer() })) }
app.get('/whole', { schema: { response } }, (_, reply) => sendList(reply, pieces('whole')))
app.get('/none', { schema: { response } }, (_, reply) => sendList(reply, pieces('none', 9, 0)))
app.get('/early', { schema: { response } }, (_, reply) => sendList(reply, pieces('early', 1)))
app.get('/late', { schema: { response } }, (_, reply) => sendList(reply, pieces('late', 3)))
app.get('/endless', { schema: { response } }, (_, reply) =>
  sendList(reply, pieces('endless', undefined, 1e9)),
)
app.get('/csv', (_, reply) =>
  sendCsv(
    reply,
    'things',
    (async function* () {
      yield [['id', 'name']]
      yield [[7, 'Mug, blue']]
    })(),
  ),
)
const origin = await app.listen({ port: 0, host: '127.0.0.1' })
afterAll(() => app.close())

test('pieces make one array, with nothing that the schema does not name', async () => {
  const answer = await fetch(`${origin}/whole`)
  expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8')
  expect(await answer.text()).toBe('[{"id":1},{"id":2},{"id":3}]')
  expect(await (await fetch(`${origin}/none`)).text()).toBe('[]')
})

test('what fails at the first piece is answered as a failure', async () => {
  const answer = await fetch(`${origin}/early`)
  expect(answer.status).toBe(500)
  expect(await answer.json()).toMatchObject({ message: 'The database went away.' })
})

test('what fails on the way breaks the connection', async () => {
  const answer = await fetch(`${origin}/late`)
  expect(answer.status).toBe(200)
  await expect(answer.text()).rejects.toThrow()
})

test('nobody reads on for a client that has gone', async () => {
  const gone = new AbortController()
  const answer = await fetch(`${origin}/endless`, { signal: gone.signal })
  await answer.body?.getReader().read()
  gone.abort()
  await expect.poll(() => ended).toContain('endless')
})

test('a CSV file has a name of the day, a byte order mark and lines', async () => {
  const answer = await fetch(`${origin}/csv`)
  const day = new Date().toISOString().slice(0, 10)
  expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  expect(answer.headers.get('content-disposition')).toBe(`attachment; filename="things-${day}.csv"`)
  const bytes = Buffer.from(await answer.arrayBuffer())
  expect(bytes.toString('utf8')).toBe('\uFEFFid,name\r\n7,"Mug, blue"\r\n')
})
