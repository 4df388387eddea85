import { ApiError } from '../base/api.ts'

/** What came of an attempt to pay, in words for the person who made it. */
export type Outcome = { kind: 'good' | 'low' | 'bad'; text: string }

export type Say = (outcome: Outcome | undefined) => void

export const CANCELLED: Outcome = { kind: 'low', text: 'Payment cancelled. Nothing was charged.' }

export function succeeded(status: string): Outcome {
  return { kind: 'good', text: `Payment successful: ${status}` }
}

/** The shop's own sentence, or the fallback where it answered without one. */
export function failed(error: unknown, fallback: string): Outcome {
  const message =
    error instanceof ApiError && error.status !== 0 ? (error.detail ?? fallback) : messageOf(error)
  return { kind: 'bad', text: `Error: ${message || fallback}` }
}

function messageOf(error: unknown): string {
  // Scripts of providers throw all kinds of things.
  const message = (error as { message?: unknown } | null | undefined)?.message ?? error
  return typeof message === 'string' ? message : ''
}
