import type { TSchema } from 'typebox'
import { Check } from 'typebox/schema'
import { expect, test } from 'vitest'
import { calls } from './calls.ts'

type Schema = TSchema & {
  type?: string
  anyOf?: Schema[]
  items?: Schema
  properties?: Record<string, Schema>
}

/** Every text in a schema, by its place. */
function textsIn(schema: Schema, place: string): [place: string, schema: Schema][] {
  const { type, anyOf = [], items, properties = {} } = schema
  return [
    ...(type === 'string' ? [[place, schema] as [string, Schema]] : []),
    ...anyOf.flatMap(member => textsIn(member, place)),
    ...(items ? textsIn(items, `${place}[]`) : []),
    ...Object.entries(properties).flatMap(([key, value]) => textsIn(value, `${place}.${key}`)),
  ]
}

test('no text of a body that reaches the database may hold a NUL', () => {
  const texts = Object.entries(calls).flatMap(([feature, group]) =>
    Object.entries(group).flatMap(([name, { body }]) =>
      body ? textsIn(body as Schema, `${feature}.${name}`) : [],
    ),
  )
  expect(texts.length).toBeGreaterThan(20)
  // Of a password only the hash is kept.
  const stored = texts.filter(([place]) => !place.endsWith('.password'))
  const longEnough = `a\0${'b'.repeat(20)}@example.com`
  const taking = stored.filter(([, schema]) =>
    ['\0', 'a\0b', longEnough].some(text => Check(schema, text)),
  )
  expect(taking.map(([place]) => place)).toEqual([])
})
