import { setTimeout as sleep } from 'node:timers/promises'
import { products } from '../contract/products.ts'
import { freePort } from '../scripts/postgres.ts'
import { lossesOf, paymentProblems } from './kept.ts'
import { gatherCrowd, sendAgain, startLoad } from './load.ts'
import { demand } from './people.ts'
import { column, type Goods } from './records.ts'
import { BOTH, inTime, type Trial, tally } from './trial.ts'

export const twoServers: Trial = {
  number: 19,
  title: 'two servers started on one database',
  databases: BOTH,
  async run(place, long) {
    // Both at once on nothing: each finds the other making the tables.
    const [one, two] = await Promise.all([
      place.start(),
      place.start({ PORT: `${await freePort()}` }),
    ])
    const problems: string[] = []
    const owners = await column(place, `select count(*) from users where role = 'superuser'`)
    if (owners[0] !== '1') problems.push(`${owners[0]} superusers after two first starts`)

    const crowd = await gatherCrowd(one.origin)
    const shares = { buyers: 8, payers: 2, uploaders: 2 }
    const load = startLoad([one.origin, two.origin], crowd, shares, place.provider)
    await sleep(long ? 30_000 : 2500)
    two.signal('SIGKILL')
    await two.ended
    await load.stop()
    const { statuses } = crowd.ledger
    const others = statuses.filter(status => ![200, 201].includes(status))
    if (others.length > 0) problems.push(`other answers: ${tally(others)}`)

    // The one that is left has its own idea of the shelves; it must be the common one.
    const [mug] = crowd.goods as [Goods]
    const agrees = async () => {
      const [stock] = await column(place, `select stock from products where id = ${mug.id}`)
      const { countInStock } = await demand(one.origin, products.get, { id: mug.id })
      return `${countInStock}` === stock
    }
    if (!(await inTime(6000, agrees))) problems.push('the server that is left shows an old stock')
    problems.push(...(await sendAgain(one.origin, crowd)))
    problems.push(...(await lossesOf(place, crowd)))
    problems.push(...(await paymentProblems(place, place.provider)))
    const { orders, payments } = crowd.ledger
    return {
      figures: `both work, one is killed: ${tally(statuses)}; ${orders.length} orders and ${payments.length} payments kept`,
      problems,
    }
  },
}
