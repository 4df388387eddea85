import type { FastifyInstance } from 'fastify'

/** Screens that are about one person, and calls: nothing of it belongs into a search engine. */
const NOT_FOR_ROBOTS = [
  '/api/',
  '/admin/',
  '/cart',
  '/login',
  '/my-orders',
  '/order/',
  '/payment',
  '/placeorder',
  '/profile',
  '/register',
  '/sandbox/',
  '/shipping',
]

export function serveRobots(app: FastifyInstance, origin: () => string) {
  app.get('/robots.txt', async (_request, reply) =>
    reply
      .header('cache-control', 'public, max-age=86400')
      .type('text/plain; charset=utf-8')
      .send(writeRobots(origin())),
  )
}

function writeRobots(origin: string): string {
  const rules = NOT_FOR_ROBOTS.map(path => `Disallow: ${path}`)
  return `User-agent: *\n${rules.join('\n')}\n\nSitemap: ${origin}/sitemap.xml\n`
}
