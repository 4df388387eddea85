import type { AuditSubject } from '../../contract/audit.ts'
import type { OrderChoice } from '../../contract/orders.ts'

/** What the address of a list says. An empty word is none. */
export type ListAddress = { search?: string; page?: string }
export type ProductsAddress = ListAddress & { category?: string; sort?: string }
export type OrdersAddress = ListAddress & { show?: Exclude<OrderChoice, 'all'> }
export type AuditAddress = ListAddress & { subject?: AuditSubject }

/** Without it the last thirty days are shown. */
export type OverviewAddress = { days?: '365' }

export function readOverviewAddress({ days }: Record<string, unknown>): OverviewAddress {
  return days === '365' ? { days } : {}
}

export function readListAddress(search: Record<string, unknown>): ListAddress {
  return pickTexts(search, ['search', 'page'])
}

export function readProductsAddress(search: Record<string, unknown>): ProductsAddress {
  return pickTexts(search, ['search', 'page', 'category', 'sort'])
}

export function readOrdersAddress(search: Record<string, unknown>): OrdersAddress {
  const { show } = search
  return {
    ...readListAddress(search),
    ...((show === 'unpaid' || show === 'undelivered' || show === 'due') && { show }),
  }
}

export function readAuditAddress(search: Record<string, unknown>): AuditAddress {
  const { subject } = search
  return {
    ...readListAddress(search),
    ...((subject === 'product' || subject === 'user' || subject === 'order') && { subject }),
  }
}

function pickTexts<Name extends string>(search: Record<string, unknown>, names: Name[]) {
  const texts = names.filter(name => typeof search[name] === 'string' && search[name] !== '')
  // Only these names, and only texts.
  return Object.fromEntries(texts.map(name => [name, search[name]])) as { [N in Name]?: string }
}
