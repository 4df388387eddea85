import Type, { type Static, type TSchema } from 'typebox'

// A schema's description finishes the sentence '{field} must be …' when a value is refused.

/** PostgreSQL can neither store nor look for a NUL. */
export const WITHOUT_NUL = '^[^\\u0000]*$'

/** Text that says something: not blank, and without NUL. */
export function text(maxLength: number) {
  return Type.String({
    minLength: 1,
    maxLength,
    pattern: '^\\s*[^\\s\\u0000][^\\u0000]*$',
    description: `text of 1 to ${maxLength} characters`,
  })
}

/** Text that may be empty. */
export function optionalText(maxLength: number) {
  return Type.String({
    maxLength,
    pattern: WITHOUT_NUL,
    description: `text of at most ${maxLength} characters`,
  })
}

export const Id = Type.Integer({ minimum: 1, description: 'a whole number' })

/** As a number or as digits: clients send both, and `Number()` reads both. */
export function wholeNumber(minimum: 1, maximum: 5 | 9999 | 999_999_999_999_999) {
  const digits =
    maximum < 10 ? `[${minimum}-${maximum}]` : `[1-9][0-9]{0,${String(maximum).length - 1}}`
  return Type.Union([Type.Integer({ minimum, maximum }), Type.String({ pattern: `^${digits}$` })], {
    description: `a whole number from ${minimum} to ${maximum}`,
  })
}

/**
 * An amount of dollars as a client sends it; `parseMoney` reads it. A sum of floats that became
 * text carries up to 17 decimals of dust, such as "13.049999999999999".
 */
export const Amount = Type.Union(
  [
    Type.Number({ minimum: 0, maximum: 1e9 }),
    Type.String({ pattern: '^[0-9]{1,9}(\\.[0-9]{1,20})?$' }),
  ],
  { description: 'an amount in dollars, like "49.17"' },
)

/** An amount of dollars as the shop sends it. */
export const Money = Type.String({
  pattern: '^[0-9]+\\.[0-9]{2}$',
  description: 'dollars with two decimals, like "49.17"',
})

/** The value or null, as a list of types: a serialiser has to try out the members of a union. */
export function nullable<T extends TSchema & { type: string }>(schema: T, description: string) {
  return Type.Unsafe<Static<T> | null>({ ...schema, type: [schema.type, 'null'], description })
}

export const Time = Type.String({ format: 'date-time', description: 'a time, ISO-8601 in UTC' })

export const Detail = Type.Object({
  detail: Type.String({ description: 'a sentence for the person who reads it' }),
})
export type Detail = Static<typeof Detail>
