import fc from 'fast-check'
import Type from 'typebox'
import { writeLine } from '../contract/csv.ts'
import type { Endpoint } from '../contract/endpoint.ts'
import { PRODUCT_FILE_COLUMNS } from '../contract/imports.ts'
import { mutated, NASTY } from './mutate.ts'
import { valuesOf } from './schema-values.ts'
import type { Request } from './send.ts'

type Body = { type: string; bytes: Buffer }

const BOUNDARY = 'form-of-the-trials'

/** Requests to an endpoint, made from its schemas and from mutations of them. */
export function hostileRequests(endpoint: Endpoint, ids: number[]): fc.Arbitrary<Request> {
  const { method, path, query, headers, body } = endpoint
  const nothing = Type.Object({})
  return fc
    .record({
      id: fc.oneof({ weight: 5, arbitrary: fc.constantFrom(...ids.map(String)) }, strangeIds),
      query: mutated(valuesOf(query ?? nothing)),
      headers: valuesOf(headers ?? nothing),
      body: bodiesOf(endpoint, mutated(body ? valuesOf(body) : fc.jsonValue())),
    })
    .map(parts => ({
      method,
      path: path.replace('{id}', parts.id) + searchOf(parts.query),
      headers: { ...sendable(parts.headers), 'content-type': parts.body.type },
      // Even a GET may come with a body.
      ...(parts.body.bytes.length > 0 && { body: parts.body.bytes }),
    }))
}

const strangeIds = fc.oneof(
  fc.constantFrom('0', '-1', '1.5', '1e3', '%00', '%ZZ', '%2e%2e', "1'", 'undefined', 'profile'),
  fc.bigInt({ min: 0n, max: 10n ** 30n }).map(String),
  fc.string({ unit: 'binary', maxLength: 30 }).map(text => encodeURIComponent(wellFormed(text))),
)

function bodiesOf(endpoint: Endpoint, values: fc.Arbitrary<unknown>): fc.Arbitrary<Body> {
  if (endpoint.multipart) return damaged(values.map(formFrom))
  if (endpoint.raw === 'text/csv') return fc.oneof({ weight: 8, arbitrary: damaged(files) }, broken)
  const json = values.map(value => ({
    type: 'application/json',
    bytes: Buffer.from(JSON.stringify(value) ?? ''),
  }))
  return fc.oneof({ weight: 8, arbitrary: json }, damaged(json), broken)
}

const BROKEN: Body[] = [
  { type: 'application/json', bytes: Buffer.from('{"__proto__": {"isAdmin": true}}') },
  { type: 'application/json', bytes: Buffer.from('{"constructor": {"prototype": {"a": 1}}}') },
  { type: 'application/json', bytes: Buffer.from('\ufeff{}') },
  { type: 'application/json', bytes: Buffer.from('{"a": 1, "a": 2}') },
  { type: 'application/json', bytes: Buffer.from('{"name": "x"}', 'utf16le') },
  {
    type: 'application/json',
    bytes: Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]),
  },
  { type: 'application/json', bytes: Buffer.from('['.repeat(10_000) + ']'.repeat(10_000)) },
  { type: 'application/json; charset=utf-7', bytes: Buffer.from('{}') },
  { type: 'application/x-www-form-urlencoded', bytes: Buffer.from('isAdmin=true') },
  { type: 'multipart/form-data', bytes: Buffer.from('--x--') },
  { type: 'multipart/form-data; boundary=', bytes: Buffer.from('----') },
  {
    type: 'text/xml',
    bytes: Buffer.from('<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]>'),
  },
  { type: ';;;', bytes: Buffer.from('{}') },
]

const broken = fc.constantFrom(...BROKEN)

/** Files with some of the known columns and cells of all kinds, quoted like a spreadsheet or not. */
const files: fc.Arbitrary<Body> = fc
  .record({
    head: fc.shuffledSubarray([...PRODUCT_FILE_COLUMNS, 'extra', '']),
    cells: fc.array(
      fc.array(fc.oneof(fc.constantFrom(...NASTY).map(textOf), fc.string()), { maxLength: 9 }),
      { maxLength: 8 },
    ),
    write: fc.constantFrom(writeLine, (line: string[]) => `${line.join(',')}\n`),
  })
  .map(({ head, cells, write }) => ({
    type: 'text/csv',
    bytes: Buffer.from([head, ...cells].map(line => write(line)).join('')),
  }))

/** Cut short, with a byte changed, or as it was. */
function damaged(bodies: fc.Arbitrary<Body>): fc.Arbitrary<Body> {
  return fc
    .tuple(bodies, fc.nat(), fc.nat(255), fc.constantFrom('cut', 'change', 'keep', 'keep'))
    .map(([{ type, bytes }, place, byte, how]) => {
      const at = place % (bytes.length + 1)
      if (how === 'cut') return { type, bytes: bytes.subarray(0, at) }
      const copy = Buffer.from(bytes)
      if (how === 'change' && at < copy.length) copy[at] = byte
      return { type, bytes: copy }
    })
}

function formFrom(value: unknown): Body {
  const entries = typeof value === 'object' && value !== null ? Object.entries(value) : []
  const parts = entries.map(([name, each]) => {
    const text = typeof each === 'string' ? each : (JSON.stringify(each) ?? '')
    return `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${text}\r\n`
  })
  return {
    type: `multipart/form-data; boundary=${BOUNDARY}`,
    bytes: Buffer.from(`${parts.join('')}--${BOUNDARY}--\r\n`),
  }
}

function searchOf(query: unknown): string {
  if (typeof query !== 'object' || query === null) return ''
  const pairs = Object.entries(query).flatMap(([key, value]) =>
    [value]
      .flat()
      .slice(0, 3)
      .map(each => [key, textOf(each)].map(encodeText).join('=')),
  )
  return pairs.length > 0 ? `?${pairs.join('&')}` : ''
}

/** A line of a request ends at 16 KB; beyond that Node answers by itself. */
function encodeText(text: string): string {
  return encodeURIComponent(wellFormed(text).slice(0, 1000))
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '')
}

function wellFormed(text: string): string {
  return text.toWellFormed()
}

/** Node's client refuses to send others, and its server to take them. */
function sendable(headers: unknown): Record<string, string> {
  const entries = Object.entries(headers as Record<string, unknown>)
  return Object.fromEntries(
    entries.map(([name, value]) => [name, `${value}`.replace(/[^\t\x20-\x7e]/g, '~')]),
  )
}
