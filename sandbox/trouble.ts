import type { Provider } from './provider.ts'

export const callTroubles = [
  'timeout',
  'reset',
  '401',
  '429',
  '500',
  'broken-json',
  'empty',
  'wrong-amount',
  'wrong-currency',
  'declined',
  'capture-then-500',
  'capture-then-reset',
  'capture-then-timeout',
] as const
export const webhookTroubles = [
  'webhook-twice',
  'webhook-late',
  'webhook-forged',
  'webhook-old',
  'webhook-elsewhere',
  'webhook-never',
] as const

export type CallTrouble = (typeof callTroubles)[number]
export type WebhookTrouble = (typeof webhookTroubles)[number]
export type Trouble = CallTrouble | WebhookTrouble
export type ProviderName = 'paypal' | 'stripe'
export type Plan = { provider: ProviderName; call: string; trouble: Trouble; times: number }

/** One call, as far as trouble is concerned. */
export type Call = {
  provider: ProviderName
  name: string
  cents?: number | undefined
  header?: string | undefined
}

// The gaps are totals that no price reaches once 15 % tax is added: useless for a shop's test.
const amounts: [cents: number, trouble: Trouble, paypal: string, stripe: string][] = [
  [666_00, 'timeout', 'create', 'session'],
  [666_01, '500', 'create', 'session'],
  [666_02, 'declined', 'capture', 'pay'],
  [666_03, '500', 'capture', 'get'],
  [666_05, 'reset', 'capture', 'get'],
  [666_06, 'timeout', 'capture', 'get'],
  [666_07, 'capture-then-500', 'capture', 'session'],
  [666_08, 'capture-then-reset', 'capture', 'session'],
  [666_09, 'capture-then-timeout', 'capture', 'session'],
  [666_10, 'broken-json', 'capture', 'get'],
  [666_11, 'empty', 'capture', 'get'],
  [666_13, 'wrong-amount', 'capture', 'pay'],
  [666_14, 'wrong-currency', 'capture', 'pay'],
  [666_15, 'webhook-twice', 'webhook', 'webhook'],
  [666_16, 'webhook-late', 'webhook', 'webhook'],
  [666_17, 'webhook-forged', 'webhook', 'webhook'],
  [666_18, 'webhook-old', 'webhook', 'webhook'],
  [666_20, 'webhook-never', 'webhook', 'webhook'],
]

export function isTrouble(value: unknown): value is Trouble {
  return isCallTrouble(value) || isWebhookTrouble(value)
}

function isCallTrouble(value: unknown): value is CallTrouble {
  return callTroubles.some(trouble => trouble === value)
}

export function isWebhookTrouble(value: unknown): value is WebhookTrouble {
  return webhookTroubles.some(trouble => trouble === value)
}

/** What shall go wrong with this call: the header decides, then the plans, then the amount. */
export function takeTrouble(provider: Provider, call: Call): CallTrouble | undefined {
  return take(provider, call, isCallTrouble)
}

export function takeWebhookTrouble(provider: Provider, call: Call): WebhookTrouble | undefined {
  return take(provider, call, isWebhookTrouble)
}

function take<T extends Trouble>(
  provider: Provider,
  call: Call,
  wanted: (value: unknown) => value is T,
): T | undefined {
  if (!provider.control) return undefined
  if (wanted(call.header)) return call.header
  return takePlan(provider, call, wanted) ?? troubleOfAmount(call, wanted)
}

function takePlan<T>(provider: Provider, call: Call, wanted: (value: unknown) => value is T) {
  const plan = provider.plans.find(
    plan =>
      plan.provider === call.provider &&
      (plan.call === '*' || plan.call === call.name) &&
      wanted(plan.trouble),
  )
  if (!plan) return undefined
  plan.times -= 1
  if (plan.times <= 0) provider.plans.splice(provider.plans.indexOf(plan), 1)
  return wanted(plan.trouble) ? plan.trouble : undefined
}

function troubleOfAmount<T>(call: Call, wanted: (value: unknown) => value is T) {
  const row = amounts.find(([cents]) => cents === call.cents)
  if (!row) return undefined
  const [, trouble, paypal, stripe] = row
  const hit = call.name === (call.provider === 'paypal' ? paypal : stripe)
  return hit && wanted(trouble) ? trouble : undefined
}
