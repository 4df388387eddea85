import { createHash } from 'node:crypto'
import type { Allowed } from '../payments/allowed-origins.ts'

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g

/** What the page may load and run: ours, and the inline scripts that stand in this very page. */
export function policyFor(html: string, allowed: Allowed = {}): string {
  const hashes = new Set<string>()
  for (const [, attributes = '', code = ''] of html.matchAll(INLINE_SCRIPT)) {
    // JSON-LD is text to be read and never runs.
    if (attributes.includes('application/ld+json')) continue
    hashes.add(`'sha256-${createHash('sha256').update(code).digest('base64')}'`)
  }
  const {
    scripts = [],
    styles = [],
    connections = [],
    frames = [],
    images = [],
    forms = [],
  } = allowed
  return [
    "default-src 'self'",
    ["script-src 'self'", ...hashes, ...scripts].join(' '),
    ["style-src 'self'", ...styles].join(' '),
    ["img-src 'self' data:", ...images].join(' '),
    ["connect-src 'self'", ...connections].join(' '),
    frames.length > 0 ? ['frame-src', ...frames].join(' ') : "frame-src 'none'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    ["form-action 'self'", ...forms].join(' '),
    "object-src 'none'",
  ].join('; ')
}
