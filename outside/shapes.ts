import { expect } from 'vitest'

/** The shapes of the wire, written down a second time: nothing more, nothing less, and of what kind. */
const id = expect.toSatisfy(value => Number.isInteger(value) && value > 0, 'a whole number')
const count = expect.toSatisfy(value => Number.isInteger(value) && value >= 0, 'a count')
const text = expect.any(String)
const money = expect.stringMatching(/^\d+\.\d\d$/)
const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/)
const flag = expect.any(Boolean)

export const product = {
  id,
  name: text,
  image: expect.stringMatching(/^\/media\//),
  price: money,
  rating: expect.any(Number),
  numReviews: count,
  description: text,
  brand: text,
  category: text,
  countInStock: count,
}

export const review = {
  _id: id,
  name: text,
  rating: expect.toSatisfy(value => [1, 2, 3, 4, 5].includes(value), 'a number from 1 to 5'),
  comment: text,
  createdAt: time,
}

export const user = {
  id,
  name: text,
  username: text,
  email: text,
  isAdmin: flag,
  is_superuser: flag,
}

export const userWithToken = { ...user, token: expect.stringMatching(/^\S+$/) }

export const orderItem = { id, product: id, name: text, image: text, quantity: count, price: money }

export const order = {
  id,
  user: { id, name: text, email: text },
  shippingAddress: { address: text, city: text, postalCode: text, country: text },
  paymentMethod: expect.stringMatching(/^(PayPal|Stripe)$/),
  orderItems: expect.any(Array),
  itemsPrice: money,
  shippingPrice: money,
  taxPrice: money,
  totalPrice: money,
  isPaid: false as unknown,
  paidAt: null as unknown,
  isDelivered: false as unknown,
  deliveredAt: null as unknown,
  createdAt: time,
}

export const paid = { isPaid: true, paidAt: time }
export const delivered = { isDelivered: true, deliveredAt: time }
export const detail = { detail: expect.stringMatching(/^\S.*\S$/) }
