import { AjvCompiler } from '@fastify/ajv-compiler'
import { expect, test } from 'vitest'
import { calls } from '../../contract/calls.ts'

// The running shop takes the schemas as they are, so that no start has to look at them.
const compile = AjvCompiler()({}, { customOptions: {} })
const take = (schema: unknown) => compile({ schema, method: 'GET', url: '/' } as never)

test('every schema that the contract asks for is one', () => {
  const schemas = Object.values(calls)
    .flatMap(group => Object.values(group))
    .flatMap(({ query, headers, body }) => [query, headers, body])
    .filter(schema => schema !== undefined)
  expect(schemas.length).toBeGreaterThan(10)
  for (const schema of schemas) expect(() => take(schema)).not.toThrow()
  expect(() => take({ type: 'objekt' })).toThrow('schema is invalid')
})
