/**
 * Where a `redirect` parameter leads: a path of this shop, or home. `shipping` and `/shipping` mean
 * the same; everything that a browser could take for another place ends at home.
 */
export function ownPath(wanted: string | undefined): string {
  if (!wanted) return '/'
  const path = wanted.startsWith('/') ? wanted : `/${wanted}`
  // Browsers read a backslash as a slash, and skip tabs and line breaks.
  if (/^\/[/\\]|[\\\s\p{Cc}]|^\/?[a-z][a-z0-9+.-]*:/iu.test(path)) return '/'
  const base = 'http://shop.invalid'
  const url = URL.canParse(path, base) ? new URL(path, base) : undefined
  // Of `/..//evil.example` the dots are gone by now, and two slashes lead away.
  const isOwn = url?.origin === base && !url.pathname.startsWith('//')
  return isOwn ? `${url.pathname}${url.search}${url.hash}` : '/'
}
