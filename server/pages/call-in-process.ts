import { AsyncLocalStorage } from 'node:async_hooks'
import type { FastifyInstance } from 'fastify'
import type { AnswerInProcess } from '../../web/base/api.ts'
import type { Page } from '../../web/entry-server.tsx'
import { plainKey } from '../cache/answers.ts'
import type { Answer, Cache } from '../cache/cache.ts'
import { headersOfOneWhoWrote } from '../cache/wrote-lately.ts'
import type { Topic } from '../db/touched.ts'
import { UNEXPLAINED } from '../refusal.ts'

/** What the page that is being made is made of; undefined once it used something unkept. */
const notes = new AsyncLocalStorage<{ topics: Set<Topic> | undefined }>()

export async function noteTopics(
  render: () => Promise<Page>,
): Promise<{ page: Page; topics: Topic[] | undefined }> {
  const noted: { topics: Set<Topic> | undefined } = { topics: new Set() }
  const page = await notes.run(noted, render)
  return { page, topics: noted.topics && [...noted.topics] }
}

/** How a page gets its data: what a visitor would get, in the same process. */
export function callInProcess(app: FastifyInstance, cache: Cache): AnswerInProcess {
  return async (method, url) => {
    try {
      const headers = headersOfOneWhoWrote()
      const kept = headers ? undefined : cache.find(plainKey(url))
      if (kept) {
        note(kept)
        return { status: kept.status, body: JSON.parse(kept.body.toString()) }
      }
      const answer = await app.inject({ method, url, ...(headers && { headers }) })
      note(cache.find(plainKey(url)))
      return { status: answer.statusCode, body: answer.json() }
    } catch (error) {
      // Logged here, and never written on a page.
      app.log.error({ err: error, method, url }, 'a page could not be given its data')
      return {
        status: 500,
        body: { detail: UNEXPLAINED },
      }
    }
  }
}

function note(answer: Answer | undefined) {
  const noted = notes.getStore()
  if (!noted) return
  if (!answer?.topics) noted.topics = undefined
  else for (const topic of answer.topics) noted.topics?.add(topic)
}
