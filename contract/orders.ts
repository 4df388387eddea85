import Type, { type Static } from 'typebox'
import { CsvFile } from './csv.ts'
import { endpoint } from './endpoint.ts'
import { Amount, Id, Money, nullable, Time, text, wholeNumber } from './fields.ts'

export const MAX_ORDER_LINES = 200
export const ORDERS_PER_PAGE = 10

/** Which orders an admin looks at; due are those that are paid and not delivered. */
export const ORDER_CHOICES = ['all', 'unpaid', 'undelivered', 'due'] as const
export type OrderChoice = (typeof ORDER_CHOICES)[number]

export const PaymentMethod = Type.Enum(['PayPal', 'Stripe'], {
  description: "'PayPal' or 'Stripe'",
})
export type PaymentMethod = Static<typeof PaymentMethod>

export const ShippingAddress = Type.Object(
  { address: text(300), city: text(100), postalCode: text(20), country: text(100) },
  { description: 'an address' },
)
export type ShippingAddress = Static<typeof ShippingAddress>

export const OrderItem = Type.Object({
  id: Id,
  product: nullable(Id, 'null once the product is gone'),
  name: Type.String(),
  image: Type.String(),
  quantity: Type.Integer(),
  price: Money,
})
export type OrderItem = Static<typeof OrderItem>

export const Order = Type.Object({
  id: Id,
  user: Type.Object({
    id: nullable(Id, 'null once the account is gone'),
    name: Type.String(),
    email: Type.String(),
  }),
  shippingAddress: Type.Object({
    address: Type.String(),
    city: Type.String(),
    postalCode: Type.String(),
    country: Type.String(),
  }),
  paymentMethod: PaymentMethod,
  orderItems: Type.Array(OrderItem),
  itemsPrice: Money,
  shippingPrice: Money,
  taxPrice: Money,
  totalPrice: Money,
  isPaid: Type.Boolean(),
  paidAt: nullable(Time, 'null until it is paid'),
  isDelivered: Type.Boolean(),
  deliveredAt: nullable(Time, 'null until it is delivered'),
  createdAt: Time,
})
export type Order = Static<typeof Order>

/** An order as a line of a list. */
export const OrderSummary = Type.Pick(Order, [
  'id',
  'user',
  'totalPrice',
  'isPaid',
  'isDelivered',
  'createdAt',
])
export type OrderSummary = Static<typeof OrderSummary>

const Tally = Type.Object({ count: Type.Integer(), sum: Money })

export const OrderPage = Type.Object({
  orders: Type.Array(OrderSummary),
  page: Type.Integer(),
  pages: Type.Integer(),
  totals: Type.Object(
    { all: Tally, unpaid: Tally, undelivered: Tally, due: Tally },
    { description: 'of all orders that were searched for, whichever are shown' },
  ),
})
export type OrderPage = Static<typeof OrderPage>

/** The prices are what the shopper saw; the shop makes its own and refuses when they differ. */
export const NewOrder = Type.Object({
  orderItems: Type.Array(
    Type.Object(
      { product: wholeNumber(1, 999_999_999_999_999), quantity: wholeNumber(1, 9999) },
      { description: 'a line with product and quantity' },
    ),
    {
      minItems: 1,
      maxItems: MAX_ORDER_LINES,
      description: `a list of 1 to ${MAX_ORDER_LINES} lines`,
    },
  ),
  shippingAddress: ShippingAddress,
  paymentMethod: PaymentMethod,
  itemsPrice: Amount,
  shippingPrice: Amount,
  taxPrice: Amount,
  totalPrice: Amount,
})
export type NewOrder = Static<typeof NewOrder>

const notFound = { 404: 'There is no such order, or it is somebody else’s.' }

export const orders = {
  add: endpoint({
    method: 'POST',
    path: '/api/orders/add/',
    access: 'user',
    summary: 'Place an order: stock is taken, or nothing happens',
    headers: Type.Object({
      'idempotency-key': Type.Optional(
        Type.String({
          minLength: 1,
          maxLength: 200,
          description:
            'a key of 1 to 200 characters; a repeat with the same key repeats the answer',
        }),
      ),
    }),
    body: NewOrder,
    reply: { status: 201, schema: Order },
    refusals: {
      409: 'Too little stock, changed prices, or the same key is still being worked on.',
      422: 'The same key came with another order before.',
    },
  }),
  mine: endpoint({
    method: 'GET',
    path: '/api/orders/myorders/',
    access: 'user',
    summary: 'The own orders, newest first',
    reply: { status: 200, schema: Type.Array(Order) },
  }),
  all: endpoint({
    method: 'GET',
    path: '/api/orders/all/',
    access: 'admin',
    summary: 'Every order, newest first',
    inPieces: true,
    reply: { status: 200, schema: Type.Array(Order) },
  }),
  browse: endpoint({
    method: 'GET',
    path: '/api/admin/orders/',
    access: 'admin',
    summary: 'A page of orders, newest first: all, or those of a customer or an id',
    // Free text on purpose: a page that is no number is page 1, an unknown choice is all.
    query: Type.Object({
      search: Type.Optional(Type.String({ description: 'given once' })),
      show: Type.Optional(Type.String({ description: 'given once' })),
      page: Type.Optional(Type.String({ description: 'given once' })),
    }),
    reply: { status: 200, schema: OrderPage },
  }),
  export: endpoint({
    method: 'GET',
    path: '/api/admin/orders/export/',
    access: 'admin',
    summary: 'Every order as a line of a CSV file, newest first',
    csv: 'orders',
    reply: { status: 200, schema: CsvFile },
  }),
  get: endpoint({
    method: 'GET',
    path: '/api/orders/{id}/',
    access: 'user',
    summary: 'One order: the own one, or any for an admin',
    reply: { status: 200, schema: Order },
    refusals: notFound,
  }),
  deliver: endpoint({
    method: 'PUT',
    path: '/api/orders/{id}/deliver/',
    access: 'admin',
    summary: 'Mark an order as delivered',
    reply: { status: 200, schema: Order },
    refusals: { ...notFound, 409: 'The order was delivered before.' },
  }),
}
