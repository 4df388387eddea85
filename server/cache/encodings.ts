import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export type Encoding = 'br' | 'gzip' | 'identity'

const known = new Map<string, Encoding>()
const MOST_KNOWN = 200

/** What of `accept-encoding` to use. Browsers send a handful of forms, so each is read once. */
export function chooseEncoding(accepted: string | undefined): Encoding {
  if (accepted === undefined) return 'identity'
  const chosen = known.get(accepted) ?? readAccepted(accepted)
  if (known.size < MOST_KNOWN) known.set(accepted, chosen)
  return chosen
}

/** `br;q=0` means no. */
function readAccepted(accepted: string): Encoding {
  const names = accepted
    .split(',')
    .map(each => each.trim())
    .filter(each => !/;\s*q=0(\.0*)?$/.test(each))
    .map(each => each.split(';')[0])
  return (['br', 'gzip'] as const).find(name => names.includes(name)) ?? 'identity'
}

/** Quick rather than small: somebody waits for it. */
const params = { [constants.BROTLI_PARAM_QUALITY]: 4 }

export function compress(body: Buffer, encoding: 'br' | 'gzip'): Promise<Buffer> {
  return encoding === 'br'
    ? promisify(brotliCompress)(body, { params })
    : promisify(gzip)(body, { level: 5 })
}
