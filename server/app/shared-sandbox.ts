import { join } from 'node:path'
import fastify from 'fastify'
import { type SandboxOptions, sandbox, stripeApi } from '../../sandbox/sandbox.ts'
import { ownOrigin } from './addresses.ts'

/**
 * The payment sandbox for several processes of the shop: beside them, since a payment that is
 * begun at one of them is finished at another. Gives the settings that make them use it.
 */
export async function openSharedSandbox(dataDir: string, shopPort: () => number) {
  const app = fastify()
  const keys = {
    PAYMENTS: 'live',
    PAYPAL_CLIENT_ID: 'sandbox',
    PAYPAL_CLIENT_SECRET: crypto.randomUUID(),
    PAYPAL_WEBHOOK_ID: 'SANDBOXWEBHOOK',
    STRIPE_SECRET_KEY: `sk_test_${crypto.randomUUID()}`,
    STRIPE_WEBHOOK_SECRET: `whsec_${crypto.randomUUID()}`,
  }
  const origin = () => ownOrigin(app).replace(/127\.0\.0\.1|\[::1\]/, 'localhost')
  const webhooks = (provider: string) => `http://localhost:${shopPort()}/api/webhooks/${provider}/`
  const options: SandboxOptions = {
    origin,
    paypal: {
      clientId: keys.PAYPAL_CLIENT_ID,
      clientSecret: keys.PAYPAL_CLIENT_SECRET,
      webhookId: keys.PAYPAL_WEBHOOK_ID,
      webhookUrl: () => webhooks('paypal'),
      merchantName: 'Haberdash',
      payeeMerchantId: 'SANDBOXMERCHANT',
    },
    stripe: {
      secretKey: keys.STRIPE_SECRET_KEY,
      webhookSecret: keys.STRIPE_WEBHOOK_SECRET,
      webhookUrl: () => webhooks('stripe'),
    },
    statePath: join(dataDir, 'sandbox.json'),
  }
  await app.register(sandbox(options))
  await app.register(stripeApi(options), { prefix: '/v1' })
  await app.listen({ port: 0, host: '127.0.0.1' })
  return { ...keys, PAYPAL_BASE_URL: `${origin()}/paypal`, STRIPE_BASE_URL: origin() }
}
