import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { imageAt } from '../../contract/images.ts'
import { orders } from '../../contract/orders.ts'
import { products } from '../../contract/products.ts'
import { formOf } from '../testing/forms.ts'
import { orderBody } from '../testing/order-bodies.ts'
import { openTestShop } from '../testing/test-shop.ts'
import { sweepImages } from './unused-images.ts'

const shop = await openTestShop()
const admin = await shop.person('admin')

let shade = 0
/** A picture that no other test has. */
const picture = (format: 'png' | 'jpeg' | 'webp' | 'gif' | 'tiff' = 'png', width = 900) =>
  sharp({ create: { width, height: 600, channels: 3, background: { r: ++shade, g: 90, b: 90 } } })
    .withExif({ IFD0: { Copyright: 'a secret place' } })
    .toFormat(format)
    .toBuffer()

const create = (bytes: Buffer, filename = 'mug.png') =>
  shop.call(products.create, { as: admin, ...formOf({}, { bytes, filename }) })

const fileOf = (image: string) => join(shop.config.dataDir, image)
const files = async () =>
  (await readdir(join(shop.config.dataDir, 'media'))).filter(f => !f.startsWith('placeholder'))

test.each(['png', 'jpeg', 'webp'] as const)('a %s becomes WebP in every width', async format => {
  const { status, body } = await create(await picture(format))
  expect(status).toBe(201)
  expect(body.image).toMatch(/^\/media\/[0-9a-f]{32}-800\.webp$/)
  for (const [width, expected] of [
    [160, 160],
    [400, 400],
    [800, 800],
    [1200, 900],
  ] as const) {
    const bytes = await readFile(fileOf(imageAt(body.image, width)))
    const metadata = await sharp(bytes).metadata()
    expect(metadata).toMatchObject({ format: 'webp', width: expected })
    expect(metadata.exif).toBeUndefined()
    expect(bytes.includes('a secret place')).toBe(false)
  }
})

test('a picture is turned upright before its metadata goes', async () => {
  const sideways = await sharp(await picture('jpeg'))
    .withMetadata({ orientation: 6 })
    .toBuffer()
  const { body } = await create(sideways)
  const { width, height } = await sharp(fileOf(body.image)).metadata()
  expect([width, height]).toEqual([600, 900])
})

test('an image is served for a year, without sniffing', async () => {
  const { body } = await create(await picture())
  const answer = await shop.app.inject(body.image)
  expect(answer.statusCode).toBe(200)
  expect(answer.headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'cross-origin',
  })
})

test.each([
  ['an SVG', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'x.svg'],
  ['a page called PNG', async () => Buffer.from('<html><script>1</script></html>'), 'x.png'],
  ['a GIF', () => picture('gif'), 'x.gif'],
  ['a TIFF', () => picture('tiff'), 'x.png'],
  ['half a picture', async () => (await picture('jpeg')).subarray(0, 2000), 'x.jpg'],
  ['a name with a way out', async () => Buffer.from('x'), '../../x.png'],
  [
    'a picture of 49 megapixels',
    () =>
      sharp({ create: { width: 7000, height: 7000, channels: 3, background: '#fff' } })
        .png()
        .toBuffer(),
    'x.png',
  ],
])('%s is refused and leaves no file', async (_, make, filename) => {
  const before = await files()
  const { status, body } = await create(await make(), filename)
  expect(status).toBe(400)
  expect(body).toEqual({
    detail: 'image must be a JPEG, PNG or WebP picture of at most 40 megapixels.',
  })
  expect(await files()).toEqual(before)
})

test('a drawing that would take a decoder half a minute is refused without asking it', async () => {
  const shape = '<rect style="fill:red;stroke:blue;opacity:.5" width="9" height="9"/>'
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg">${shape.repeat(130_000)}</svg>`
  const start = performance.now()
  expect((await create(Buffer.from(drawing))).status).toBe(400)
  expect(performance.now() - start).toBeLessThan(5000)
})

test('a file over 10 MB is too large', async () => {
  const { status, body } = await create(Buffer.alloc(10 * 1024 * 1024 + 1, 'RIFF0000WEBP'))
  expect(status).toBe(413)
  expect(body).toEqual({ detail: 'The image must be at most 10 MB.' })
})

