import { setTimeout as sleep } from 'node:timers/promises'
import { lossesOf, paymentProblems, sweepRemains } from './kept.ts'
import { gatherCrowd, sendAgain, startLoad } from './load.ts'
import { BOTH, inTime, type Trial } from './trial.ts'

const READY_WITHIN_MS = 2000

export const killed: Trial = {
  number: 3,
  title: '`kill -9` during orders, payments and uploads',
  databases: BOTH,
  async run(place, long) {
    let shop = await place.start()
    const crowd = await gatherCrowd(shop.origin)
    const problems: string[] = []
    const starts: number[] = []
    const rounds = long ? 100 : 20
    for (let round = 0; round < rounds; round++) {
      const shares = { buyers: 6, payers: 4, uploaders: 2 }
      const load = startLoad([shop.origin], crowd, shares, place.provider)
      // Not before each kind of work has been done once, however slow the machine is.
      const { payments, products } = crowd.ledger
      const [paid, uploaded] = [payments.length, products.length]
      await inTime(6000, async () => payments.length > paid && products.length > uploaded)
      await sleep(Math.random() * 700)
      shop.signal('SIGKILL')
      await shop.ended
      await load.stop()
      shop = await place.start()
      starts.push(shop.readyAfterMs)
      problems.push(...(await sendAgain(shop.origin, crowd)))
      problems.push(...(await lossesOf(place, crowd)))
      problems.push(...(await paymentProblems(place, place.provider)))
    }
    const slow = starts.filter(ms => ms > READY_WITHIN_MS)
    if (slow.length > 0) problems.push(`ready only after ${slow.join(', ')} ms`)

    const remains = await sweepRemains(place, shop)
    problems.push(...remains.problems)

    const { orders, payments, products } = crowd.ledger
    const kept = `${orders.length} orders, ${payments.length} payments, ${products.length} products kept`
    const [typical, slowest] = [
      starts.toSorted((a, b) => a - b)[starts.length >> 1],
      Math.max(...starts),
    ]
    return {
      figures: `${rounds} rounds: ${kept}, ${remains.count} remains of uploads swept; ready after ${typical} ms, at most ${slowest} ms`,
      problems,
    }
  },
}
