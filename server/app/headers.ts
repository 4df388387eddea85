import type { FastifyReply, FastifyRequest } from 'fastify'

/** What every answer carries; a page sets a content security policy of its own. */
export async function setHeaders(request: FastifyRequest, reply: FastifyReply) {
  reply.headers({
    'x-request-id': request.id,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'permissions-policy': 'camera=(), geolocation=(), microphone=()',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  })
  // The sandbox shows its approval page inside the shop where windows are blocked.
  if (!request.url.startsWith('/sandbox/')) reply.header('x-frame-options', 'DENY')
  if (request.protocol === 'https') {
    reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains')
  }
}
