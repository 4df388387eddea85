import type { RouteContext } from '../app/root-route.tsx'
import { SHOP, titleOf } from '../base/titles.ts'
import type { Browsing } from './load-home.ts'

const DESCRIPTION =
  'A small shop with good things: electronics, clothing and books, chosen with care and sent quickly.'

export function headOfHome({ origin }: RouteContext, { keyword, page }: Browsing) {
  const title = keyword ? titleOf(`Search: ${keyword}`) : `${SHOP} · a small shop with good things`
  // A search is not a page for search engines, but page 2 of everything is.
  const canonical =
    keyword || !page || page === '1' ? `${origin}/` : `${origin}/?page=${Number(page) || 1}`
  return {
    meta: [
      { title },
      { name: 'description', content: DESCRIPTION },
      { property: 'og:title', content: title },
      { property: 'og:description', content: DESCRIPTION },
      { property: 'og:type', content: 'website' },
      { property: 'og:url', content: canonical },
      ...(keyword === undefined ? [] : [{ name: 'robots', content: 'noindex, follow' }]),
    ],
    links: [{ rel: 'canonical', href: canonical }],
  }
}
