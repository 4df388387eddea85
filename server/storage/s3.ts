import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { AwsClient } from 'aws4fetch'
import { Refusal } from '../refusal.ts'
import type { ListedFile, Storage } from './storage.ts'

export type S3Settings = {
  endpoint: string
  bucket: string
  region: string
  accessKeyId: string
  secretAccessKey: string
}

/** As their path on the shop, so that a CDN can read the bucket itself. */
const FOLDER = 'media/'
const ATTEMPTS = 3
const PAUSE_MS = 100
const ANSWER_WITHIN_MS = 5000

/** A setting of S3 that does not work: the start stops with this one line. */
export class UnusableBucket extends Error {}

/** Amazon's S3, or whatever else speaks its protocol; opened once it is known to answer. */
export async function openS3(settings: S3Settings): Promise<Storage> {
  const { endpoint, bucket, region, accessKeyId, secretAccessKey } = settings
  const home = `${endpoint.replace(/\/+$/, '')}/${bucket}`
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 0 })
  const send = (method: string, address: string, bytes?: Buffer) =>
    sendPatiently(client, `${home}${address}`, {
      method,
      ...(bytes && {
        body: new Uint8Array(bytes),
        headers: {
          'content-type': 'image/webp',
          'cache-control': 'public, max-age=31536000, immutable',
          // Signed with the request: what arrives is what was sent, or is refused.
          'x-amz-content-sha256': createHash('sha256').update(bytes).digest('hex'),
        },
      }),
    })
  const file = (name: string) => `/${FOLDER}${name}`

  const storage: Storage = {
    async put(name, bytes) {
      await expectOk(await send('PUT', file(name), bytes))
    },
    async get(name) {
      const answer = await send('GET', file(name))
      if (await isMissing(answer)) return undefined
      if (!answer.ok || !answer.body) throw await failureOf(answer)
      return { body: answer.body, size: Number(answer.headers.get('content-length')) }
    },
    async has(name) {
      const answer = await send('HEAD', file(name))
      return !(await isMissing(answer)) && (await expectOk(answer))
    },
    async delete(names) {
      const answers = await Promise.all(names.map(name => send('DELETE', file(name))))
      for (const answer of answers) if (!(await isMissing(answer))) await expectOk(answer)
    },
    async *list() {
      for (let token: string | undefined = ''; token !== undefined; ) {
        const page: Page = await readPage(await send('GET', `/?${listing(token)}`))
        yield* page.files
        token = page.next
      }
    },
  }

  try {
    const answer = await send('GET', `/?${listing('')}&max-keys=1`)
    if (answer.ok) await answer.body?.cancel()
    else throw await failureOf(answer)
  } catch (error) {
    const { cause } = error as Error
    throw new UnusableBucket(`S3_BUCKET ${bucket} cannot be used at ${endpoint}: ${cause}.`)
  }
  return storage
}

/** Every call of ours may be made twice, so one that fails for want of an answer is made again. */
async function sendPatiently(client: AwsClient, url: string, init: RequestInit): Promise<Response> {
  for (let attempt = 1; ; attempt++) {
    try {
      const signed = await client.sign(url, init)
      const answer = await fetch(signed, { signal: AbortSignal.timeout(ANSWER_WITHIN_MS) })
      if (attempt === ATTEMPTS || (answer.status < 500 && answer.status !== 429)) return answer
      await answer.body?.cancel()
    } catch (error) {
      if (attempt === ATTEMPTS) throw unreachable(reasonOf(error))
    }
    await sleep(PAUSE_MS * attempt)
  }
}

function unreachable(cause: string): Refusal {
  const sentence = 'The pictures are out of reach. Please try again in a moment.'
  return Object.assign(new Refusal('unavailable', sentence, 5), { cause })
}

/** `fetch failed` says nothing; what is behind it does. */
function reasonOf(error: unknown): string {
  const { cause, message } = error as Error
  return cause instanceof Error && cause.message ? cause.message : message
}

async function failureOf(answer: Response): Promise<Refusal> {
  const code = /<Code>(\w+)<\/Code>/.exec(await answer.text().catch(() => ''))?.[1]
  return unreachable(`it answers ${answer.status}${code ? ` ${code}` : ''}`)
}

async function expectOk(answer: Response): Promise<true> {
  if (!answer.ok) throw await failureOf(answer)
  await answer.body?.cancel()
  return true
}

/** A bucket that is missing is a 404 as well, and no answer about a file. */
async function isMissing(answer: Response): Promise<boolean> {
  if (answer.status !== 404) return false
  const body = await answer.text()
  if (body.includes('<Code>NoSuchBucket</Code>')) throw unreachable('it answers 404 NoSuchBucket')
  return true
}

type Page = { files: ListedFile[]; next: string | undefined }

function listing(token: string): URLSearchParams {
  return new URLSearchParams({
    'list-type': '2',
    prefix: FOLDER,
    ...(token && { 'continuation-token': token }),
  })
}

/** The names in it are ours: nothing has to be unescaped but the token. */
async function readPage(answer: Response): Promise<Page> {
  if (!answer.ok) throw await failureOf(answer)
  const xml = await answer.text()
  const files = xml.matchAll(/<Contents>([\s\S]*?)<\/Contents>/g).map(([, contents = '']) => ({
    name: tag(contents, 'Key')?.slice(FOLDER.length) ?? '',
    changedAt: new Date(tag(contents, 'LastModified') ?? Date.now()),
  }))
  return { files: [...files], next: tag(xml, 'NextContinuationToken')?.replaceAll('&amp;', '&') }
}

function tag(xml: string, name: string): string | undefined {
  return new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1]
}
