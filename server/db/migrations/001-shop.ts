import type { ColumnTypes } from '../migrate.ts'

export const shop = ({ id, int, time, table }: ColumnTypes) => [
  `create table users (
    id ${id},
    name text not null,
    username text not null unique,
    email text not null unique,
    password_hash text not null,
    role text not null check (role in ('customer', 'admin', 'superuser')),
    token_version ${int} not null default 1,
    created_at ${time} not null
  ) ${table}`,

  `create table products (
    id ${id},
    name text not null,
    image text not null,
    price ${int} not null check (price >= 0),
    brand text not null,
    category text not null,
    description text not null,
    stock ${int} not null check (stock >= 0),
    rating_sum ${int} not null default 0,
    num_reviews ${int} not null default 0,
    created_at ${time} not null,
    deleted_at ${time}
  ) ${table}`,
  'create index products_on_sale on products (id) where deleted_at is null',
  'create index products_image on products (image)',
  `create index products_rated on products
    ((rating_sum * 1.0 / num_reviews) desc, num_reviews desc, id desc)
    where num_reviews > 0 and deleted_at is null`,

  `create table reviews (
    id ${id},
    product_id ${int} not null references products (id) on delete cascade,
    user_id ${int} references users (id) on delete set null,
    name text not null,
    rating ${int} not null check (rating between 1 and 5),
    comment text not null,
    created_at ${time} not null,
    unique (product_id, user_id)
  ) ${table}`,
  'create index reviews_user on reviews (user_id)',

  `create table orders (
    id ${id},
    user_id ${int} references users (id) on delete set null,
    name text not null,
    email text not null,
    address text not null,
    city text not null,
    postal_code text not null,
    country text not null,
    payment_method text not null check (payment_method in ('PayPal', 'Stripe')),
    items_price ${int} not null,
    shipping_price ${int} not null,
    tax_price ${int} not null,
    total_price ${int} not null,
    paid_at ${time},
    delivered_at ${time},
    created_at ${time} not null
  ) ${table}`,
  'create index orders_user on orders (user_id, id)',

  `create table order_items (
    id ${id},
    order_id ${int} not null references orders (id) on delete cascade,
    product_id ${int} references products (id) on delete set null,
    name text not null,
    image text not null,
    price ${int} not null,
    quantity ${int} not null check (quantity > 0)
  ) ${table}`,
  'create index order_items_order on order_items (order_id)',
  // Answers whether an image that a product let go of is still on somebody's order.
  'create index order_items_image on order_items (image)',

  `create table idempotency_keys (
    user_id ${int} not null references users (id) on delete cascade,
    key text not null,
    request_hash text not null,
    order_id ${int} not null references orders (id) on delete cascade,
    created_at ${time} not null,
    primary key (user_id, key)
  ) ${table}`,

  `create table sign_in_failures (
    subject text primary key,
    failures ${int} not null,
    last_at ${time} not null
  ) ${table}`,
]
