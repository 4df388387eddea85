import { afterAll, beforeAll, expect, test } from 'vitest'
import { orderOf, paypalClient, startSandbox, stopAll } from './test-server.ts'

let origin: string
let paypal: Awaited<ReturnType<typeof paypalClient>>

beforeAll(async () => {
  const started = await startSandbox()
  origin = started.origin
  paypal = await paypalClient(started)
})
afterAll(stopAll)

test('the page redirects to the shop, with what the shop has to know', async () => {
  const application_context = {
    return_url: 'https://shop.example/back?order=7',
    cancel_url: 'https://shop.example/cancel',
  }
  const { body } = await paypal.create('49.17', {}, { application_context })
  const send = (choice: string) =>
    fetch(`${origin}/paypal/approve`, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ token: body.id, choice }),
    })
  const cancel = await send('cancel')
  expect(cancel.headers.get('location')).toBe(`https://shop.example/cancel?token=${body.id}`)
  const approve = await send('approve')
  expect(approve.status).toBe(303)
  const url = new URL(approve.headers.get('location') ?? '')
  expect(Object.fromEntries(url.searchParams)).toEqual({
    order: '7',
    token: body.id,
    PayerID: expect.any(String),
  })
})

test('the approval page shows what is paid, escapes what it was given and runs no foreign script', async () => {
  const script = { ...orderOf('1234.50').purchase_units[0], invoice_id: '<script>7' }
  const { body } = await paypal.create('1', {}, { purchase_units: [script] })
  const reply = await fetch(`${origin}/paypal/approve?token=${body.id}&parent=javascript:alert(1)`)
  const page = await reply.text()
  expect(page).toContain('$1,234.50')
  expect(page).toContain('Haberdash &amp; &lt;Sons&gt;')
  expect(page).toContain('&lt;script&gt;7')
  expect(page).not.toContain('alert(1)')
  expect(reply.headers.get('content-security-policy')).toContain("script-src 'self'")
  expect((await fetch(`${origin}/paypal/approve?token=UNKNOWN`)).status).toBe(404)
})

test('the script for the browser comes for whatever query a loader sends', async () => {
  const query = 'client-id=x&currency=USD&components=buttons&data-anything=1'
  const reply = await fetch(`${origin}/paypal/sdk/js?${query}`)
  expect(reply.headers.get('content-type')).toContain('text/javascript')
  expect(await reply.text()).toContain('Buttons')
})

test('only the origin that the button named is told, and may frame the page', async () => {
  const { body } = await paypal.create()
  const page = `${origin}/paypal/approve?token=${body.id}&parent=https://shop.example/order/7`
  const policy = (await fetch(page)).headers.get('content-security-policy')
  expect(policy).toContain("frame-ancestors 'self' https://shop.example;")
  const form = { token: body.id, choice: 'approve', parent: 'https://shop.example' }
  const done = await fetch(`${origin}/paypal/approve`, {
    method: 'POST',
    body: new URLSearchParams(form),
  })
  expect(await done.text()).toContain('data-parent="https://shop.example"')
})
