import fc from 'fast-check'

/** Values that have broken other people's shops. */
export const NASTY: unknown[] = [
  null,
  true,
  0,
  -1,
  1.5,
  -0,
  1e308,
  2 ** 53,
  2 ** 63,
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  '\u202e\u2066',
  '０１２',
  '0x10',
  '1e5',
  '-1',
  'NaN',
  'null',
  'undefined',
  "'; drop table users; --",
  '" or 1=1 --',
  '%',
  '$1',
  '{{7*7}}',
  '../../../etc/passwd',
  'x'.repeat(1025),
  'x'.repeat(100_000),
  '😀'.repeat(200),
  '9'.repeat(400),
  [],
  [[]],
  {},
  Array(1000).fill(0),
  { toString: 1, valueOf: null, length: -1 },
  { constructor: { prototype: { isAdmin: true } } },
]

type Mutation = { where: number; how: 'replace' | 'remove' | 'add'; value: unknown }

const mutations: fc.Arbitrary<Mutation[]> = fc.array(
  fc.record({
    where: fc.nat(1000),
    how: fc.constantFrom('replace', 'replace', 'remove', 'add'),
    value: fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...NASTY) }, fc.jsonValue()),
  }),
  { maxLength: 3 },
)

/** The values, most of them with a place or two changed into something nasty. */
export function mutated(values: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  return fc
    .tuple(values, mutations)
    .map(([value, changes]) => changes.reduce(mutate, structuredClone(value)))
}

function mutate(root: unknown, { where, how, value: original }: Mutation): unknown {
  // The next mutation may change what this one puts in.
  const value = structuredClone(original)
  const places = placesOf(root)
  const place = places[where % (places.length + 1)]
  if (!place) return how === 'replace' ? value : root
  const { holder, key } = place
  if (how === 'replace') holder[key] = value
  else if (how === 'add') holder[`extra${where}`] = value
  else if (Array.isArray(holder)) holder.splice(Number(key), 1)
  else delete holder[key]
  return root
}

type Place = { holder: Record<string, unknown>; key: string }

/** Every place in a value where another value could stand. */
function placesOf(value: unknown): Place[] {
  if (typeof value !== 'object' || value === null) return []
  const holder = value as Record<string, unknown>
  return Object.keys(holder).flatMap(key => [{ holder, key }, ...placesOf(holder[key])])
}
