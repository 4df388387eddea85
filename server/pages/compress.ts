import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

// Quick rather than small: a page is made for each request.
const params = { [constants.BROTLI_PARAM_QUALITY]: 4 }
const smaller = {
  br: (page: string) => promisify(brotliCompress)(page, { params }),
  gzip: (page: string) => promisify(gzip)(page, { level: 5 }),
}

export async function compressPage(page: string, request: FastifyRequest, reply: FastifyReply) {
  const encoding = chooseEncoding(request.headers['accept-encoding'])
  if (!encoding) return page
  reply.header('content-encoding', encoding)
  return smaller[encoding](page)
}

/** `br;q=0` means no. */
function chooseEncoding(accepted = ''): 'br' | 'gzip' | undefined {
  const names = accepted
    .split(',')
    .map(each => each.trim())
    .filter(each => !/;\s*q=0(\.0*)?$/.test(each))
    .map(each => each.split(';')[0])
  if (names.includes('br')) return 'br'
  return names.includes('gzip') ? 'gzip' : undefined
}
