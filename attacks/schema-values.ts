import fc from 'fast-check'
import type { TSchema } from 'typebox'

/** The part of JSON Schema that the contract speaks. */
type Schema = {
  type?: string | string[]
  anyOf?: Schema[]
  enum?: unknown[]
  const?: unknown
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  minItems?: number
  maxItems?: number
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  pattern?: string
  format?: string
}

const LONGEST_LIST = 5

/** Values that a schema accepts. */
export function valuesOf(schema: TSchema): fc.Arbitrary<unknown> {
  return arbitraryOf(schema as Schema)
}

function arbitraryOf(schema: Schema): fc.Arbitrary<unknown> {
  if ('const' in schema) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(arbitraryOf))
  const types = [schema.type ?? 'anything'].flat()
  return fc.oneof(...types.map(type => ofType(type, schema)))
}

function ofType(type: string, schema: Schema): fc.Arbitrary<unknown> {
  const { minimum, maximum } = schema
  switch (type) {
    case 'object':
      return fc.record(
        Object.fromEntries(
          Object.entries(schema.properties ?? {}).map(([key, value]) => [key, arbitraryOf(value)]),
        ),
        { requiredKeys: schema.required ?? [] },
      )
    case 'array':
      return fc.array(arbitraryOf(schema.items ?? {}), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.min(schema.maxItems ?? LONGEST_LIST, LONGEST_LIST),
      })
    case 'string':
      return texts(schema)
    case 'integer':
      return fc.integer({ min: minimum ?? 0, max: Math.min(maximum ?? 2 ** 31, 2 ** 31) })
    case 'number':
      return fc.double({ min: minimum ?? 0, max: maximum ?? 1e9, noNaN: true })
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    default:
      return fc.jsonValue()
  }
}

function texts({ pattern, format, minLength = 0, maxLength = 500 }: Schema): fc.Arbitrary<string> {
  if (format === 'email') return fc.emailAddress()
  if (format === 'date-time') return fc.date({ noInvalidDate: true }).map(date => date.toJSON())
  const any = pattern
    ? fc.stringMatching(new RegExp(pattern))
    : fc.string({ minLength, maxLength: Math.min(maxLength, 500), unit: 'grapheme' })
  return any.filter(text => text.length >= minLength && text.length <= maxLength)
}
