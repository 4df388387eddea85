import { readFileSync } from 'node:fs'
import Fastify from 'fastify'
import { readConfig } from '../server/app/config.ts'
import { fastifyOptions } from '../server/app/fastify-options.ts'
import type { Constant } from './tools/limit.ts'

/** What Fastify can do at best with the shop's own options: it knows every answer beforehand. */
const config = readConfig(process.env)
const constants: Constant[] = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8'))
const app = Fastify(fastifyOptions(config))

for (const [path, group] of Map.groupBy(constants, pathOf)) {
  const answers = new Map(
    group.map(({ url, status, headers, body }) => [
      url,
      { status, headers, body: Buffer.from(body, 'base64') },
    ]),
  )
  app.route({
    method: group[0]?.method ?? 'GET',
    url: path,
    handler(request, reply) {
      const answer = answers.get(request.url)
      if (!answer) return reply.callNotFound()
      reply.headers(answer.headers).header('x-request-id', request.id)
      // A 304 has no body, not even an empty one.
      return reply.status(answer.status).send(answer.status === 304 ? undefined : answer.body)
    },
  })
}

function pathOf({ url }: Constant): string {
  return url.split('?')[0] ?? url
}

console.log(`open at ${await app.listen({ port: 0, host: '127.0.0.1' })}`)
process.on('SIGTERM', () => process.exit(0))
