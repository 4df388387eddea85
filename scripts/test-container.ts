import { spawn, spawnSync } from 'node:child_process'
import { chmodSync, copyFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { clientOf, pricesOf, productForm } from '../outside/client.ts'
import { buildImage, type Image } from './dockerfile.ts'
import { folderSize } from './folder-size.ts'

// What `docker build` and `docker run` would do, step by step and without an engine: every line of
// the Dockerfile in a clean folder, then the shop as a plain user who may write to its volume only.

const context = join(import.meta.dirname, '..')
const folder = mkdtempSync(join(tmpdir(), 'haberdash-container-'))
const OWNER = { email: 'owner@example.com', password: 'the owner knows it' }

try {
  chmodSync(folder, 0o755)
  const bin = join(folder, 'bin')
  mkdirSync(bin)
  // The image brings Node; here it is a copy of ours, where the plain user can reach it.
  copyFileSync(process.execPath, join(bin, 'node'))
  const path = `${bin}:${process.env.PATH}`
  const image = buildImage(context, folder, path)
  const shop = join(image.root, image.workdir)
  expect(!readdirSync(join(shop, 'node_modules')).includes('node'), 'no second Node is installed')
  expect(!readdirSync(join(shop, 'node_modules')).includes('vite'), 'no tool of ours is installed')
  report(shop)
  forbidWriting(image)
  await runShop(image, path)
  console.log('✓ every step of the Dockerfile works, and what it makes sells')
} finally {
  rmSync(folder, { recursive: true, force: true })
}

function expect(fact: unknown, title: string) {
  if (!fact) throw new Error(`✗ ${title}`)
  console.log(`✓ ${title}`)
}

function report(shop: string) {
  const parts = ['node_modules', 'dist', 'server', 'sandbox', 'contract']
  const sizes = parts.map(part => `${part} ${(folderSize(join(shop, part)) / 1e6).toFixed(1)}`)
  console.log(`  ${(folderSize(shop) / 1e6).toFixed(1)} MB beside Node: ${sizes.join(', ')}`)
}

/** As `read_only: true` does it: everything belongs to root and nobody may write, save the volume. */
function forbidWriting({ root, volume = '' }: Image) {
  spawnSync('chmod', ['-R', 'a-w', root])
  if (process.getuid?.() === 0) spawnSync('chmod', ['u+w', join(root, volume)])
  else chmodSync(join(root, volume), 0o755)
}

async function runShop(image: Image, path: string) {
  const [command = '', ...args] = image.command
  const cwd = join(image.root, image.workdir)
  const env = {
    ...image.env,
    PATH: path,
    PORT: '0',
    ADMIN_EMAIL: OWNER.email,
    ADMIN_PASSWORD: OWNER.password,
    PAYMENTS: 'sandbox',
    LOG_LEVEL: 'warn',
  }
  const user = process.getuid?.() === 0 ? image.user : {}
  const child = spawn(command, args, { cwd, env, ...user, stdio: ['ignore', 'pipe', 'inherit'] })
  const ended = new Promise<number | null>(resolve => child.once('exit', resolve))
  try {
    const origin = await new Promise<string>((resolve, reject) => {
      let output = ''
      child.stdout.on('data', chunk => {
        output += chunk
        const opened = /open at (http:\/\/localhost:\d+)/.exec(output)?.[1]
        if (opened) resolve(opened)
      })
      ended.then(code => reject(new Error(`The shop ended with ${code}.\n${output}`)))
    })
    const [test = '', ...rest] = image.healthcheck
    const checkHealth = () =>
      spawnSync(test, rest, { cwd, env: { ...env, PORT: new URL(origin).port }, ...user }).status
    expect(checkHealth() === 0, 'the health check is content')
    await sell(origin)
    child.kill('SIGTERM')
    expect((await ended) === 0, 'it ends cleanly')
    expect(checkHealth() === 1, 'the health check notices')
  } finally {
    child.kill('SIGKILL')
  }
}

async function sell(origin: string) {
  const client = clientOf(origin, '/')
  const ask = async <T>(answer: Promise<{ status: number; body: unknown }>) => {
    const { status, body } = await answer
    if (status > 299) throw new Error(`${status} ${JSON.stringify(body)}`)
    // The shapes are the business of outside/; here it only has to work.
    return body as T
  }
  const { token } = await ask<{ token: string }>(client.login(OWNER.email, OWNER.password))
  const picture = await fetch(`${origin}/media/placeholder-800.webp`)
  const image = new File([await picture.arrayBuffer()], 'mug.webp', { type: 'image/webp' })
  const product = await ask<{ id: number; price: string; image: string }>(
    client.createProduct(token, productForm({ image })),
  )
  expect((await fetch(`${origin}${product.image}`)).ok, 'a picture is taken and served')
  const page = await (await fetch(`${origin}/product/${product.id}`)).text()
  expect(page.includes('<h1') && page.includes('Enamel Mug'), 'a page is rendered')
  const script = /<script type="module"[^>]* src="([^"]+)"/.exec(page)?.[1]
  expect((await fetch(`${origin}${script}`)).ok, 'its script is served')
  const line = { product: product.id, price: product.price, quantity: 1 }
  const { id } = await ask<{ id: number }>(
    client.addOrder(token, {
      orderItems: [line],
      paymentMethod: 'PayPal',
      shippingAddress: { address: '1 Lane', city: 'Leiden', postalCode: '2311', country: 'NL' },
      ...pricesOf([line]),
    }),
  )
  const { id: paymentId } = await ask<{ id: string }>(client.createPayment(token, id))
  await fetch(`${origin}/sandbox/paypal/approve`, {
    method: 'POST',
    headers: { accept: 'application/json' },
    body: new URLSearchParams({ token: paymentId, choice: 'approve' }),
  })
  await ask(client.payPayPal(token, id, { paymentId, PayerID: 'OLA' }))
  const order = await ask<{ isPaid: boolean }>(client.getOrder(token, id))
  expect(order.isPaid, 'an order is placed and paid')
}