test('a file that is no image is refused at its first bytes', async () => {
  const { status, body } = await create(Buffer.alloc(10 * 1024 * 1024 + 1, '<svg>'))
  expect(status).toBe(400)
  expect(body).toMatchObject({ detail: expect.stringContaining('image must be a JPEG') })
})

test('a file of another field is none of our business', async () => {
  const { body, headers } = formOf({}, { bytes: Buffer.from('a plain text'), filename: 'a.txt' })
  const other = Buffer.from(
    body.toString('latin1').replace('name="image"', 'name="note"'),
    'latin1',
  )
  const { status, body: product } = await shop.call(products.create, {
    as: admin,
    body: other,
    headers,
  })
  expect(status).toBe(201)
  expect(product.image).toBe('/media/placeholder-800.webp')
})

test('a product without an image has the placeholder, and the placeholder exists', async () => {
  const { body } = await shop.call(products.create, {
    as: admin,
    ...formOf({ image: 'undefined' }),
  })
  expect(body.image).toBe('/media/placeholder-800.webp')
  expect((await shop.app.inject(body.image)).statusCode).toBe(200)
})

test('an update without an image keeps the old one', async () => {
  const { body: product } = await create(await picture())
  const form = formOf({ name: 'New Name', price: '7' }, { bytes: Buffer.alloc(0), filename: '' })
  const { status, body } = await shop.call(products.update, { as: admin, id: product.id, ...form })
  expect(status).toBe(200)
  expect(body).toEqual({ ...product, name: 'New Name', price: '7.00' })
  expect(existsSync(fileOf(product.image))).toBe(true)
})

const replaceImage = async (id: number) => {
  const form = formOf({}, { bytes: await picture(), filename: 'mug.png' })
  return shop.call(products.update, { as: admin, id, ...form })
}

test('a replaced image is removed when nothing refers to it', async () => {
  const { body: product } = await create(await picture())
  const { body: updated } = await replaceImage(product.id)
  expect(updated.image).not.toBe(product.image)
  expect(existsSync(fileOf(product.image))).toBe(false)
  expect(existsSync(fileOf(imageAt(product.image, 160)))).toBe(false)
  expect(existsSync(fileOf(updated.image))).toBe(true)
})

test('a replaced image stays while an order shows it', async () => {
  const { body: product } = await create(await picture())
  const order = await shop.call(orders.add, { as: admin, body: orderBody([product, 1]) })
  await replaceImage(product.id)
  expect(existsSync(fileOf(product.image))).toBe(true)
  const { body } = await shop.call(orders.get, { as: admin, id: order.body.id })
  expect(body.orderItems[0]?.image).toBe(product.image)
})

test('the same picture twice is two images: each goes with its own product', async () => {
  const bytes = await picture()
  const { body: one } = await create(bytes)
  const { body: two } = await create(bytes)
  expect(two.image).not.toBe(one.image)
  await shop.call(products.delete, { as: admin, id: one.id })
  expect(existsSync(fileOf(one.image))).toBe(false)
  expect(existsSync(fileOf(two.image))).toBe(true)
})

test('an upload for a product that is not there leaves no file', async () => {
  const before = await files()
  expect((await replaceImage(999_999)).status).toBe(404)
  expect(await files()).toEqual(before)
})

test('the sweep removes what a crash left behind, and nothing else', async () => {
  const { body: product } = await create(await picture())
  const { body: bought } = await create(await picture())
  await shop.call(orders.add, { as: admin, body: orderBody([bought, 1]) })
  await replaceImage(bought.id)
  const lost = await shop.images.keep(await picture())
  const before = await files()
  // Young ones are let be: another process may be about to refer to them.
  await sweepImages(shop.db, shop.images)
  expect(await files()).toEqual(before)
  await sweepImages(shop.db, shop.images, Date.now() + 1000)
  expect(existsSync(fileOf(lost))).toBe(false)
  expect(existsSync(fileOf(product.image))).toBe(true)
  expect(existsSync(fileOf(bought.image))).toBe(true)
  expect(before.length - (await files()).length).toBe(4)
})

test('whoever has the image already is told so', async () => {
  const { body } = await create(await picture())
  const { etag } = (await shop.app.inject(body.image)).headers
  const headers = { 'if-none-match': `${etag}` }
  const again = await shop.app.inject({ url: body.image, headers })
  expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0])
})
