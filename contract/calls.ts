import { audit } from './audit.ts'
import type { Endpoint } from './endpoint.ts'
import { imports } from './imports.ts'
import { orders } from './orders.ts'
import { payments } from './payments.ts'
import { products } from './products.ts'
import { sales } from './sales.ts'
import { users } from './users.ts'

/** Every call of the shop, by feature. */
export const calls: Record<string, Record<string, Endpoint>> = {
  products,
  users,
  orders,
  payments,
  imports,
  audit,
  sales,
}
