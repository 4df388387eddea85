import type { PaymentSettings } from '../../contract/payments.ts'

/** Origins beyond our own, by what they may do. */
export type Allowed = {
  scripts?: string[]
  styles?: string[]
  connections?: string[]
  frames?: string[]
  images?: string[]
  forms?: string[]
}

const PAYPAL = ['https://www.paypal.com', 'https://*.paypal.com', 'https://*.paypalobjects.com']

/** What pages must let in for the buttons of PayPal to work. Stripe is a page of its own. */
export function allowedOrigins({ paypal }: Pick<PaymentSettings, 'paypal'>): Allowed {
  if (!paypal) return {}
  // The sandbox inside the shop shows its approval page in a frame where windows are blocked.
  if (!URL.canParse(paypal.sdkUrl)) return { frames: ["'self'"] }
  const { origin, hostname } = new URL(paypal.sdkUrl)
  if (!hostname.endsWith('.paypal.com')) return everywhere([origin])
  // PayPal's script writes styles into the page; nothing else of ours needs them.
  return { ...everywhere(PAYPAL), styles: ["'unsafe-inline'"] }
}

function everywhere(origins: string[]): Allowed {
  return { scripts: origins, connections: origins, frames: origins, images: origins }
}
