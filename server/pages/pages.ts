import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'
import type { Page } from '../../web/entry-server.tsx'
import { answerAlike, type Made } from '../cache/answers.ts'
import type { Cache } from '../cache/cache.ts'
import type { Db } from '../db/tables.ts'
import type { Allowed } from '../payments/allowed-origins.ts'
import { serveAssets } from './assets.ts'
import { openBuild } from './build.ts'
import { callInProcess, noteTopics } from './call-in-process.ts'
import { policyFor } from './policy.ts'
import { serveRobots } from './robots.ts'
import { serveSitemap } from './sitemap.ts'

export type PagesOptions = {
  /** For the list of pages that search engines read. */
  db: Db
  cache: Cache
  /** Vite makes the pages from web/ as it is, and changes appear at once. */
  dev: boolean
  /** Where people reach the shop. */
  origin: () => string
  /** Origins of payment providers that pages may talk to. */
  allow?: Allowed
}

/** Makes a page for an address. */
export type Renderer = {
  render(url: string, origin: string): Promise<Page>
  /** In development: answers with a piece of source, or says that the address is none. */
  serveSource?(request: IncomingMessage, response: ServerResponse): Promise<boolean>
}

/** Where there is no page: unknown addresses here are answered in JSON, as `app.ts` says. */
const NO_PAGES = /^\/(api|media|assets)(\/|$)/

/** Every GET that nothing else answers is a page of web/. */
export async function servePages(app: FastifyInstance, options: PagesOptions) {
  serveRobots(app, options.origin)
  serveSitemap(app, options.db, options.cache, options.origin)
  const open = await openRenderer(app, options)
  app.get('/*', async (request, reply) => {
    if (NO_PAGES.test(request.url)) return reply.callNotFound()
    try {
      const renderer = await open()
      if (await renderer.serveSource?.(request.raw, reply.raw)) return reply.hijack()
      // No page depends on who asks.
      return await answerAlike(options.cache, request, reply, () =>
        makePage(request.url, renderer, options),
      )
    } catch (error) {
      request.log.error({ err: error }, 'the page could not be made')
      reply.status(500).header('cache-control', 'no-store').type('text/html; charset=utf-8')
      return reply.send(LAST_RESORT)
    }
  })
  // The first visitor should not wait for the build to be read.
  app.addHook('onListen', async () => {
    await open().catch(error => app.log.error({ err: error }, 'there are no pages to serve'))
  })
}

async function openRenderer(app: FastifyInstance, { cache, dev }: PagesOptions) {
  const callApi = callInProcess(app, cache)
  if (dev) {
    // Vite is there in development only.
    const { openVite } = await import('./dev.ts')
    const renderer = await openVite(app, callApi)
    return async () => renderer
  }
  await serveAssets(app)
  let renderer: Promise<Renderer> | undefined
  return () => {
    renderer ??= openBuild(callApi).catch(error => {
      // A build that is missing now may be there at the next visit.
      renderer = undefined
      throw error
    })
    return renderer
  }
}

async function makePage(
  url: string,
  renderer: Renderer,
  { dev, origin, allow }: PagesOptions,
): Promise<Made> {
  const { page, topics } = await noteTopics(() => renderer.render(url, origin()))
  const { status, html = '', tag, location } = page
  const type = { 'content-type': 'text/html; charset=utf-8' }
  if (location) return { status, body: '', headers: { location, 'cache-control': 'no-store' } }
  // An empty policy forbids nothing: Vite brings inline scripts of its own.
  const policy = { 'content-security-policy': dev ? '' : policyFor(html, allow) }
  if (status !== 200) {
    const again = { 'cache-control': 'no-store', ...(status === 503 && { 'retry-after': '1' }) }
    return { status, body: html, headers: { ...type, ...policy, ...again } }
  }
  return {
    body: html,
    headers: { ...type, ...policy, etag: tag },
    ...(topics && !dev && { topics }),
  }
}

const LAST_RESORT = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Haberdash</title>
<h1>Something went wrong on our side</h1><p>Please try again in a moment. <a href="/">To the shop</a></p></html>`
