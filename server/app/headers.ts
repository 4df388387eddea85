import type { FastifyReply, FastifyRequest } from 'fastify'

/** What every answer carries; a page sets a content security policy of its own. */
export const CAREFUL_HEADERS = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'permissions-policy': 'camera=(), geolocation=(), microphone=()',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-permitted-cross-domain-policies': 'none',
  // The filters of old browsers could be turned against the page that they guard.
  'x-xss-protection': '0',
}

export async function setHeaders(request: FastifyRequest, reply: FastifyReply) {
  reply.headers(CAREFUL_HEADERS).header('x-request-id', request.id)
  // The sandbox shows its approval page inside the shop where windows are blocked.
  if (request.url.startsWith('/sandbox/')) reply.removeHeader('x-frame-options')
  // Clients of the API that live elsewhere show the images, and so do search engines.
  if (request.url.startsWith('/media/'))
    reply.header('cross-origin-resource-policy', 'cross-origin')
  if (request.protocol === 'https') {
    reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains')
  }
}
