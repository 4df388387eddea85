import { orders } from '../../contract/orders.ts'
import { payments as calls } from '../../contract/payments.ts'
import { ownOrigin } from '../app/addresses.ts'
import type { Config, PaymentConfig } from '../app/config.ts'
import { orderBody } from './order-bodies.ts'
import { openTestShop, type SignedIn } from './test-shop.ts'

/** A shop that listens, with the sandbox as its provider and hands that work the sandbox. */
export async function openPayingShop(settings: Partial<Config> = {}) {
  const payments: PaymentConfig = { mode: 'sandbox', answerWithinMs: 1500 }
  const shop = await openTestShop({ payments, ...settings })
  await shop.app.listen({ port: 0, host: '127.0.0.1' })
  const sandbox = `${ownOrigin(shop.app)}/sandbox`

  const post = async (url: string, body: URLSearchParams | object) => {
    const form = body instanceof URLSearchParams
    const response = await fetch(url, {
      method: 'POST',
      headers: { accept: 'application/json', ...(!form && { 'content-type': 'application/json' }) },
      body: form ? body : JSON.stringify(body),
    })
    return response.json()
  }

  return {
    ...shop,
    sandbox,
    async order(as: SignedIn, price = '20.00') {
      const body = orderBody([await shop.product({ price }), 1])
      return (await shop.call(orders.add, { as, body })).body
    },
    orderNow: async (as: SignedIn, id: number) => (await shop.call(orders.get, { as, id })).body,
    begin: async (as: SignedIn, id: number) =>
      (await shop.call(calls.createPayPal, { as, id })).body.id,
    decide: (token: string, choice: 'approve' | 'decline' | 'cancel') =>
      post(`${sandbox}/paypal/approve`, new URLSearchParams({ token, choice })),
    pay: (as: SignedIn, id: number, paymentId: string) =>
      shop.call(calls.payPayPal, { as, id, body: { paymentId, PayerID: 'SANDY' } }),
    payByCard: (url: string, number = '4242424242424242') =>
      post(
        `${sandbox}${new URL(url).pathname.replace(/^\/sandbox/, '')}`,
        new URLSearchParams({ number }),
      ),
    trouble: (provider: 'paypal' | 'stripe', call: string, trouble: string, times = 1) =>
      post(`${sandbox}/_trouble`, { provider, call, trouble, times }),
    endTrouble: () => fetch(`${sandbox}/_trouble`, { method: 'DELETE' }),
    replayWebhooks: (options: object) => post(`${sandbox}/_webhooks/replay`, options),
    captures: async () => (await (await fetch(`${sandbox}/paypal/_state`)).json()).captures,
    paymentRows: (orderId: number) =>
      shop.db
        .selectFrom('payments')
        .where('order_id', '=', orderId)
        .selectAll()
        .orderBy('id')
        .execute(),
  }
}
