import { checkAmount, isObject } from './check-amount.ts'
import type { Fault } from './create-order.ts'
import type { PayPalOrder, PurchaseUnit } from './order.ts'

type Checked = Omit<PayPalOrder, 'id' | 'createdAt' | 'updatedAt'>

const longest = {
  reference_id: 256,
  custom_id: 255,
  invoice_id: 127,
  description: 127,
  soft_descriptor: 22,
} as const

/** The body of a create call as an order, or the first thing that is wrong with it. */
export function checkOrder(text: string, merchantId: string): Checked | Fault {
  const body = parse(text)
  if (!isObject(body)) return { issue: 'MALFORMED_REQUEST_JSON', field: '/' }
  const { intent, purchase_units: units } = body
  if (intent === undefined) return { issue: 'MISSING_REQUIRED_PARAMETER', field: '/intent' }
  if (intent === 'AUTHORIZE')
    return { issue: 'UNSUPPORTED_INTENT', field: '/intent', value: intent }
  if (intent !== 'CAPTURE')
    return { issue: 'INVALID_PARAMETER_VALUE', field: '/intent', value: intent }
  if (!Array.isArray(units))
    return { issue: 'MISSING_REQUIRED_PARAMETER', field: '/purchase_units' }
  if (units.length === 0) return { issue: 'INVALID_ARRAY_MIN_ITEMS', field: '/purchase_units' }
  // PayPal takes ten; a shop that sells for itself has one, and one order is one capture here.
  if (units.length > 1) return { issue: 'INVALID_ARRAY_MAX_ITEMS', field: '/purchase_units' }
  const unit = checkUnit(units[0], merchantId)
  if ('issue' in unit) return unit
  return { unit, ...readContext(body) }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function checkUnit(unit: unknown, merchantId: string): PurchaseUnit | Fault {
  const at = "/purchase_units/@reference_id=='default'"
  if (!isObject(unit)) return { issue: 'MISSING_REQUIRED_PARAMETER', field: `${at}/amount` }
  const texts: Partial<Record<keyof typeof longest, string>> = {}
  for (const [name, most] of Object.entries(longest)) {
    const value = unit[name]
    if (value === undefined) continue
    const field = `${at}/${name}`
    if (typeof value !== 'string') return { issue: 'INVALID_PARAMETER_SYNTAX', field, value }
    if (value.length < 1 || value.length > most)
      return { issue: 'INVALID_STRING_LENGTH', field, value }
    Object.assign(texts, { [name]: value })
  }
  const amount = checkAmount(unit, `${at}/amount`)
  if ('issue' in amount) return amount
  const payee = isObject(unit.payee) ? unit.payee : {}
  return {
    reference_id: 'default',
    ...texts,
    amount,
    payee: {
      merchant_id: typeof payee.merchant_id === 'string' ? payee.merchant_id : merchantId,
      ...(typeof payee.email_address === 'string' && { email_address: payee.email_address }),
    },
    ...(Array.isArray(unit.items) && { items: unit.items }),
    ...(isObject(unit.shipping) && { shipping: unit.shipping }),
  }
}

/** Where the payer returns to: the old place and the new one for it are both in use. */
function readContext(body: Record<string, unknown>): Omit<Checked, 'unit'> {
  const source = isObject(body.payment_source) ? body.payment_source.paypal : undefined
  const experience = isObject(source) ? source.experience_context : undefined
  const context = [experience, body.application_context].find(isObject) ?? {}
  const returnUrl = webUrl(context.return_url)
  const cancelUrl = webUrl(context.cancel_url)
  return {
    status: isObject(source) ? 'PAYER_ACTION_REQUIRED' : 'CREATED',
    withSource: isObject(source),
    ...(returnUrl && { returnUrl }),
    ...(cancelUrl && { cancelUrl }),
    ...(typeof context.brand_name === 'string' && { brandName: context.brand_name }),
  }
}

/** Only http(s): the approval page sends a browser there. */
function webUrl(value: unknown): string | undefined {
  if (typeof value !== 'string' || !URL.canParse(value)) return undefined
  const url = new URL(value)
  return url.protocol === 'http:' || url.protocol === 'https:' ? url.href : undefined
}
