import { AsyncLocalStorage } from 'node:async_hooks'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { STALE_AT_MOST_MS } from '../db/replicas.ts'

const COOKIE = 'wrote=1'
/** By then every server has heard of the write, and every replica that is in use has it. */
const SECONDS = STALE_AT_MOST_MS / 1000

const fresh = new AsyncLocalStorage<true>()

/** For a few seconds after a person changed something, their browser says so wherever it asks. */
export function rememberWrite(reply: FastifyReply) {
  reply.header('set-cookie', `${COOKIE}; Max-Age=${SECONDS}; Path=/; HttpOnly; SameSite=Lax`)
}

/** Nothing that was kept, here or on a replica, may stand between them and what they did. */
export function wroteLately({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  return headers.cookie?.split('; ').includes(COOKIE) ?? false
}

/** The calls that `work` makes within the process count as such a person's. */
export function asOneWhoWrote<T>(work: () => Promise<T>): Promise<T> {
  return fresh.run(true, work)
}

/** The headers for a call within the process; undefined where what was kept will do. */
export function headersOfOneWhoWrote(): { cookie: string } | undefined {
  return fresh.getStore() && { cookie: COOKIE }
}
