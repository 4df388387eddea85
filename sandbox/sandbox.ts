import type { FastifyPluginAsync } from 'fastify'
import { controlPlugin } from './control.ts'
import type { SandboxOptions } from './options.ts'
import { serveFile } from './pages/page.ts'
import { paypalPlugin } from './paypal/plugin.ts'
import { providerOf } from './provider.ts'
import { stripeApi } from './stripe/api.ts'
import { payPage } from './stripe/pay-page.ts'
import { resumeDeliveries } from './webhooks.ts'

export type { SandboxOptions } from './options.ts'
export { stripeApi } from './stripe/api.ts'

/** An offline payment provider that answers as PayPal and as Stripe; mount it where `origin` says. */
export function sandbox(options: SandboxOptions): FastifyPluginAsync {
  return async app => {
    const provider = providerOf(options)
    provider.warn = message => app.log.warn(message)
    app.register(paypalPlugin(provider), { prefix: '/paypal' })
    app.register(stripeApi(options), { prefix: '/stripe/v1' })
    app.register(payPage(provider), { prefix: '/stripe' })
    app.register(controlPlugin(provider))
    for (const sheet of ['page.css', 'controls.css'])
      serveFile(
        app,
        `/${sheet}`,
        new URL(`./pages/${sheet}`, import.meta.url),
        'text/css; charset=utf-8',
      )
    // Not before: a shop that mounts the sandbox hears its own webhooks.
    app.addHook('onListen', async () => resumeDeliveries(provider))
    // Before the server waits for its connections to end: some are held open on purpose.
    app.addHook('preClose', async () => provider.closing.abort())
    app.addHook('onClose', () => provider.saved())
  }
}
