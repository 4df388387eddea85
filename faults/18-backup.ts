import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { postgresBin } from '../scripts/postgres.ts'
import { lossesOf } from './kept.ts'
import { gatherCrowd, startLoad } from './load.ts'
import type { Place } from './place.ts'
import { ask, connect } from './records.ts'
import { BOTH, type Trial } from './trial.ts'

const run = promisify(execFile)
const SCRIPT = join(import.meta.dirname, '..', 'scripts', 'backup.ts')

export const backup: Trial = {
  number: 18,
  title: 'backup under load, wipe, restore',
  databases: BOTH,
  async run(place, long) {
    let shop = await place.start()
    const crowd = await gatherCrowd(shop.origin)
    await addHistory(place)
    const problems: string[] = []
    const took: number[] = []
    const rounds = long ? 5 : 1
    for (let round = 0; round < rounds; round++) {
      const shares = { buyers: 6, payers: 2, uploaders: 2 }
      const load = startLoad([shop.origin], crowd, shares, place.provider)
      await sleep(long ? 3000 : 1000)
      const beganAt = Date.now()
      const underLoad = join(place.folder, `under-load-${round}`)
      await save(place, underLoad)
      took.push(Date.now() - beganAt)
      await load.stop()
      const atRest = join(place.folder, `at-rest-${round}`)
      await save(place, atRest)
      const sums = await sumsOf(place)
      shop.signal('SIGTERM')
      await shop.ended

      await wipe(place)
      await restore(place, underLoad)
      problems.push(...(await lossesOf(place, crowd, beganAt)))
      await wipe(place)
      await restore(place, atRest)
      const back = await sumsOf(place)
      if (back !== sums) problems.push(`counts and sums differ:\n${sums}\n${back}`)
      problems.push(...(await lossesOf(place, crowd)))
      shop = await place.start()
    }
    const { orders, payments, products } = crowd.ledger
    return {
      figures: `${rounds} rounds: saved in ${took.join(', ')} ms under load; ${orders.length} orders, ${payments.length} payments, ${products.length} products back, counts and sums equal`,
      problems,
    }
  },
}

/** A shop with a past: what takes long to copy is written to while it is copied. */
async function addHistory(place: Place) {
  const entry = JSON.stringify({ description: 'long '.repeat(800) })
  await ask(
    place,
    `with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < 5000)
     insert into audit_log
       (at, actor_id, actor_name, action, subject, subject_id, before_json, after_json)
     select '2026-01-01T00:00:00.000Z', null, 'Past', 'changed', 'product', n, '{}', '${entry}'
     from numbers`,
  )
}

const tool = (name: string) => join(postgresBin() ?? '', name)
const env = ({ dataDir }: Place) => ({ PATH: process.env.PATH, DATA_DIR: dataDir })

/** As README.md tells the owner to do it. */
async function save(place: Place, file: string) {
  const { databaseUrl, dataDir } = place
  if (!databaseUrl) {
    await run(process.execPath, [SCRIPT, 'backup', file], { env: env(place) })
    return
  }
  await run(tool('pg_dump'), ['-Fc', '-f', file, databaseUrl])
  cpSync(join(dataDir, 'media'), `${file}-media`, {
    recursive: true,
    // What is just being uploaded gets its name meanwhile, and `cp` would only mention it.
    filter: path => !basename(path).startsWith('.'),
  })
}

async function restore(place: Place, file: string) {
  const { databaseUrl, dataDir } = place
  if (!databaseUrl) {
    await run(process.execPath, [SCRIPT, 'restore', file], { env: env(place) })
    return
  }
  await run(tool('pg_restore'), ['--no-owner', '-d', databaseUrl, file])
  cpSync(`${file}-media`, join(dataDir, 'media'), { recursive: true })
}

async function wipe({ databaseUrl, dataDir, postgres }: Place) {
  rmSync(dataDir, { recursive: true })
  mkdirSync(dataDir)
  if (!databaseUrl || !postgres) return
  const name = new URL(databaseUrl).pathname.slice(1)
  const client = await connect(postgres.url)
  await client.query(`drop database ${name} with (force)`)
  await client.query(`create database ${name}`)
  await client.end()
}

/** Every count and sum of a shop that an owner would miss. */
async function sumsOf(place: Place): Promise<string> {
  const sums = [
    'count(*), sum(id), sum(total_price), count(paid_at) from orders',
    'count(*), sum(id), sum(price * quantity) from order_items',
    'count(*), sum(id), sum(stock), sum(price) from products',
    'count(*), sum(id), sum(amount) from payments',
    'count(*), sum(id), sum(token_version) from users',
    'count(*), sum(id) from audit_log',
    'count(*) from idempotency_keys',
    'count(*) from migrations',
  ]
  const rows = await Promise.all(sums.map(sum => ask(place, `select ${sum}`)))
  return rows.map((row, n) => `${sums[n]}: ${Object.values(row[0] ?? {}).join(' ')}`).join('\n')
}
