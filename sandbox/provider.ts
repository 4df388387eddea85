import type { KeyObject } from 'node:crypto'
import type { SandboxOptions } from './options.ts'
import { openSigner } from './paypal/signer.ts'
import { openStore, type Store } from './state.ts'
import type { Plan } from './trouble.ts'

export type Signer = { privateKey: KeyObject; certificate: string; name: string }

/** Everything one running sandbox knows. */
export type Provider = Store & {
  options: SandboxOptions
  control: boolean
  limit: number
  plans: Plan[]
  /** Events kept back by `webhook-late`, until the next one is out. */
  late: Map<string, () => void>
  signer: () => Promise<Signer>
  closing: AbortController
  warn: (message: string) => void
}

const providers = new WeakMap<SandboxOptions, Provider>()

/**
 * Plugins made of the same options object are doors to one provider: Stripe's API is mounted twice
 * (see stripe/api.ts), and a session made at one door has to be found at the other.
 */
export function providerOf(options: SandboxOptions): Provider {
  const known = providers.get(options)
  if (known) return known
  const provider: Provider = {
    ...openStore(options.statePath),
    options,
    control: options.control ?? process.env.NODE_ENV !== 'production',
    limit: options.limit ?? 10_000,
    plans: [],
    late: new Map(),
    signer: openSigner(options.statePath && `${options.statePath}.signing.pem`),
    closing: new AbortController(),
    warn: () => {},
  }
  providers.set(options, provider)
  return provider
}
