import sharp from 'sharp'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { imageAt } from '../../contract/images.ts'
import { orders } from '../../contract/orders.ts'
import { products } from '../../contract/products.ts'
import { sweepImages } from '../products/unused-images.ts'
import { formOf } from '../testing/forms.ts'
import { orderBody } from '../testing/order-bodies.ts'
import { startS3 } from '../testing/s3-server.ts'
import { startShop } from '../testing/shop-process.ts'
import { openTestShop } from '../testing/test-shop.ts'
import { openS3 } from './s3.ts'

const s3 = await startS3()
afterAll(() => s3.close())
beforeEach(() => {
  s3.trouble = () => undefined
})

const shop = await openTestShop({ s3: s3.settings })
const admin = await shop.person('admin')

let shade = 0
const picture = () =>
  sharp({
    create: { width: 1300, height: 700, channels: 3, background: { r: ++shade, g: 9, b: 9 } },
  })
    .png()
    .toBuffer()
const create = async () =>
  shop.call(products.create, {
    as: admin,
    ...formOf({}, { bytes: await picture(), filename: 'mug.png' }),
  })
const replaceImage = async (id: number) =>
  shop.call(products.update, {
    as: admin,
    id,
    ...formOf({ name: 'New Name' }, { bytes: await picture(), filename: 'mug.png' }),
  })
/** The keys of an image in the bucket, in every width. */
const keysOf = (image: string) =>
  ([160, 400, 800, 1200] as const).map(width => imageAt(image, width).slice(1))
const pictures = () => [...s3.objects.keys()].filter(key => !key.includes('placeholder')).toSorted()
const OUT_OF_REACH = {
  status: 503,
  headers: { 'retry-after': '5', 'cache-control': 'no-store' },
  body: { detail: 'The pictures are out of reach. Please try again in a moment.' },
}

test('an image lies in the bucket in every width and comes through the shop as from the folder', async () => {
  const { body } = await create()
  expect(keysOf(body.image).map(key => s3.objects.get(key)?.type)).toEqual(
    Array(4).fill('image/webp'),
  )
  const answer = await shop.app.inject(body.image)
  expect(answer.statusCode).toBe(200)
  expect(answer.headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
  })
  const kept = s3.objects.get(body.image.slice(1))?.bytes
  expect(answer.rawPayload.equals(kept ?? Buffer.alloc(0))).toBe(true)
  const head = await shop.app.inject({ method: 'HEAD', url: body.image })
  expect([head.statusCode, head.headers['content-length']]).toEqual([200, `${kept?.length}`])
  for (const nothing of [`/media/${'0'.repeat(32)}-800.webp`, '/media/..%2fsecret.webp']) {
    expect((await shop.app.inject(nothing)).statusCode).toBe(404)
  }
})

test('a replaced image leaves the bucket, unless an order shows it', async () => {
  const { body: product } = await create()
  await replaceImage(product.id)
  expect(pictures()).not.toEqual(expect.arrayContaining(keysOf(product.image)))
  const { body: bought } = await create()
  await shop.call(orders.add, { as: admin, body: orderBody([bought, 1]) })
  await replaceImage(bought.id)
  expect(pictures()).toEqual(expect.arrayContaining(keysOf(bought.image)))
})

test('a hiccup of the store is not noticed', async () => {
  const met = new Set<string>()
  const troubles = [500, 'reset', 429, 503] as const
  // The first request of each kind for each file fails, one way or another.
  s3.trouble = (method, key) => {
    if (met.has(method + key)) return undefined
    met.add(method + key)
    return troubles[met.size % troubles.length]
  }
  const { status, body } = await create()
  expect(status).toBe(201)
  expect((await shop.app.inject(body.image)).statusCode).toBe(200)
  expect(met.size).toBe(5)
})

test('while the store is away an upload is refused with a sentence and changes nothing', async () => {
  const { body: product } = await create()
  const before = pictures()
  s3.trouble = () => 'reset'
  expect(await replaceImage(product.id)).toMatchObject(OUT_OF_REACH)
  expect(await create()).toMatchObject(OUT_OF_REACH)
  expect((await shop.app.inject(product.image)).json()).toEqual(OUT_OF_REACH.body)
  s3.trouble = () => undefined
  const { body } = await shop.call(products.get, { id: product.id })
  expect(body).toMatchObject({ name: product.name, image: product.image })
  expect(pictures()).toEqual(before)
  expect((await shop.app.inject(product.image)).statusCode).toBe(200)
})

test('a store that goes away in the middle of an upload keeps no orphan', async () => {
  const before = pictures()
  s3.trouble = (method, key) => (method === 'PUT' && key.endsWith('-1200.webp') ? 500 : undefined)
  expect(await create()).toMatchObject(OUT_OF_REACH)
  expect(pictures()).toEqual(before)

  // Away for the clearing as well: then the sweep does it, once it is back.
  s3.trouble = (method, key) =>
    method === 'DELETE' || key.endsWith('-1200.webp') ? 'reset' : undefined
  expect(await create()).toMatchObject(OUT_OF_REACH)
  expect(pictures()).not.toEqual(before)
  s3.trouble = () => undefined
  await sweepImages(shop.db, shop.images, Date.now() + 1000)
  expect(pictures()).toEqual(before)
})

test('a product is deleted although the store is away, and its image later', async () => {
  const { body: product } = await create()
  s3.trouble = () => 503
  expect((await shop.call(products.delete, { as: admin, id: product.id })).status).toBe(200)
  s3.trouble = () => undefined
  expect(pictures()).toEqual(expect.arrayContaining(keysOf(product.image)))
  await sweepImages(shop.db, shop.images, Date.now() + 1000)
  expect(pictures()).not.toEqual(expect.arrayContaining(keysOf(product.image)))
})

test('the sweep reads every page of a long list', async () => {
  const before = pictures()
  for (let n = 0; n < 25; n++) {
    const key = `media/${String(n).padStart(32, '0')}-160.webp`
    s3.objects.set(key, { bytes: Buffer.from('x'), type: 'image/webp', at: new Date(0) })
  }
  await sweepImages(shop.db, shop.images)
  expect(pictures()).toEqual(before)
})

test.each([
  ['a wrong secret', { secretAccessKey: 'another' }, 'it answers 403 SignatureDoesNotMatch'],
  ['an unknown key', { accessKeyId: 'another' }, 'it answers 403 InvalidAccessKeyId'],
  ['a bucket that is not there', { bucket: 'nowhere' }, 'it answers 404 NoSuchBucket'],
  ['nobody at the address', { endpoint: 'http://127.0.0.1:9' }, 'bad port'],
])('%s stops the start with one line', async (_, wrong, reason) => {
  const settings = { ...s3.settings, ...wrong }
  const line = `S3_BUCKET ${settings.bucket} cannot be used at ${settings.endpoint}: ${reason}.`
  await expect(openS3(settings)).rejects.toThrow(line)
})

test('the process ends with that line and nothing else', async () => {
  const { endpoint, bucket, region, accessKeyId } = s3.settings
  const { code, output } = await startShop({
    DATA_DIR: shop.config.dataDir,
    S3_ENDPOINT: endpoint,
    S3_BUCKET: bucket,
    S3_REGION: region,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: 'another',
  }).ended
  expect(code).toBe(1)
  expect(output).toBe(
    `S3_BUCKET ${bucket} cannot be used at ${endpoint}: it answers 403 SignatureDoesNotMatch.\n`,
  )
})
