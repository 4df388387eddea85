import { once } from 'node:events'
import { existsSync, readdirSync, statSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { orders } from '../../contract/orders.ts'
import { products } from '../../contract/products.ts'
import { formOf } from '../testing/forms.ts'
import { orderBody } from '../testing/order-bodies.ts'
import { openTestShop } from '../testing/test-shop.ts'
import { backUpTo, restoreFrom } from './backup.ts'
import { SQLITE_FILE } from './open.ts'
import { openSqlite } from './sqlite.ts'

const folder = await mkdtemp(join(tmpdir(), 'haberdash-backup-'))
afterAll(() => rm(folder, { recursive: true, force: true }))

test('a backup under load holds every order that was answered before it began', async () => {
  const shop = await openTestShop()
  const admin = await shop.person('admin')
  const bytes = await sharp({
    create: { width: 200, height: 200, channels: 3, background: '#a33' },
  })
    .png()
    .toBuffer()
  const form = formOf({ countInStock: '1000' }, { bytes, filename: 'mug.png' })
  const { body: mug } = await shop.call(products.create, { as: admin, ...form })
  const buy = () => shop.call(orders.add, { as: admin, body: orderBody([mug, 1]) })
  const before = await Promise.all(Array.from({ length: 50 }, buy))

  const file = join(folder, 'shop.tar')
  const [during] = await Promise.all([
    Promise.all(Array.from({ length: 50 }, buy)),
    backUpTo(file, shop.config.dataDir, { withImages: true }),
  ])
  expect(during.every(({ status }) => status === 201)).toBe(true)

  const elsewhere = join(folder, 'elsewhere')
  await restoreFrom(file, elsewhere)
  const copy = openSqlite(join(elsewhere, 'shop.sqlite'))
  const kept = (await copy.selectFrom('orders').select('id').execute()).map(({ id }) => id)
  const { stock } = await copy.selectFrom('products').select('stock').executeTakeFirstOrThrow()
  await copy.destroy()
  expect(kept).toEqual(expect.arrayContaining(before.map(({ body }) => body.id)))
  expect(stock).toBe(1000 - kept.length)
  expect(existsSync(join(elsewhere, mug.image))).toBe(true)
  expect(existsSync(join(elsewhere, 'auth-secret'))).toBe(false)
})

test('a backup of a large shop ends although it is written to all the time', async () => {
  const shop = await openTestShop()
  await sql`
    with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < 20000)
    insert into audit_log (at, actor_name, action, subject, subject_id, before_json, after_json)
    select '2026-01-01T00:00:00.000Z', 'Past', 'changed', 'product', n, '{}', ${'long '.repeat(800)}
    from numbers`.execute(shop.db)
  const database = join(shop.config.dataDir, SQLITE_FILE)
  const writer = new Worker(WRITER, { eval: true, workerData: database })
  try {
    await once(writer, 'message')
    const file = join(folder, 'large.tar')
    await backUpTo(file, shop.config.dataDir, { withImages: true })
    expect(statSync(file).size).toBeGreaterThan(80_000_000)
  } finally {
    await writer.terminate()
  }
}, 20_000)

const WRITER = `
  const { DatabaseSync } = require('node:sqlite')
  const { parentPort, workerData } = require('node:worker_threads')
  const database = new DatabaseSync(workerData, { timeout: 5000 })
  database.exec('pragma synchronous = off')
  const write = database.prepare('update audit_log set subject_id = subject_id + 1 where id = 1')
  setInterval(() => parentPort.postMessage(write.run().changes), 2)
`

test('a restore puts an open shop back to where it was', async () => {
  const shop = await openTestShop()
  const { id } = await shop.product({ name: 'Kept' })
  const file = join(folder, 'open.tar')
  await backUpTo(file, shop.config.dataDir, { withImages: true })
  const admin = await shop.person('admin')
  await shop.call(products.delete, { as: admin, id })
  await shop.product({ name: 'Too Late' })
  await restoreFrom(file, shop.config.dataDir)
  const { body } = await shop.call(products.list)
  expect(body.products.map(({ name }) => name)).toEqual(['Kept'])
})

test('where the images are in a bucket, a backup is the database alone', async () => {
  const shop = await openTestShop()
  await shop.product({ name: 'Kept' })
  await rm(join(shop.config.dataDir, 'media'), { recursive: true })
  const file = join(folder, 'bucket.tar')
  await backUpTo(file, shop.config.dataDir, { withImages: false })
  await shop.product({ name: 'Too Late' })
  await restoreFrom(file, shop.config.dataDir)
  const { body } = await shop.call(products.list)
  expect(body.products.map(({ name }) => name)).toEqual(['Kept'])
  expect(existsSync(join(shop.config.dataDir, 'media'))).toBe(false)
})

test('a file that is no backup changes nothing', async () => {
  const shop = await openTestShop()
  await shop.product({ name: 'Kept' })
  const file = join(folder, 'nonsense.tar')
  await writeFile(file, 'nonsense')
  await expect(restoreFrom(file, shop.config.dataDir)).rejects.toThrow('Nothing was changed.')
  await expect(backUpTo(file, shop.config.dataDir, { withImages: true })).rejects.toThrow(
    'exists already',
  )
  const { body } = await shop.call(products.list)
  expect(body.products).toHaveLength(1)
  expect(readdirSync(shop.config.dataDir).filter(name => name.startsWith('.'))).toEqual([])
})
