import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import pg from 'pg'
import { connectToPrimary } from '../db/primary-pool.ts'
import type { Db } from '../db/tables.ts'
import type { Topic } from '../db/touched.ts'
import type { Hearing, OtherProcesses } from './other-processes.ts'

const CHANNEL = 'touched'
/** News are gathered: a notification inside each transaction would make all commits queue up. */
const GATHER_MS = 20
/** PostgreSQL takes messages of up to 8,000 bytes. */
const LONGEST_MESSAGE = 7500
const LISTEN_AGAIN_MS = 500
/** A process that dies between a commit and its news tells nobody: this is how long that shows. */
const LIFE_MS = 5000
const LIFE_WHEN_DEAF_MS = 500

/** The servers of one PostgreSQL tell each other what they touched, over LISTEN and NOTIFY. */
export function hearPostgres(db: Db, url: string, hearing: Hearing): OtherProcesses {
  const self = randomUUID()
  const gathered = new Set<Topic>()
  let client: pg.Client | undefined
  let hearsItself = false
  let stopped = false
  let sending: NodeJS.Timeout | undefined

  async function listen() {
    const connection = await connectToPrimary(url, connectionString => {
      const each = new pg.Client({
        connectionString,
        application_name: 'haberdash listener',
        keepAlive: true,
        connectionTimeoutMillis: 5000,
      })
      each.on('notification', ({ payload = '' }) => hear(payload))
      // Without anybody listening for it, an error would end the process; `end` follows it.
      each.on('error', hearing.onError)
      return each
    })
    connection.once('end', lose)
    await connection.query(`listen ${CHANNEL}`)
    client = connection
    // What happened before it listened, nobody knows.
    hearing.onUnknown()
    // A pooler between may take the LISTEN and deliver nothing: only an echo shows that it works.
    await send()
  }

  async function lose() {
    client = undefined
    hearsItself = false
    hearing.onUnknown()
    while (!stopped && !client) {
      await listen().catch(() => sleep(LISTEN_AGAIN_MS, undefined, { ref: false }))
    }
  }

  function hear(message: string) {
    const [sender, ...topics] = message.split(' ')
    if (sender === self) hearsItself = true
    else if (topics.length === 0) hearing.onUnknown()
    else hearing.onTouched(topics as Topic[])
  }

  async function send() {
    sending = undefined
    const message = [self, ...gathered].join(' ')
    gathered.clear()
    const payload = message.length > LONGEST_MESSAGE ? self : message
    // The net catches what cannot be sent.
    await sql`select pg_notify(${CHANNEL}, ${payload})`.execute(db).catch(hearing.onError)
  }

  return {
    async start() {
      await listen().catch(lose)
    },
    async stop() {
      stopped = true
      if (sending) {
        clearTimeout(sending)
        await send()
      }
      await client?.end()
    },
    tell(topics) {
      for (const topic of topics) gathered.add(topic)
      sending ??= setTimeout(send, GATHER_MS)
    },
    hears: () => hearsItself,
    lifeMs: () => (hearsItself ? LIFE_MS : LIFE_WHEN_DEAF_MS),
  }
}
