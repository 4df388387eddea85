import type { Generated, Kysely } from 'kysely'

/**
 * Every table of the shop on one screen. Money is cents, a time is an ISO-8601 string in UTC.
 * The two tables of the search differ by database; only search.ts knows them.
 */
export type Tables = {
  users: UsersTable
  products: ProductsTable
  shelf: ShelfTable
  reviews: ReviewsTable
  orders: OrdersTable
  order_items: OrderItemsTable
  payments: PaymentsTable
  provider_events: ProviderEventsTable
  audit_log: AuditLogTable
  sales_state: SalesStateTable
  sales_days: SalesDaysTable
  sales_products: SalesProductsTable
  idempotency_keys: IdempotencyKeysTable
  product_imports: ProductImportsTable
  sign_in_failures: SignInFailuresTable
  /** What all servers of this database have to agree on. */
  shop_facts: { name: string; value: string }
  migrations: { name: string; run_at: string }
}

/** What domain functions take: the database, or a transaction on it. */
export type Db = Kysely<Tables>

export type Provider = 'PayPal' | 'Stripe'

export type Role = 'customer' | 'admin' | 'superuser'

type UsersTable = {
  id: Generated<number>
  name: string
  username: string
  email: string
  password_hash: string
  role: Role
  /** Part of every token: raising it ends all sessions of the person. */
  token_version: Generated<number>
  created_at: string
}

type ProductsTable = {
  id: Generated<number>
  name: string
  image: string
  price: number
  brand: string
  category: string
  description: string
  stock: number
  rating_sum: Generated<number>
  num_reviews: Generated<number>
  created_at: string
  deleted_at: string | null
}

/** One row, kept by triggers: counting a large catalogue takes longer than reading a page of it. */
type ShelfTable = { on_sale: number }

type ReviewsTable = {
  id: Generated<number>
  product_id: number
  user_id: number | null
  name: string
  rating: number
  comment: string
  created_at: string
}

type OrdersTable = {
  id: Generated<number>
  user_id: number | null
  name: string
  /** The name as searches compare it, see fold.ts. */
  customer: string
  email: string
  address: string
  city: string
  postal_code: string
  country: string
  payment_method: Provider
  items_price: number
  shipping_price: number
  tax_price: number
  total_price: number
  paid_at: string | null
  delivered_at: string | null
  created_at: string
}

type OrderItemsTable = {
  id: Generated<number>
  order_id: number
  product_id: number | null
  name: string
  image: string
  price: number
  quantity: number
}

/**
 * begun: a row is here, the provider may not know of it yet; open: the person can pay it there;
 * capturing: we asked PayPal for the money and do not know the answer yet; surplus: paid although
 * the order was paid another way, to be given back.
 */
export type PaymentStatus =
  | 'begun'
  | 'open'
  | 'capturing'
  | 'paid'
  | 'failed'
  | 'expired'
  | 'surplus'

/** Every attempt to pay an order. */
type PaymentsTable = {
  id: Generated<number>
  order_id: number
  provider: Provider
  /** Makes a repeated request to the provider the same request. */
  request_id: string
  /** PayPal's order id, or Stripe's session id. */
  reference: string | null
  amount: number
  /** Who PayPal said would get the money, when the payment was begun. */
  payee: string | null
  status: PaymentStatus
  /** PayPal's capture id, or Stripe's payment intent. */
  capture: string | null
  payer: string | null
  failure: string | null
  /** How often the reconciler has asked the provider, and when it will again. */
  checks: Generated<number>
  next_check_at: string | null
  created_at: string
  updated_at: string
}

type ProviderEventsTable = { provider: Provider; event_id: string; received_at: string }

/** Who changed what; before and after hold the fields that differ, as JSON. */
type AuditLogTable = {
  id: Generated<number>
  at: string
  actor_id: number | null
  actor_name: string
  action: 'created' | 'changed' | 'deleted' | 'delivered'
  subject: 'product' | 'user' | 'order'
  subject_id: number
  before_json: string
  after_json: string
}

/** The one row that tells what the two tables below hold; `server/sales/sum-sales.ts` moves it. */
type SalesStateTable = {
  id: Generated<number>
  /** Midnight: products are summed from here on. */
  since: string
  /** Everything that happened before is summed. */
  until: string
  /** Orders, and products nearly and wholly sold out, as they were when `until` was moved. */
  unpaid: Generated<number>
  to_deliver: Generated<number>
  low_stock: Generated<number>
  sold_out: Generated<number>
}

/** What was placed and paid on each day in UTC, such as 2026-11-15. */
type SalesDaysTable = { day: string; orders: number; revenue: number }

/** What was sold of each product in orders paid from `since` until `until`. */
type SalesProductsTable = { product_id: number; quantity: number; revenue: number }

type IdempotencyKeysTable = {
  user_id: number
  key: string
  request_hash: string
  order_id: number
  created_at: string
}

/** Every import that was done, so that none is done twice. */
type ProductImportsTable = {
  /** What its preview was given: a word of its own, and the fingerprint of what it would do. */
  plan: string
  created: number
  changed: number
  unchanged: number
  at: string
}

type SignInFailuresTable = {
  /** `account:…` or `address:…` */
  subject: string
  failures: number
  last_at: string
}
