import {
  copyFileSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { paypalClient, startSandbox, stopAll } from './test-server.ts'

let folder: string
let statePath: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sandbox-'))
  statePath = join(folder, 'deep/state.json')
})
afterEach(async () => {
  await stopAll()
  rmSync(folder, { recursive: true })
})

test('a capture is in the file before it is answered, even among many', async () => {
  const started = await startSandbox({ statePath })
  const paypal = await paypalClient(started)
  const ids = await Promise.all(Array.from({ length: 20 }, () => paypal.approved()))
  await Promise.all(
    ids.map(async id => {
      const { body } = await paypal.capture(id)
      const capture = body.purchase_units[0].payments.captures[0].id
      expect(readFileSync(statePath, 'utf8')).toContain(capture)
    }),
  )
})

test('a restart keeps captures, request ids, tokens and the certificate', async () => {
  const first = await startSandbox({ statePath })
  const before = await paypalClient(first)
  const id = await before.approved()
  const once = { 'paypal-request-id': 'once' }
  const captured = await before.capture(id, once)
  const [webhook] = await first.ear.waitFor(2)
  // No orderly end: what counts is in the files already, and the first one still lives.
  const copy = join(folder, 'copy.json')
  for (const end of ['', '.signing.pem']) copyFileSync(statePath + end, copy + end)
  const second = await startSandbox({ statePath: copy })
  const after = await paypalClient(second)
  expect((await after.get(id)).body.status).toBe('COMPLETED')
  const again = await after.capture(id, once)
  expect(again.body.purchase_units[0].payments.captures[0].id).toBe(
    captured.body.purchase_units[0].payments.captures[0].id,
  )
  expect((await after.capture(id)).body.details[0].issue).toBe('ORDER_ALREADY_CAPTURED')
  const path = new URL(String(webhook?.headers['paypal-cert-url'])).pathname
  expect((await fetch(`${second.root}${path}`)).status).toBe(200)
  expect(statSync(`${statePath}.signing.pem`).mode & 0o077).toBe(0)
})

test('a webhook that a crash left unsent goes out at the next start', async () => {
  // The first one goes on trying until it is ended: one that gave up would have nothing unsent.
  const first = await startSandbox({ statePath, webhookDelays: [60_000] })
  first.options.paypal.webhookUrl = () => 'http://127.0.0.1:1/nobody'
  const paypal = await paypalClient(first)
  await paypal.approved()
  const kept = readFileSync(statePath, 'utf8')
  await first.stop()
  writeFileSync(statePath, kept)
  const second = await startSandbox({ statePath })
  await second.ear.waitFor(1)
  expect(second.ear.types()).toEqual(['CHECKOUT.ORDER.APPROVED'])
})

test('a state that cannot be read stops the start with one clear line', async () => {
  writeFileSync(join(folder, 'broken.json'), '{"orders":')
  const start = startSandbox({ statePath: join(folder, 'broken.json') })
  await expect(start).rejects.toThrow('cannot read its state')
})

test('only the newest orders are remembered', async () => {
  const started = await startSandbox({ limit: 3 })
  const paypal = await paypalClient(started)
  const ids: string[] = []
  for (let made = 0; made < 5; made++) ids.push((await paypal.create()).body.id)
  const statuses = await Promise.all(ids.map(async id => (await paypal.get(id)).status))
  expect(statuses).toEqual([404, 404, 200, 200, 200])
})

test('without a path nothing is written', async () => {
  const paypal = await paypalClient(await startSandbox())
  await paypal.capture(await paypal.approved())
  expect(existsSync(statePath)).toBe(false)
})
