import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import { BYTE_ORDER_MARK, csvFileName, type Line, writeLine } from '../../contract/csv.ts'

/** A list as the array that it would be in one piece, written by the schema of its endpoint. */
export async function sendList(reply: FastifyReply, pieces: AsyncIterable<unknown[]>) {
  // Fastify's types know of objects only; the schema of this reply is a list's.
  const write = reply.getSerializationFunction(`${reply.statusCode}`) as unknown as WriteList
  const list = await begin(jsonOf(pieces, write))
  return reply.type('application/json; charset=utf-8').send(list)
}

export async function sendCsv(reply: FastifyReply, name: string, pieces: AsyncIterable<Line[]>) {
  const file = await begin(csvOf(pieces))
  return reply
    .type('text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="${csvFileName(name)}"`)
    .send(file)
}

type WriteList = (list: unknown[]) => string

async function* jsonOf(pieces: AsyncIterable<unknown[]>, write: WriteList) {
  let before = '['
  for await (const piece of pieces) {
    if (piece.length === 0) continue
    yield before + write(piece).slice(1, -1)
    before = ','
  }
  yield before === '[' ? '[]' : ']'
}

async function* csvOf(pieces: AsyncIterable<Line[]>) {
  let before = BYTE_ORDER_MARK
  for await (const piece of pieces) {
    yield before + piece.map(writeLine).join('')
    before = ''
  }
}

/**
 * What fails at the first piece still gets an answer of its own. What fails later breaks the
 * connection: half a list must not look like a whole one.
 */
async function begin(texts: AsyncGenerator<string>): Promise<Readable> {
  const first = await texts.next()
  async function* all() {
    if (!first.done) yield first.value
    yield* texts
  }
  return Readable.from(all())
}
