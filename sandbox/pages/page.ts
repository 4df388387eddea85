import { readFileSync } from 'node:fs'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { type Html, html } from './html.ts'

type Page = {
  title: string
  /** The way from the page's address up to the sandbox's own: '..', '../..'. */
  root: string
  body: Html
  script?: string
  status?: number
  /** Where its forms may end after a redirect, and who may show it in a frame. */
  formTargets?: (string | undefined)[]
  frameAncestor?: string | undefined
}

export function sendPage(reply: FastifyReply, page: Page): FastifyReply {
  const script = page.script ? html`<script src="${page.root}/${page.script}" defer></script>` : ''
  const { markup } = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>${page.title}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${page.root}/page.css">
<link rel="stylesheet" href="${page.root}/controls.css">
${script}
</head>
<body>
<header class="banner"><strong>Sandbox</strong>: no real money moves</header>
${page.body}
</body>
</html>
`
  return reply
    .code(page.status ?? 200)
    .headers({
      'content-security-policy': policy(page),
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    })
    .type('text/html; charset=utf-8')
    .send(markup)
}

function policy({ formTargets = [], frameAncestor }: Page): string {
  // Browsers hold form-action against the redirect after a form, too.
  const targets = formTargets.filter(url => url !== undefined).map(url => new URL(url).origin)
  return [
    "default-src 'none'",
    "style-src 'self'",
    "script-src 'self'",
    'img-src data:',
    `form-action ${["'self'", ...new Set(targets)].join(' ')}`,
    `frame-ancestors ${["'self'", frameAncestor].filter(Boolean).join(' ')}`,
    "base-uri 'none'",
  ].join('; ')
}

/** Serves a file of ours; read once, as it is part of the program. */
export function serveFile(app: FastifyInstance, path: string, file: URL, type: string): void {
  const text = readFileSync(file, 'utf8')
  app.get(path, (_, reply) =>
    reply
      .headers({
        'cache-control': 'no-cache',
        'x-content-type-options': 'nosniff',
        'cross-origin-resource-policy': 'cross-origin',
      })
      .type(type)
      .send(text),
  )
}
