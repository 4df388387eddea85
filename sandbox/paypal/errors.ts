import { randomBytes } from 'node:crypto'
import type { Answer } from '../answer.ts'

const names = {
  INVALID_REQUEST: [400, 'The request is not well formed or does not fit its schema.'],
  AUTHENTICATION_FAILURE: [401, 'The Authorization header is missing or not valid.'],
  NOT_AUTHORIZED: [403, 'These credentials do not allow this.'],
  RESOURCE_NOT_FOUND: [404, 'There is no such resource.'],
  METHOD_NOT_SUPPORTED: [405, 'The resource does not answer this method.'],
  UNSUPPORTED_MEDIA_TYPE: [415, 'The body has to be sent as application/json.'],
  UNPROCESSABLE_ENTITY: [422, 'The request was understood and cannot be carried out.'],
  RATE_LIMIT_REACHED: [429, 'Too many requests in a short time.'],
  INTERNAL_SERVER_ERROR: [500, 'Something went wrong inside the provider.'],
} as const satisfies Record<string, [number, string]>
export type ErrorName = keyof typeof names

const issues = {
  MALFORMED_REQUEST_JSON: ['INVALID_REQUEST', 'The body is not well-formed JSON.'],
  MISSING_REQUIRED_PARAMETER: ['INVALID_REQUEST', 'A required field is missing.'],
  INVALID_PARAMETER_VALUE: ['INVALID_REQUEST', 'The value of a field is not allowed.'],
  INVALID_PARAMETER_SYNTAX: ['INVALID_REQUEST', 'The value of a field has the wrong form.'],
  INVALID_STRING_LENGTH: ['INVALID_REQUEST', 'The value of a field is too short or too long.'],
  INVALID_ARRAY_MIN_ITEMS: ['INVALID_REQUEST', 'A list has too few entries.'],
  INVALID_ARRAY_MAX_ITEMS: ['INVALID_REQUEST', 'A list has too many entries.'],
  PERMISSION_DENIED: ['NOT_AUTHORIZED', 'This account may not do that.'],
  INVALID_RESOURCE_ID: ['RESOURCE_NOT_FOUND', 'No resource has this id.'],
  UNSUPPORTED_INTENT: ['UNPROCESSABLE_ENTITY', 'This intent is not supported here.'],
  INVALID_CURRENCY_CODE: ['UNPROCESSABLE_ENTITY', 'This currency is not supported.'],
  DECIMAL_PRECISION: ['UNPROCESSABLE_ENTITY', 'The amount has too many decimal places.'],
  CANNOT_BE_ZERO_OR_NEGATIVE: ['UNPROCESSABLE_ENTITY', 'The amount must be above zero.'],
  MAX_VALUE_EXCEEDED: ['UNPROCESSABLE_ENTITY', 'The amount is too large.'],
  AMOUNT_MISMATCH: ['UNPROCESSABLE_ENTITY', 'The amount is not the sum of its breakdown.'],
  ITEM_TOTAL_MISMATCH: ['UNPROCESSABLE_ENTITY', 'item_total is not the sum of the items.'],
  ORDER_NOT_APPROVED: ['UNPROCESSABLE_ENTITY', 'The payer has not approved this order yet.'],
  ORDER_ALREADY_CAPTURED: ['UNPROCESSABLE_ENTITY', 'This order was captured before; once is all.'],
  INSTRUMENT_DECLINED: ['UNPROCESSABLE_ENTITY', 'The payment method was declined by its issuer.'],
  PAYER_ACTION_REQUIRED: ['UNPROCESSABLE_ENTITY', 'The payer has to do something first.'],
  PAYER_CANNOT_PAY: ['UNPROCESSABLE_ENTITY', 'The payer cannot pay this order.'],
  PAYEE_BLOCKED_TRANSACTION: ['UNPROCESSABLE_ENTITY', 'The payee does not take this payment.'],
  TRANSACTION_REFUSED: ['UNPROCESSABLE_ENTITY', 'The payment was refused.'],
  DUPLICATE_INVOICE_ID: ['UNPROCESSABLE_ENTITY', 'An invoice of this number was paid before.'],
  INTERNAL_SERVICE_ERROR: ['INTERNAL_SERVER_ERROR', 'An internal service failed.'],
} as const satisfies Record<string, [ErrorName, string]>
export type Issue = keyof typeof issues

type Details = { field?: string; value?: unknown; links?: object[] }

/** A refusal for one issue: `details[0].issue` is what a client decides by. */
export function refuse(issue: Issue, { field, value, links = [] }: Details = {}): Answer {
  const [name, description] = issues[issue]
  const where = field && { field, location: 'body', ...(value !== undefined && { value }) }
  return failure(name, [{ ...where, issue, description }], links)
}

export function failure(name: ErrorName, details: object[] = [], links: object[] = []): Answer {
  const [status, message] = names[name]
  const debugId = randomBytes(7).toString('hex').slice(0, 13)
  const body = { name, message, debug_id: debugId, ...(details.length > 0 && { details }), links }
  return { status, body, headers: { 'paypal-debug-id': debugId } }
}

export function failureOf(status: number): Answer {
  if (status === 401) return invalidToken
  return failure(status === 429 ? 'RATE_LIMIT_REACHED' : 'INTERNAL_SERVER_ERROR')
}

export const invalidToken: Answer = {
  status: 401,
  body: { error: 'invalid_token', error_description: 'The access token is unknown or has ended.' },
}

/** What `PayPal-Mock-Response` asks for, or nothing. */
export function mockedAnswer(header: unknown): Answer | undefined {
  if (typeof header !== 'string') return undefined
  const code = mockCode(header)
  if (isIssue(code)) return refuse(code)
  return isName(code)
    ? failure(code)
    : refuse('INVALID_PARAMETER_VALUE', { field: 'PayPal-Mock-Response', value: header })
}

function mockCode(header: string): unknown {
  try {
    return [JSON.parse(header)?.mock_application_codes].flat()[0]
  } catch {
    return undefined
  }
}

const isIssue = (code: unknown): code is Issue =>
  typeof code === 'string' && Object.hasOwn(issues, code)
const isName = (code: unknown): code is ErrorName =>
  typeof code === 'string' && Object.hasOwn(names, code)
