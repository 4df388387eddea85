import type { Generated, Kysely } from 'kysely'

/**
 * Every table of the shop on one screen. Money is cents, a time is an ISO-8601 string in UTC.
 * The two tables of the search differ by database; only search.ts knows them.
 */
export type Tables = {
  users: UsersTable
  products: ProductsTable
  reviews: ReviewsTable
  orders: OrdersTable
  order_items: OrderItemsTable
  idempotency_keys: IdempotencyKeysTable
  sign_in_failures: SignInFailuresTable
  migrations: { name: string; run_at: string }
}

/** What domain functions take: the database, or a transaction on it. */
export type Db = Kysely<Tables>

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
  email: string
  address: string
  city: string
  postal_code: string
  country: string
  payment_method: 'PayPal' | 'Stripe'
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

type IdempotencyKeysTable = {
  user_id: number
  key: string
  request_hash: string
  order_id: number
  created_at: string
}

type SignInFailuresTable = {
  /** `account:…` or `address:…` */
  subject: string
  failures: number
  last_at: string
}
