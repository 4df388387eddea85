const STATUS = {
  'bad-request': 400,
  unauthenticated: 401,
  forbidden: 403,
  'not-found': 404,
  conflict: 409,
  'too-large': 413,
  unprocessable: 422,
  'too-many': 429,
  unavailable: 503,
} as const

/** An expected no, with a sentence that the person can read. */
export class Refusal extends Error {
  readonly status: number
  readonly retryAfterSeconds: number | undefined

  constructor(kind: keyof typeof STATUS, sentence: string, retryAfterSeconds?: number) {
    super(sentence)
    this.status = STATUS[kind]
    this.retryAfterSeconds = retryAfterSeconds
  }
}

/** Said, and logged, where there is no better answer: each time it is a mistake of ours. */
export const UNEXPLAINED = 'Something went wrong on our side. Please try again.'
