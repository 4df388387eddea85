import { chmodSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { products } from '../contract/products.ts'
import type { PostgresServer } from '../scripts/postgres.ts'
import { lossesOf, remainsOf, sweepRemains } from './kept.ts'
import { type Crowd, gatherCrowd, sendAgain, startLoad } from './load.ts'
import { call } from './people.ts'
import { ownPostgres, type Place, type RunningShop } from './place.ts'
import { connect } from './records.ts'
import { mountSmallDisk, type SmallDisk } from './small-disk.ts'
import { BOTH, inTime, type Outcome, type Trial, tally } from './trial.ts'

const NOT_TRIED: Outcome = {
  figures: 'a small disk cannot be mounted here',
  notTried: true,
  problems: [],
}
const FULL = [503, 507]

/** A disk, and the server whose files are on it. */
type FullDisk = SmallDisk & { postgres?: PostgresServer }

export const diskFull: Trial = {
  number: 5,
  title: 'disk full, for database and images',
  databases: BOTH,
  async run(place, long) {
    const { database } = place
    const images = mountSmallDisk(place, 'small', 40)
    if (!images) return NOT_TRIED
    place.settings.DATA_DIR = place.dataDir = images.folder
    const disks: FullDisk[] = [images]
    if (database === 'PostgreSQL') disks.push(await postgresOnSmallDisk(place))
    const shop = await place.start()
    const crowd = await gatherCrowd(shop.origin)
    const problems: string[] = []
    const rounds = long ? 5 : 1
    const noticed = new Set<FullDisk>()
    let startedAgain = 0
    for (let round = 0; round < rounds; round++) {
      for (const disk of disks) {
        const seen = await fillUnderLoad(place, shop, crowd, disk)
        problems.push(...seen.problems)
        if (seen.refusals > 0) noticed.add(disk)
        startedAgain += seen.startedAgain
      }
    }
    // PostgreSQL reuses room that it had, so not every time does it need more.
    if (noticed.size < disks.length) problems.push('a full disk was never noticed')
    const remains = await sweepRemains(place, shop)
    problems.push(...remains.problems)
    const { orders, products } = crowd.ledger
    const afterwards = `; PostgreSQL ended and started again × ${startedAgain}, ${remains.count} remains of uploads swept`
    return {
      figures: `${rounds} × ${disks.length} disks filled: ${tally(crowd.ledger.statuses)}; ${orders.length} orders and ${products.length} products kept, the same process works on${database === 'PostgreSQL' ? afterwards : ''}`,
      problems,
    }
  },
}

/** Small segments, so that the log fits beside the tables. */
async function postgresOnSmallDisk(place: Place): Promise<FullDisk> {
  const disk = mountSmallDisk(place, 'cluster', 120)
  if (!disk) throw new Error('One small disk could be mounted, and a second one could not.')
  chmodSync(place.folder, 0o755)
  chmodSync(disk.folder, 0o777)
  const postgres = await ownPostgres(
    place,
    { max_wal_size: '4MB', min_wal_size: '2MB', wal_keep_size: '0' },
    { inside: disk.folder, initdb: ['--wal-segsize=1'] },
  )
  return { ...disk, postgres }
}

/** It recovers with hardly any room, and new connections are refused in unusual words. */
async function breakOff(postgres: PostgresServer) {
  for (let time = 0; time < 3; time++) {
    postgres.loseProcess()
    await sleep(400)
  }
}

/**
 * Asks for new files of the log. With no room for one PostgreSQL breaks off all of its work, and
 * with none to recover it ends.
 */
async function wearOut(postgres: PostgresServer) {
  await inTime(3000, async () => {
    try {
      const client = await connect(postgres.url)
      await client
        .query(`select pg_logical_emit_message(false, 'full', 'x'), pg_switch_wal()`)
        .finally(() => client.end())
    } catch {
      // That is what it was asked for.
    }
    return !postgres.isRunning()
  })
}

async function fillUnderLoad(place: Place, shop: RunningShop, crowd: Crowd, disk: FullDisk) {
  const problems: string[] = []
  const before = crowd.ledger.statuses.length
  const earlierRemains = await remainsOf(place)
  const shares = { buyers: 6, payers: 0, uploaders: 2 }
  const load = startLoad([shop.origin], crowd, shares, place.provider)
  await sleep(500)
  // A little room first, so that it ends in the middle of something.
  disk.fill(200_000)
  const refusals = () => crowd.ledger.statuses.slice(before).filter(status => FULL.includes(status))
  await inTime(4000, async () => refusals().length > 0)
  disk.fill(0)
  await inTime(10_000, async () => refusals().length > 20)
  if (disk.postgres) {
    await breakOff(disk.postgres)
    await wearOut(disk.postgres)
  }
  const list = await call(shop.origin, products.list)
  if (list.status !== 200 && list.status !== 503) problems.push(`browsing: ${list.status}`)
  disk.makeRoom()
  const roomAt = crowd.ledger.orders.length + crowd.ledger.products.length
  let startedAgain = 0
  const works = async () => {
    // As whatever looks after a server does: one that cannot write its log gives up.
    if (disk.postgres?.isRunning() === false) {
      await disk.postgres.start()
      startedAgain++
    }
    return crowd.ledger.orders.length + crowd.ledger.products.length > roomAt + 5
  }
  if (!(await inTime(10_000, works))) problems.push('there is room, and it does not work again')
  await load.stop()

  const others = crowd.ledger.statuses.filter(status => ![201, ...FULL].includes(status))
  if (others.length > 0) problems.push(`other answers: ${tally(others)}`)
  problems.push(...crowd.ledger.speechless.splice(0).map(body => `without a sentence: ${body}`))
  problems.push(...(await sendAgain(shop.origin, crowd)))
  problems.push(...(await lossesOf(place, crowd)))
  // Without a database nobody knows whether a product was written: then a sweep removes its image.
  const remains = (await remainsOf(place)).filter(file => !earlierRemains.includes(file))
  if (!disk.postgres && remains.length > 0) {
    problems.push(`remains of refused uploads: ${remains}`)
  }
  const end = await Promise.race([shop.ended, sleep(0)])
  if (end) problems.push(`the shop ended: ${end.output.slice(-500)}`)
  return { problems, refusals: refusals().length, startedAgain }
}
