import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { AnswerInProcess } from '../../web/app/api.ts'
import type { Page } from '../../web/entry-server.tsx'
import type { Db } from '../db/tables.ts'
import { serveAssets } from './assets.ts'
import { openBuild } from './build.ts'
import { compressPage } from './compress.ts'
import { type Allowed, policyFor } from './policy.ts'
import { serveRobots } from './robots.ts'
import { serveSitemap } from './sitemap.ts'

export type PagesOptions = {
  /** For the list of pages that search engines read. */
  db: Db
  /** Vite makes the pages from web/ as it is, and changes appear at once. */
  dev: boolean
  /** Where people reach the shop. */
  origin: () => string
  /** Without it, calls go through `app.inject`. */
  callApi?: AnswerInProcess
  /** Origins of payment providers that pages may talk to. */
  allow?: Allowed
}

/** Makes a page for an address. */
export type Renderer = {
  render(url: string, origin: string, knownTag: string | undefined): Promise<Page>
  /** In development: answers with a piece of source, or says that the address is none. */
  serveSource?(request: IncomingMessage, response: ServerResponse): Promise<boolean>
}

/** Where there is no page: unknown addresses here are answered in JSON, as `app.ts` says. */
const NO_PAGES = /^\/(api|media|assets)(\/|$)/

/** Every GET that nothing else answers is a page of web/. */
export async function servePages(app: FastifyInstance, options: PagesOptions) {
  serveRobots(app, options.origin)
  serveSitemap(app, options.db, options.origin)
  const open = await openRenderer(app, options)
  app.get('/*', async (request, reply) => {
    if (NO_PAGES.test(request.url)) return reply.callNotFound()
    try {
      const renderer = await open()
      if (await renderer.serveSource?.(request.raw, reply.raw)) return reply.hijack()
      return await answerPage(request, reply, renderer, options)
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

async function openRenderer(app: FastifyInstance, { dev, callApi }: PagesOptions) {
  const answer = sayLittle(app, callApi ?? injectInto(app))
  if (dev) {
    // Vite is there in development only.
    const { openVite } = await import('./dev.ts')
    const renderer = await openVite(app, answer)
    return async () => renderer
  }
  await serveAssets(app)
  let renderer: Promise<Renderer> | undefined
  return () => {
    renderer ??= openBuild(answer).catch(error => {
      // A build that is missing now may be there at the next visit.
      renderer = undefined
      throw error
    })
    return renderer
  }
}

async function answerPage(
  request: FastifyRequest,
  reply: FastifyReply,
  renderer: Renderer,
  { dev, origin, allow }: PagesOptions,
) {
  const knownTag = request.headers['if-none-match']
  const page = await renderer.render(request.url, origin(), knownTag)
  reply.status(page.status)
  if (page.location) return reply.redirect(page.location, page.status)
  // No page depends on who asks, so every cache may keep one, as long as it asks whether it holds.
  if (page.status === 200 || page.status === 304) {
    reply.headers({ 'cache-control': 'public, max-age=0, must-revalidate', etag: page.tag })
  } else reply.header('cache-control', 'no-store')
  reply.header('vary', 'accept-encoding').removeHeader('content-security-policy')
  // The kept page goes with the policy it came with: its hashes are those of its own scripts.
  if (page.html === undefined) return reply.send()
  if (!dev) reply.header('content-security-policy', policyFor(page.html, allow))
  reply.type('text/html; charset=utf-8')
  return reply.send(await compressPage(page.html, request, reply))
}

/** What breaks inside is logged here, and never written on a page. */
function sayLittle(app: FastifyInstance, callApi: AnswerInProcess): AnswerInProcess {
  return async (method, path) => {
    try {
      return await callApi(method, path)
    } catch (error) {
      app.log.error({ err: error, method, path }, 'a page could not be given its data')
      return {
        status: 500,
        body: { detail: 'Something went wrong on our side. Please try again.' },
      }
    }
  }
}

function injectInto(app: FastifyInstance): AnswerInProcess {
  return async (method, url) => {
    const answer = await app.inject({ method, url })
    return { status: answer.statusCode, body: answer.json() }
  }
}

const LAST_RESORT = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Haberdash</title>
<h1>Something went wrong on our side</h1><p>Please try again in a moment. <a href="/">To the shop</a></p></html>`
