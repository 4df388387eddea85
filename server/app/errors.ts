import type {
  FastifyError,
  FastifyReply,
  FastifyRequest,
  FastifySchemaValidationError,
} from 'fastify'
import { isOutOfRoom, isUnavailable } from '../db/failures.ts'
import { Refusal, UNEXPLAINED } from '../refusal.ts'

/** The one place where a failure becomes a status and a sentence. */
export function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  const { alsoAsError, maxBytes } = request.routeOptions.config ?? {}
  const { status, detail, retryAfterSeconds } = describeFailure(error, maxBytes)
  if (status >= 500) request.log.error({ err: error }, detail)
  if (retryAfterSeconds !== undefined) reply.header('retry-after', retryAfterSeconds)
  if (status === 401) reply.header('www-authenticate', 'Bearer')
  return reply
    .status(status)
    .header('cache-control', 'no-store')
    .send({ ...(alsoAsError && { error: detail }), detail })
}

type Failure = { status: number; detail: string; retryAfterSeconds?: number | undefined }

function describeFailure(error: FastifyError, maxBytes: number | undefined): Failure {
  if (error instanceof Refusal) {
    const { status, message, retryAfterSeconds } = error
    return { status, detail: message, retryAfterSeconds }
  }
  if (error.validation) return { status: 400, detail: error.message }
  if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE' && maxBytes) {
    return { status: 413, detail: `The file must be at most ${maxBytes / 1024 / 1024} MB.` }
  }
  const known = FRAMEWORK_FAILURES[error.code]
  if (known) return known
  if (isOutOfRoom(error)) {
    return { status: 507, detail: 'The shop is out of room to store this. Nothing was changed.' }
  }
  if (isUnavailable(error)) {
    const detail = 'The shop is out of breath. Please try again in a moment.'
    return { status: 503, detail, retryAfterSeconds: 1 }
  }
  if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500) {
    return { status: 400, detail: 'The request cannot be understood.' }
  }
  return { status: 500, detail: UNEXPLAINED }
}

const TOO_LARGE = { status: 413, detail: 'The request is too large.' }
const WRONG_TYPE = { status: 400, detail: 'The content type must be application/json.' }
const BAD_FORM = { status: 400, detail: 'The form has too many or too long fields.' }

const FRAMEWORK_FAILURES: Record<string, Failure> = {
  FST_ERR_CTP_BODY_TOO_LARGE: TOO_LARGE,
  FST_ERR_CTP_INVALID_MEDIA_TYPE: WRONG_TYPE,
  FST_ERR_CTP_INVALID_JSON_BODY: { status: 400, detail: 'The body is not valid JSON.' },
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: { status: 400, detail: 'The body is cut short.' },
  FST_ERR_BAD_URL: { status: 400, detail: 'The address cannot be understood.' },
  FST_REQ_FILE_TOO_LARGE: { status: 413, detail: 'The image must be at most 10 MB.' },
  FST_FILES_LIMIT: { status: 400, detail: 'Only one image can be sent.' },
  FST_PARTS_LIMIT: BAD_FORM,
  FST_FIELDS_LIMIT: BAD_FORM,
  FST_PROTO_VIOLATION: { status: 400, detail: 'The form has a field with a forbidden name.' },
}

/** The first problem of a request as a sentence that names the field. */
export function describeProblem(problems: FastifySchemaValidationError[], part: string): Error {
  // When no member of a union fits, the union itself reports last, after all its members.
  const problem = problems.at(-1)
  if (!problem) return new Error(`The ${part} is not valid.`)
  const { keyword, params, instancePath } = problem
  const { description } =
    (problem as { parentSchema?: { description?: string } }).parentSchema ?? {}
  if (keyword === 'required') {
    return new Error(`${fieldName(`${instancePath}/${params.missingProperty}`)} is missing.`)
  }
  if (instancePath === '') return new Error(`The ${part} must be a JSON object.`)
  return new Error(`${fieldName(instancePath)} must be ${description ?? 'something else'}.`)
}

/** `/orderItems/0/quantity` → `orderItems[0].quantity` */
function fieldName(pointer: string): string {
  return pointer
    .slice(1)
    .replace(/\/(\d+)(?=\/|$)/g, '[$1]')
    .replaceAll('/', '.')
}
