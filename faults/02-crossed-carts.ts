import { orders } from '../contract/orders.ts'
import { orderBody } from '../server/testing/order-bodies.ts'
import { addProduct, call, type Person, register, signInOwner } from './people.ts'
import { bookProblems } from './records.ts'
import { BOTH, type Trial, tally } from './trial.ts'

const ORDERS = 500
const STOCK = 400
/** Several for each connection to the database, as in a rush. */
const AT_ONCE = 100

export const crossedCarts: Trial = {
  number: 2,
  title: 'crossed carts (A,B) and (B,A)',
  databases: BOTH,
  async run(place) {
    const { origin } = await place.start()
    const owner = await signInOwner(origin)
    const people = await register(origin, 8)
    const a = await addProduct(origin, owner, STOCK)
    const b = await addProduct(origin, owner, STOCK)
    const statuses: number[] = []
    const buy = async () => {
      for (let n = statuses.push(0); n <= ORDERS; n = statuses.push(0)) {
        const { status } = await call(origin, orders.add, {
          as: people[n % people.length] as Person,
          body: n % 2 ? orderBody([a, 1], [b, 1]) : orderBody([b, 1], [a, 1]),
        })
        statuses[n - 1] = status
      }
      statuses.pop()
    }
    await Promise.all(Array.from({ length: AT_ONCE }, buy))
    const placed = statuses.filter(status => status === 201).length
    const refused = statuses.filter(status => status === 409).length
    const problems = await bookProblems(place, [a, b])
    if (placed !== STOCK || placed + refused !== ORDERS) problems.push(tally(statuses))
    return { figures: `${tally(statuses)}; stock + sold as before`, problems }
  },
}
