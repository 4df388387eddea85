import type {} from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { Refusal } from '../refusal.ts'

/** Turns a multipart form into a body of texts, checked like any other, and an image beside it. */
export async function readForm(request: FastifyRequest) {
  if (!request.isMultipart()) {
    throw new Refusal('bad-request', 'The content type must be multipart/form-data.')
  }
  try {
    request.body = await readParts(request)
  } catch (error) {
    if (error instanceof Refusal || (error as { code?: string }).code) throw error
    // The parser's own complaints about a form that is cut short or broken carry no code.
    throw new Refusal('bad-request', 'The form is cut short or broken.')
  }
}

async function readParts(request: FastifyRequest): Promise<Record<string, unknown>> {
  const fields: Record<string, unknown> = {}
  for await (const part of request.parts()) {
    if (part.type === 'file') {
      const bytes = await part.toBuffer()
      // A browser sends an empty file for a field where none was chosen.
      if (part.fieldname === 'image' && bytes.length > 0) request.image = bytes
    } else {
      if (part.valueTruncated) {
        throw new Refusal('bad-request', `${part.fieldname} is too long.`)
      }
      fields[part.fieldname] = part.value
    }
  }
  return fields
}
