import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { SandboxOptions } from '../../sandbox/sandbox.ts'
import type { Db } from '../db/tables.ts'
import type { Providers } from '../payments/check-payment.ts'
import { createPayPal } from '../payments/paypal.ts'
import { createSignatureCheck } from '../payments/paypal-signature.ts'
import { startReconciler } from '../payments/reconcile.ts'
import type { PaymentParts } from '../payments/routes.ts'
import { createStripe } from '../payments/stripe.ts'
import { browserOrigin, ownOrigin } from './addresses.ts'
import type { Config } from './config.ts'

const PAYPAL_SCRIPT = 'https://www.paypal.com/sdk/js'

/** The ways of paying, live or by the sandbox, and whoever looks after unfinished payments. */
export async function openPayments(
  app: FastifyInstance,
  config: Config,
  db: Db,
): Promise<PaymentParts> {
  const parts = config.payments.mode === 'sandbox' ? await sandboxed(app, config) : live(config)
  const { answerWithinMs } = config.payments
  const payments = { db, providers: parts.providers, log: app.log, answerWithinMs }
  let stop: (() => void) | undefined
  app.addHook('onListen', async () => {
    stop = startReconciler(payments)
  })
  app.addHook('preClose', async () => stop?.())
  return { ...parts, payments }
}

type ProviderParts = { providers: Providers } & Omit<PaymentParts, 'payments'>

function live({ payments: { paypal, stripe, answerWithinMs } }: Config): ProviderParts {
  return {
    providers: {
      ...(paypal && { paypal: createPayPal({ ...paypal, baseUrl: () => paypal.baseUrl }) }),
      ...(stripe && {
        stripe: createStripe({ ...stripe, answerWithinMs, baseUrl: () => stripe.baseUrl }),
      }),
    },
    settings: {
      sandbox: isRehearsal(paypal?.baseUrl) || stripe?.baseUrl !== undefined,
      paypal: paypal ? { clientId: paypal.clientId, sdkUrl: scriptOf(paypal.baseUrl) } : null,
      stripe: stripe !== undefined,
    },
    checkPayPalSignature: paypal?.webhookId
      ? createSignatureCheck({
          webhookId: paypal.webhookId,
          trustedOrigin: () => originUnlessPayPal(paypal.baseUrl),
        })
      : undefined,
  }
}

/** PayPal's own sandbox, or ours as a process of its own. */
function isRehearsal(baseUrl: string | undefined): boolean {
  return baseUrl !== undefined && new URL(baseUrl).hostname !== 'api-m.paypal.com'
}

/** A sandbox that runs as a process of its own has the script beside its API. */
function scriptOf(baseUrl: string): string {
  return originUnlessPayPal(baseUrl) ? `${baseUrl}/sdk/js` : PAYPAL_SCRIPT
}

function originUnlessPayPal(baseUrl: string): string | undefined {
  const { origin, hostname } = new URL(baseUrl)
  return hostname.endsWith('.paypal.com') ? undefined : origin
}

async function sandboxed(app: FastifyInstance, config: Config): Promise<ProviderParts> {
  // Loaded only where it is used: a shop with keys never sees it.
  const { sandbox, stripeApi } = await import('../../sandbox/sandbox.ts')
  const own = () => ownOrigin(app)
  const options: SandboxOptions = {
    origin: () => `${browserOrigin(app, config)}/sandbox`,
    paypal: {
      clientId: 'sandbox',
      clientSecret: randomUUID(),
      webhookId: 'SANDBOXWEBHOOK',
      webhookUrl: () => `${own()}/api/webhooks/paypal/`,
      merchantName: 'Haberdash',
      payeeMerchantId: 'SANDBOXMERCHANT',
    },
    stripe: {
      secretKey: `sk_test_${randomUUID()}`,
      webhookSecret: `whsec_${randomUUID()}`,
      webhookUrl: () => `${own()}/api/webhooks/stripe/`,
    },
    statePath: join(config.dataDir, 'sandbox.json'),
  }
  await app.register(sandbox(options), { prefix: '/sandbox' })
  await app.register(stripeApi(options), { prefix: '/v1' })
  const { clientId, clientSecret, webhookId } = options.paypal
  const { secretKey, webhookSecret } = options.stripe
  const { answerWithinMs } = config.payments
  return {
    providers: {
      paypal: createPayPal({ clientId, clientSecret, baseUrl: () => `${own()}/sandbox/paypal` }),
      stripe: createStripe({ secretKey, webhookSecret, answerWithinMs, baseUrl: own }),
    },
    settings: {
      sandbox: true,
      paypal: { clientId, sdkUrl: '/sandbox/paypal/sdk/js' },
      stripe: true,
    },
    checkPayPalSignature: createSignatureCheck({
      webhookId,
      trustedOrigin: () => browserOrigin(app, config),
    }),
  }
}
