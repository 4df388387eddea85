import { existsSync, readFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import sharp from 'sharp'
import { formOf } from '../../server/testing/forms.ts'
import { hashPassword } from '../../server/users/passwords.ts'
import type { Figure } from '../tools/figures.ts'
import { putUnderLoad, type Request } from '../tools/load.ts'
import type { Running } from '../tools/processes.ts'
import { repeat } from '../tools/rounds.ts'
import { scratch } from '../tools/scratch.ts'
import {
  orderRequest,
  seededPlace,
  startShop,
  stockUp,
  tokenOf,
  withDatabase,
} from '../tools/shop.ts'

const ADMIN_ID = 20
const SECONDS = 4
const PASSWORD = 'correct horse battery'

/** The longest that anybody had to wait for the one thread that answers, all at once. */
export async function measureEventLoop(): Promise<Figure[]> {
  const place = seededPlace('thousand', { products: 1000, orders: 1000 })
  const products = await stockUp(place, 100)
  const password_hash = await hashPassword(PASSWORD)
  const person = await withDatabase(place, async db => {
    const users = () => db.updateTable('users').where('id', '=', ADMIN_ID)
    return users()
      .set({ role: 'admin', password_hash })
      .returning('email')
      .executeTakeFirstOrThrow()
  })
  const file = join(scratch(), 'longest-wait')
  const watch = pathToFileURL(join(import.meta.dirname, '..', 'watch-loop.ts')).href
  const shop = await startShop(place, {
    NODE_OPTIONS: `--import ${watch}`,
    LONGEST_WAIT_FILE: file,
  })
  const visits: Request[] = products.flatMap(({ id }) => [
    ...['/', `/product/${id}`, '/api/products/', `/api/products/${id}/`].map(url => ({ url })),
    { url: `/api/products/?keyword=lamp&n=@n@` },
  ])
  const orders = await Promise.all(products.map(product => orderRequest(product)))
  const signIn = {
    method: 'POST',
    url: '/api/users/login/',
    body: { username: person.email, password: PASSWORD },
  }
  const measured = await repeat(async () => {
    await takeLongestWait(shop, file)

    await Promise.all([
      putUnderLoad(shop, [...visits, ...orders.slice(0, 25)], { seconds: SECONDS }),
      putUnderLoad(shop, [signIn], { seconds: SECONDS, connections: 2 }),
      uploadPictures(shop, SECONDS),
    ])
    return takeLongestWait(shop, file)
  })
  await shop.stop()
  return [
    {
      work: 'longest wait of the event loop',
      against: 'visits, orders, sign-ins and uploads of pictures at once',
      measured,
      unit: 'ms',
      reach: { atMost: 20 },
    },
  ]
}

/** Asked by a signal: what the shop waited since it was asked last. */
async function takeLongestWait({ pid }: Running, file: string): Promise<number> {
  await rm(file, { force: true })
  process.kill(pid, 'SIGUSR2')
  while (!existsSync(file)) await sleep(10)
  await sleep(10)
  return Number(readFileSync(file, 'utf8'))
}

/** Pictures as a camera makes them, one after another. */
async function uploadPictures({ port }: Running, seconds: number) {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const
  const bytes = await sharp({
    create: { width: 3000, height: 2000, channels: 3, background: '#888', noise },
  })
    .jpeg()
    .toBuffer()
  const { body, headers } = formOf({}, { bytes, filename: 'picture.jpg', type: 'image/jpeg' })
  const authorization = `Bearer ${await tokenOf(ADMIN_ID)}`
  const end = performance.now() + seconds * 1000
  while (performance.now() < end) {
    const answer = await fetch(`http://127.0.0.1:${port}/api/products/create/`, {
      method: 'POST',
      headers: { ...headers, authorization },
      body,
    })
    if (answer.status !== 201) throw new Error(await answer.text())
  }
}
