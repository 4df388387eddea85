import { priceOrder } from '../../contract/money.ts'
import { fold } from '../../server/db/fold.ts'
import { makeName, makeOrdered } from './make-products.ts'
import { createRandom } from './random.ts'
import { CITIES } from './words.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const YEAR_DAYS = 365

/** Everybody bought as often, whatever the size of the shop: their lists are equally long. */
export const ORDERS_A_PERSON = 20

export function makePerson(id: number, now: number) {
  const name = makeName(createRandom(-id))
  return {
    id,
    name,
    username: `generated-${id}`,
    email: `generated-${id}@haberdash.example`,
    // No password has this hash: nobody signs in as them.
    password_hash: '',
    role: 'customer',
    created_at: new Date(now - 2 * YEAR_DAYS * DAY_MS).toISOString(),
  }
}

export type OrderOf = {
  id: number
  person: ReturnType<typeof makePerson>
  /** The place of the order among all of them, from 0 for the oldest to 1 for the newest. */
  age: number
  products: { first: number; last: number }
  now: number
}

/** An order with its lines, and its payment when it is paid. */
export function makeOrder({ id, person, age, products, now }: OrderOf) {
  const random = createRandom(id ^ 0x5eed)
  const placed = now - Math.round((1 - age) * YEAR_DAYS * DAY_MS)
  const lines = new Map<number, ReturnType<typeof makeLine>>()
  for (let line = random.whole(1, 3); line > 0; line--) {
    const product = random.whole(products.first, products.last)
    lines.set(product, makeLine(id, product, random.whole(1, 3)))
  }
  const items = [...lines.values()]
  const prices = priceOrder(items)
  const paid = random.chance(90) ? time(Math.min(placed + random.whole(1, 60) * 60_000, now)) : null
  const delivered = paid && now - placed > 4 * DAY_MS ? time(placed + 3 * DAY_MS) : null
  const order = {
    id,
    user_id: person.id,
    name: person.name,
    customer: fold(person.name),
    email: person.email,
    address: `${random.whole(1, 200)} Long Lane`,
    city: random.pick(CITIES),
    postal_code: `${random.whole(1000, 9999)}`,
    country: 'Elsewhere',
    payment_method: 'PayPal',
    items_price: prices.itemsPrice,
    shipping_price: prices.shippingPrice,
    tax_price: prices.taxPrice,
    total_price: prices.totalPrice,
    paid_at: paid,
    delivered_at: delivered,
    created_at: time(placed),
  }
  return { order, items, payments: paid === null ? [] : [paymentOf(order, paid)] }
}

function makeLine(order_id: number, product_id: number, quantity: number) {
  return { order_id, product_id, ...makeOrdered(product_id), quantity }
}

function paymentOf({ id, total_price }: { id: number; total_price: number }, paid: string) {
  return {
    order_id: id,
    provider: 'PayPal',
    request_id: `generated-${id}`,
    reference: `GENERATED-${id}`,
    amount: total_price,
    status: 'paid',
    capture: `GENERATED-${id}`,
    payer: 'generated@haberdash.example',
    created_at: paid,
    updated_at: paid,
  }
}

function time(ms: number): string {
  return new Date(ms).toISOString()
}
