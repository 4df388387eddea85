import { createHmac } from 'node:crypto'
import type { Provider } from '../provider.ts'
import type { WebhookTrouble } from '../trouble.ts'

const weekSeconds = 7 * 86_400

export async function signStripe(provider: Provider, body: string, trouble?: WebhookTrouble) {
  const age = trouble === 'webhook-old' ? weekSeconds : 0
  const time = Math.floor(Date.now() / 1000) - age
  // Stripe names no certificate, so a signer from elsewhere is one with another secret.
  const stranger = trouble === 'webhook-forged' || trouble === 'webhook-elsewhere'
  const secret = stranger ? 'whsec_of_a_stranger' : provider.options.stripe.webhookSecret
  const signature = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')
  return { 'stripe-signature': `t=${time},v1=${signature}` }
}
