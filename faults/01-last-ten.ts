import { orders } from '../contract/orders.ts'
import { orderBody } from '../server/testing/order-bodies.ts'
import { addProduct, call, type Person, register, signInOwner } from './people.ts'
import { column } from './records.ts'
import { BOTH, type Trial, tally } from './trial.ts'

const BUYERS = 200
const LEFT = 10
const ROUNDS = 20

export const lastTen: Trial = {
  number: 1,
  title: '200 buyers, 10 left',
  databases: BOTH,
  async run(place, long) {
    const { origin } = await place.start()
    const owner = await signInOwner(origin)
    const people = await register(origin, long ? BUYERS : 20)
    const problems: string[] = []
    const statuses: number[] = []
    for (let round = 0; round < ROUNDS; round++) {
      const mug = await addProduct(origin, owner, LEFT)
      const answers = await Promise.all(
        Array.from({ length: BUYERS }, (_, n) =>
          call(origin, orders.add, {
            as: people[n % people.length] as Person,
            body: orderBody([mug, 1]),
          }),
        ),
      )
      const these = answers.map(({ status }) => status)
      statuses.push(...these)
      const placed = these.filter(status => status === 201).length
      const refused = these.filter(status => status === 409).length
      const [stock] = await column(place, `select stock from products where id = ${mug.id}`)
      const [sold] = await column(
        place,
        `select coalesce(sum(quantity), 0) from order_items where product_id = ${mug.id}`,
      )
      if (placed !== LEFT || refused !== BUYERS - LEFT || stock !== '0' || sold !== `${LEFT}`) {
        problems.push(`round ${round}: ${tally(these)}, stock ${stock}, sold ${sold}`)
      }
    }
    return { figures: `${ROUNDS} rounds: ${tally(statuses)}; stock 0 each time`, problems }
  },
}
