import { PLACEHOLDER_IMAGE } from '../../server/products/placeholder.ts'
import { createRandom, type Random } from './random.ts'
import { BRANDS, FIRST_NAMES, LAST_NAMES, LOOKS, MANNERS, THINGS } from './words.ts'

const CATEGORIES = Object.keys(THINGS) as (keyof typeof THINGS)[]
const DAY_MS = 24 * 60 * 60 * 1000

export type GeneratedProduct = ReturnType<typeof makeProduct>

/** The product of a number is always the same one. */
export function makeProduct(id: number, now: number) {
  const random = createRandom(id)
  const wares = makeWares(random)
  const reviews = random.chance(30) ? makeReviews(random, id, now) : []
  return {
    id,
    ...wares,
    image: PLACEHOLDER_IMAGE,
    stock: random.chance(3) ? 0 : random.whole(1, 500),
    rating_sum: reviews.reduce((sum, { rating }) => sum + rating, 0),
    num_reviews: reviews.length,
    created_at: new Date(now - random.whole(0, 2000) * DAY_MS).toISOString(),
    reviews,
  }
}

/** What an order remembers of a product. */
export function makeOrdered(id: number) {
  const { name, price } = makeWares(createRandom(id))
  return { name, price, image: PLACEHOLDER_IMAGE }
}

function makeWares(random: Random) {
  const category = random.pick(CATEGORIES)
  const thing = random.pick<string>(THINGS[category])
  const [look, manner, brand] = [random.pick(LOOKS), random.pick(MANNERS), random.pick(BRANDS)]
  const other = random.pick<string>(THINGS[category])
  return {
    name: `${capital(manner)} ${look} ${thing}`,
    brand,
    category,
    price: random.whole(4, 400) * 100 + random.pick([0, 50, 95, 99]),
    description: `A ${thing} for every day. Goes well with the ${random.pick(MANNERS)} ${other}.`,
  }
}

function makeReviews(random: Random, product_id: number, now: number) {
  return Array.from({ length: random.whole(1, 5) }, () => ({
    product_id,
    name: makeName(random),
    rating: random.pick([1, 2, 3, 4, 4, 5, 5, 5]),
    comment: `Not what I expected, but ${random.pick(MANNERS)} and ${random.pick(MANNERS)}.`,
    created_at: new Date(now - random.whole(0, 400) * DAY_MS).toISOString(),
  }))
}

export function makeName(random: Random): string {
  return `${random.pick(FIRST_NAMES)} ${random.pick(LAST_NAMES)}`
}

function capital(word: string): string {
  return `${word.charAt(0).toUpperCase()}${word.slice(1)}`
}
