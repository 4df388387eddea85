import fastify from 'fastify'
import { type SandboxOptions, sandbox, stripeApi } from './sandbox.ts'

// The sandbox as a process of its own: `npm run sandbox`.

const { env } = process
const port = Number(env.PORT ?? 8001)
const host = env.HOST ?? 'localhost'
const origin = env.PUBLIC_ORIGIN ?? `http://localhost:${port}`
const shop = env.SHOP_ORIGIN ?? 'http://localhost:8000'

const options: SandboxOptions = {
  origin: () => origin,
  paypal: {
    clientId: env.PAYPAL_CLIENT_ID ?? 'sandbox-client',
    clientSecret: env.PAYPAL_CLIENT_SECRET ?? 'sandbox-secret',
    webhookId: env.PAYPAL_WEBHOOK_ID ?? 'SANDBOXWEBHOOK001',
    webhookUrl: () => env.PAYPAL_WEBHOOK_URL ?? `${shop}/api/webhooks/paypal/`,
    merchantName: env.MERCHANT_NAME ?? 'Haberdash',
    payeeMerchantId: env.PAYPAL_MERCHANT_ID ?? 'SANDBOXMERCHANT',
  },
  stripe: {
    secretKey: env.STRIPE_SECRET_KEY ?? 'sk_test_sandbox',
    webhookSecret: env.STRIPE_WEBHOOK_SECRET ?? 'whsec_sandbox',
    webhookUrl: () => env.STRIPE_WEBHOOK_URL ?? `${shop}/api/webhooks/stripe/`,
  },
  ...(env.STATE_PATH && { statePath: env.STATE_PATH }),
  ...(env.CONTROL && { control: env.CONTROL === 'on' }),
}

const app = fastify({ logger: { level: env.LOG_LEVEL ?? 'warn' } })
app.register(sandbox(options))
app.register(stripeApi(options), { prefix: '/v1' })
await app.listen({ port, host })

process.stdout.write(`The sandbox answers at ${origin}. No real money moves.
Set in the shop's environment:

  PAYPAL_BASE_URL=${origin}/paypal
  PAYPAL_CLIENT_ID=${options.paypal.clientId}
  PAYPAL_CLIENT_SECRET=${options.paypal.clientSecret}
  PAYPAL_WEBHOOK_ID=${options.paypal.webhookId}
  STRIPE_BASE_URL=${origin}
  STRIPE_SECRET_KEY=${options.stripe.secretKey}
  STRIPE_WEBHOOK_SECRET=${options.stripe.webhookSecret}

PayPal's script for the browser is ${origin}/paypal/sdk/js. Webhooks go to ${shop}.
`)

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => app.close().then(() => process.exit(0)))
