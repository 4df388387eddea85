import { setTimeout as sleep } from 'node:timers/promises'
import { click } from './clicks.ts'
import { randomFrom } from './disk.ts'
import { paymentProblems } from './kept.ts'
import { INSPECTED, memoryOf, residentOf } from './memory.ts'
import { addProduct, register, signInOwner } from './people.ts'
import { bookProblems, column, type Goods, soldOf } from './records.ts'
import { BOTH, type Trial, tally } from './trial.ts'

const PEOPLE = 50
/** Of what is alive in the second half: a leak of a kilobyte a request would be far more. */
const GROWTH = 0.05
/** The short form ends before all code has run and all caches are full: it finds gross leaks only. */
const WARMING_UP_MB = 10

export const eightHours: Trial = {
  number: 20,
  title: '50 people with random clicks, drops and reloads',
  databases: BOTH,
  async run(place, long) {
    const shop = await place.start(INSPECTED)
    const owner = await signInOwner(shop.origin)
    const people = await register(shop.origin, PEOPLE)
    const goods: Goods[] = []
    for (let n = 0; n < 12; n++) {
      goods.push(await addProduct(shop.origin, owner, n < 2 ? 50 : 100_000, `${5 + n}.95`))
    }
    const lastsMs = (long ? 600 : 20) * 1000
    const statuses: number[] = []
    const failures: string[] = []
    let running = true
    const visits = people.map(async (person, n) => {
      const random = randomFrom(n + 1)
      const { origin } = shop
      const visit = { origin, provider: place.provider, person, goods, statuses, failures, random }
      while (running) {
        // A dropped request rejects; the person just goes on.
        await click(visit).catch(() => {})
        await sleep(random() * 1200)
      }
    })
    await sleep(lastsMs / 2)
    const half = await memoryOf(shop)
    await sleep(lastsMs / 2)
    const peak = residentOf(shop.pid)
    const end = await memoryOf(shop)
    running = false
    await Promise.all(visits)

    const problems = [
      ...(await bookProblems(place, goods)),
      ...(await paymentProblems(place, place.provider)),
    ]
    const broken = statuses.filter(status => status >= 500)
    if (broken.length > 0) problems.push(tally(broken), ...failures)
    const room = long ? half.alive * GROWTH : WARMING_UP_MB
    if (end.alive > half.alive + room) problems.push('memory grows')
    const [paid] = await column(place, `select count(*) from orders where paid_at is not null`)
    const [sum] = await column(
      place,
      `select coalesce(sum(amount), 0) from payments where status = 'paid'`,
    )
    const alive = `${half.alive.toFixed(1)} MB alive at half time, ${end.alive.toFixed(1)} at the end (${peak.toFixed(0)} resident)`
    return {
      figures: `${lastsMs / 1000} s, ${tally(statuses)}; ${alive}; ${await soldOf(place)} sold, ${paid} paid over ${(Number(sum) / 100).toFixed(2)}, as the provider has it`,
      problems,
    }
  },
}
