import type { Answer } from '../answer.ts'

type Fault = {
  type?: string
  code?: string
  message: string
  param?: string
  decline_code?: string
}

export function stripeError(status: number, fault: Fault): Answer {
  const code = fault.code && { doc_url: `https://stripe.com/docs/error-codes/${fault.code}` }
  return { status, body: { error: { type: 'invalid_request_error', ...fault, ...code } } }
}

export function invalid(param: string, message: string, code?: string): Answer {
  return stripeError(400, { param, message, ...(code && { code }) })
}

export function missing(param: string): Answer {
  return invalid(param, `Missing required param: ${param}.`, 'parameter_missing')
}

export function notFound(object: string, id: string, param: string): Answer {
  return stripeError(404, {
    code: 'resource_missing',
    param,
    message: `No such ${object}: '${id}'`,
  })
}

export function unauthorized(key: string | undefined): Answer {
  const message = key
    ? `Invalid API Key provided: ${key.slice(0, 8)}${'*'.repeat(8)}`
    : 'You did not provide an API key. Send it as a Bearer token or as the user of Basic auth.'
  return stripeError(401, { message })
}

export function failureOf(status: number): Answer {
  if (status === 401) return unauthorized('sk_test_expired')
  if (status === 429)
    return stripeError(429, { code: 'rate_limit', message: 'Too many requests in a short time.' })
  return stripeError(500, {
    type: 'api_error',
    message: 'Something went wrong inside the provider.',
  })
}
