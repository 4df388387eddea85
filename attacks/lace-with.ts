import type { TSchema } from 'typebox'
import { Check } from 'typebox/schema'

type Schema = TSchema & {
  type?: string
  anyOf?: Schema[]
  items?: Schema
  properties?: Record<string, Schema>
}

/** The value with the text in every place where its schema takes it. */
export function laceWith(text: string, schema: TSchema, value: unknown): unknown {
  const { type, properties, items } = schema as Schema
  if (type === 'object' && properties && typeof value === 'object' && value !== null) {
    const entries = Object.entries(value).map(([key, each]) => {
      const inside = properties[key]
      // A password is shown nowhere, and whoever changes it ends their session.
      return [key, inside && key !== 'password' ? laceWith(text, inside, each) : each]
    })
    return Object.fromEntries(entries)
  }
  if (type === 'array' && items && Array.isArray(value)) {
    return value.map(each => laceWith(text, items, each))
  }
  return Check(schema, text) ? text : value
}
