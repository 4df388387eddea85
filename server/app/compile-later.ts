import { AjvCompiler } from '@fastify/ajv-compiler'
import { SerializerSelector } from '@fastify/fast-json-stringify-compiler'
import type { FastifyInstance } from 'fastify'
import type { FastifyValidationResult } from 'fastify/types/schema.d.ts'

const customOptions = {
  coerceTypes: false,
  removeAdditional: false,
  useDefaults: false,
  // The sentence about a wrong value ends with its schema's description.
  verbose: true,
  // A test does it, so that no start has to.
  validateSchema: false,
} as const

/**
 * The check and the writer of a call are compiled when it is first called: compiling all of them
 * took a quarter of the time of a start, and most starts never use most of them.
 */
export function compileLater(app: FastifyInstance) {
  const compileValidator = AjvCompiler()({}, { customOptions })
  const compileSerializer = SerializerSelector()({}, {})

  app.setValidatorCompiler(route => {
    let compiled: FastifyValidationResult | undefined
    const validate: FastifyValidationResult = value => {
      // Ajv's own types know no better than that it is given a schema.
      compiled ??= compileValidator(route as never) as FastifyValidationResult
      const isValid = compiled(value)
      validate.errors = compiled.errors ?? null
      return isValid
    }
    return validate
  })

  app.setSerializerCompiler(route => {
    let compiled: ((value: unknown) => string) | undefined
    return value => {
      // Only of its reports of errors does the status become a part.
      compiled ??= compileSerializer({ httpStatus: '', ...route })
      return compiled(value)
    }
  })
}
