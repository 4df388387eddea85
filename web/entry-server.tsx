import { createHash } from 'node:crypto'
import {
  createRequestHandler,
  RouterServer,
  renderRouterToString,
} from '@tanstack/react-router/ssr/server'
import { ApiError } from './base/api.ts'
import { createShopRouter, readAnswers, type ShopRouter } from './router.ts'

export { setInProcessApi } from './base/api.ts'

/** The files of the browser's build that every page begins with. */
export type PageAssets = {
  scripts: { src?: string; code?: string }[]
  preloads: string[]
  styles: string[]
}

export type PageRequest = {
  /** Path and query. */
  url: string
  /** Where people reach the shop, for canonical links. */
  origin: string
  assets: PageAssets
  /** Names the build, so that a new one makes new pages. */
  version: string
}

export type Page = {
  status: number
  /** The same as long as build, address and data are the same. */
  tag: string
  /** Missing when the browser is sent on. */
  html?: string
  location?: string
}

export async function renderPage({ url, origin, assets, version }: PageRequest) {
  const page: Page = { status: 500, tag: '' }
  let away = false
  const handle = createRequestHandler({
    request: new Request(`${origin}${url}`),
    createRouter: () => createShopRouter(origin),
    getRouterManifest: () => manifestOf(assets),
  })
  const response = await handle(async ({ router, responseHeaders }) => {
    page.tag = tagOf(router, [version, origin, url])
    away = router.state.matches.some(({ error }) => isAway(error))
    const children = <RouterServer router={router} />
    return renderRouterToString({ router, responseHeaders, children })
  })
  page.status = away ? 503 : response.status
  const location = response.headers.get('location')
  if (location) page.location = location
  else page.html = await response.text()
  return page
}

/** Whoever reads pages for others, such as a search engine, comes again after a 503. */
function isAway(error: unknown): boolean {
  return error instanceof ApiError && error.status === 503
}

/** A page is made of nothing but the build, its address and the answers it fetched. */
function tagOf(router: ShopRouter, rest: string[]): string {
  const { queryClient } = router.options.context
  const made = [...rest, readAnswers(queryClient)].join('\n')
  return `W/"${createHash('sha256').update(made).digest('base64url').slice(0, 22)}"`
}

function manifestOf({ scripts, preloads, styles }: PageAssets) {
  return {
    routes: {
      __root__: {
        preloads,
        css: styles,
        scripts: scripts.map(({ src, code }) => ({
          attrs: { type: 'module', ...(src && { src, async: true }) },
          ...(code && { children: code }),
        })),
      },
    },
  }
}
